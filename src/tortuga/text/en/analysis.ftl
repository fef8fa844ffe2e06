### Matches and positions looked at afterwards.

## The analysis board of turtles

analysis-title = Analysis board
analysis-opening = The position is laid.
analysis-over = The game is over here.
analysis-looking = { $side } is to move. The moves are looked at.
analysis-best = { $side } is to move. Best is { $move }: { $worth }.
analysis-progress = Looked at: { $done } of { $of }.
analysis-looking-at = How far the look at it has come
analysis-trail = Moves tried
analysis-beginning = Beginning
analysis-back = One move back
analysis-link = Copy a link
analysis-linked = The link is copied.
analysis-moves = All moves, the best first
analysis-move = Move
analysis-worth = What it is worth
analysis-played = Played by people
analysis-played-by = { $matches }×, { $won } won
analysis-note = “In” is exact, “in at most” is proved; a percentage is an estimate. Under a move stands what may follow.
analysis-estimate = about { $percent }%
analysis-won-in = { $moves ->
    [one] wins at once
   *[other] wins in { $moves } moves
}
analysis-won-within = { $moves ->
    [one] wins at once
   *[other] wins in at most { $moves } moves
}
analysis-lost-in = { $moves ->
    [one] the other side wins at once
   *[other] the other side wins in { $moves } moves
}
analysis-lost-within = { $moves ->
    [one] the other side wins at once
   *[other] the other side wins in at most { $moves } moves
}

## Laying a position

analysis-edit = Lay a position
analysis-stop-editing = Leave it as it was
analysis-editing = Put turtles down and take them away, or paste a position or moves.
analysis-hand = What you put down
analysis-hand-south = South
analysis-hand-north = North
analysis-hand-overturned = On its back
analysis-hand-nothing = Nothing
analysis-to-move = To move
analysis-variant = Variant
analysis-variant-base = base
analysis-variant-hatching = hatching
analysis-variant-ultra = ultra
analysis-reserve = Eggs of { $side }
analysis-notation = Notation
analysis-lay = Analyse this
analysis-clear = Empty the beach
analysis-cell = { $cell }: { $standing ->
    [south] a turtle of South
    [north] a turtle of North
    [overturned] a turtle on its back
   *[empty] empty
}

## A match

analysis-remarks = What stands out
analysis-no-faults = Nothing stands out.
analysis-try-here = Try it on the board
analysis-as-table = As a table
analysis-after-actions = After
analysis-points = { $points }
analysis-percent = { $percent }%
analysis-plot-turtles = South’s chance to win over the match
analysis-plot-buccaneers = Everybody’s points over the match
analysis-plot-tortuga1667 = How likely a good observer took each player for French
analysis-curve-south = South’s chance to win
analysis-curve-score = { $name }
analysis-curve-suspicion = { $name } French?

## turtles: faults

analysis-fault-misses-nest = { $move } walks past the nest: { $better } would have won at once.
analysis-fault-opens-nest = { $move } lets the other side walk home: { $answer } wins at once. { $better } was better.
analysis-fault-gives-away = { $move } gives a won game away: now the other side wins, beginning with { $answer }. { $better } would have won in { $moves } moves at most.
analysis-fault-lets-slip = { $move } lets a win slip: { $better } would have won in { $moves } moves at most.
analysis-fault-loses = { $move } loses by force, beginning with { $answer }. { $better } left it open.
analysis-fault-weakens = { $move } looks much weaker than { $better }.

## buccaneers

analysis-parts = { $name }: { $total } points, of which chests { $chests }, sets { $sets }, tracks { $tracks }, coins { $coins }.
analysis-dice = { $name } rolled { $dice } dice with { $skulls } skulls; on average there would have been { $expected }.
analysis-luck = { $percent ->
    [0] { $name }’s dice were worth what dice are worth on average.
   *[other] { $name }’s dice were worth { $percent }% of the chance to win { $sign ->
        [more] more
       *[less] less
    } than dice are on average.
}
analysis-roll = This roll was worth { $percent }% of the chance to win { $sign ->
    [more] more
   *[less] less
} than an average one.
analysis-skill = { $name } made { $choices } choices and gave away { $percent }% of the chance to win on average with each, beside what a good player found.
analysis-gave-away = { $done } gave away { $percent }% of the chance to win; better was { $better }.

## Tortuga 1667

analysis-read = { $name } was { $loyalty ->
    [british] British
    [french] French
   *[dutch] Dutch
}; over the match an observer took them for it with { $percent }%.
analysis-knew = From here on { $name } could know that { $other } was { $loyalty ->
    [british] British
    [french] French
   *[dutch] Dutch
}.
analysis-ballot = { $name } played { NAME($card) } in the { NAME($vote) }{ $true ->
    [yes] , true to their flag.
    [no] , against their flag.
   *[unsaid] .
}
