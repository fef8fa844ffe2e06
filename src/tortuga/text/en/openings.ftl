### The openings of turtles as a tree.

openings-title = Openings
openings-way = Moves up to here
openings-moves = The moves here, what people play most first
openings-alike = like { $moves }
openings-won = wins in ≤ { $moves }
openings-lost = loses in ≤ { $moves }
openings-open = open
openings-estimate = an estimate
openings-searching = being looked at …
openings-played = { $matches }×, { $percent }% won
openings-all = { $count ->
    [one] Show the one move
   *[other] Show all { $count } moves
}
openings-note = What is proved stands in the book; the number of moves is a bound. What is open nobody has proved, and a percentage is an estimate. Mirror images and other ways to the same position are counted together. Played: by people, in public matches that are over.
openings-no-book = There is no book for this variant yet: everything here is an estimate.
openings-nobody-knows = { $side } is to move. Nobody has proved who wins here.
openings-played-now = { $side } is to move. Somebody plays here right now: what is known of it is told when their match is over.
openings-matches = { $matches ->
    [one] People went on from here in one match.
   *[other] People went on from here in { $matches } matches.
}
openings-came-here = Matches that came here
openings-analyse = Analyse this
