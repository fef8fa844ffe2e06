### How buccaneers shows itself in a browser.

## The middle of the table

buccaneers-web-middle = The middle of the table
buccaneers-web-round = Round { $round }
buccaneers-web-centre = Central island
buccaneers-web-pile = { $count ->
    [one] 1 treasure tile left
   *[other] { $count } treasure tiles left
 }
buccaneers-web-letter-red = R
buccaneers-web-letter-blue = B
buccaneers-web-letter-yellow = Y
buccaneers-web-letter-white = W
buccaneers-web-letter-purple = P
buccaneers-web-chest = { NAME($chest) } chest
buccaneers-web-counted = { NAME($chest) } { $count }
buccaneers-web-bag = { $count ->
    [0] The bag is empty
    [one] 1 chest in the bag: { $colours }
   *[other] { $count } chests in the bag: { $colours }
 }
buccaneers-web-bonus-left = { $count ->
    [one] 1 bonus tile left
   *[other] { $count } bonus tiles left
 }

## The captains

buccaneers-web-captain = { $first ->
    [yes] { $player }, first player: { $state }. { $count } of { $goal } chests in Tortuga. Show the log.
   *[no] { $player }: { $state }. { $count } of { $goal } chests in Tortuga. Show the log.
 }
buccaneers-web-doing-choosing = choosing
buccaneers-web-doing-chosen = ready
buccaneers-web-doing-naming = names skulls
buccaneers-web-doing-rolling = rolls openly
buccaneers-web-doing-acting = acting
buccaneers-web-doing-loading = loading
buccaneers-web-doing-idle = waiting
buccaneers-web-doing-ended = finished
buccaneers-web-doing-over = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
buccaneers-web-shown-nothing = none fits
buccaneers-web-stands = { $rank ->
    [1] first in { NAME($deed, case: "the") } with { $total }
    [2] second in { NAME($deed, case: "the") } with { $total }
   *[other] { $total } in { NAME($deed, case: "the") }
 }
buccaneers-web-rank = { $rank ->
    [1] 1st
   *[2] 2nd
 }

## A log

buccaneers-web-log = The log of { $player }
buccaneers-web-enlarge = Show this log at full size
buccaneers-web-close = Close
buccaneers-web-of = { $count }/{ $room }
buccaneers-web-track = { NAME($marker) } on space { $space } of { $spaces }: room for { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
 } and { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
buccaneers-web-numbered = { $die } { $number }
buccaneers-web-space = { NAME($deed) }: { $count ->
    [0] no dice
   *[other] dice { $dice }, total { $total }
 }{ $bonus ->
    [0] { "" }
   *[other] ; bonus { $bonus }
 }
buccaneers-web-zone = { NAME($zone) }: { $bounded ->
    [yes] { $count } of { $room } places taken
   *[no] { $count ->
        [0] no chests
        [one] 1 chest
       *[other] { $count } chests
    }
 }
buccaneers-web-chest-at = { NAME($chest) } chest, place { $place } of the { NAME($zone) } zone
buccaneers-web-lost = { NAME($chest) } chest: finds no place
buccaneers-web-tiles = { $count ->
    [0] no treasure tiles
    [one] 1 treasure tile
   *[other] { $count } treasure tiles
 }
buccaneers-web-coins = { $tiles ->
    [one] 1 treasure tile, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
   *[other] { $tiles } treasure tiles, { $coins } coins
 }
buccaneers-web-tile-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }

## Dice

buccaneers-web-your-dice = Your dice
buccaneers-web-die = { $face ->
    [buccaneers-face-skull] Die { $die }: skull
   *[other] Die { $die }: { NAME($face) } { $number }
 }
buccaneers-web-kept = You keep { $dice }; others are still choosing
buccaneers-web-open-roll = { $player } rolls in the open

## Choosing

buccaneers-web-tray = Your choice
buccaneers-web-hint = Choose what glows; nothing happens before you confirm.

buccaneers-web-do-keep = Keep { $dice }
buccaneers-web-do-none-fits = None fits
buccaneers-web-do-bonus = { $turns ->
    [yes] Turn the tile at { NAME($deed, case: "the") } to 2
   *[no] Lay a tile at { NAME($deed, case: "the") }
 }
buccaneers-web-do-name = Skulls to { NAME($deed, case: "the") }
buccaneers-web-do-act = { $deed ->
    [buccaneers-deed-fleet] Expand the fleet
    [buccaneers-deed-recruit] Recruit
   *[buccaneers-deed-hunt] Hunt for treasure
 }
buccaneers-web-do-give-up = { $deed ->
    [buccaneers-deed-boarding] Attack nobody
    [buccaneers-deed-raid] Attack nobody
   *[other] Give up
 }
buccaneers-web-do-attack = { $deed ->
    [buccaneers-deed-boarding] Board { $victim }
   *[buccaneers-deed-raid] Raid { $victim }
 }
buccaneers-web-do-steal = Take the { NAME($chest) } chest from place { $place }
buccaneers-web-do-take = Take the { NAME($chest) } chest
buccaneers-web-do-keep-tile = { $coins ->
    [one] Keep the tile of 1 coin
   *[other] Keep the tile of { $coins } coins
 }
buccaneers-web-do-load = Load the { NAME($chest) } chest on place { $place }

buccaneers-web-note-place = { $bonus ->
    [0] { $added } for { NAME($deed, case: "the") }: { $total } in all.
   *[other] { $added } for { NAME($deed, case: "the") }: { $total } in all, with the bonus of { $bonus }.
 }
buccaneers-web-note-skulls = { $count ->
    [one] A skull alone: you name its action when all have shown their dice.
   *[other] Skulls alone: you name their action when all have shown their dice.
 }
buccaneers-web-note-none-fits = When all have shown their dice, you roll these again in the open.
buccaneers-web-note-bonus = Adds { $side } to { NAME($deed, case: "the") } in every round in which you have a die there.
buccaneers-web-note-advance = { $moves ->
    [yes] Your { NAME($marker) } goes to space { $space }.
   *[no] Your { NAME($marker) } is on space { $space } already and goes no further.
 }
buccaneers-web-note-hunt = { $two ->
    [yes] You draw a chest and take a treasure tile.
   *[no] { $rank ->
        [1] You draw a chest, look at two treasure tiles and keep one.
       *[2] You take a treasure tile.
    }
 }
buccaneers-web-note-give-up = Nobody moves up in your place; your dice stay and defend.
buccaneers-web-note-booty = { $chests ->
    [0] There is no chest to take.
    [one] There is 1 chest to take.
   *[other] There are { $chests } chests to choose from.
 }
buccaneers-web-note-centre = { $chests ->
    [0] The central island is empty.
   *[other] You then take a chest from the central island.
 }
buccaneers-web-note-pushed = Their { NAME($marker) } goes back to space { $space }.
buccaneers-web-note-defended = They have dice there and fight back: your { NAME($marker) } goes back to space { $space } too.
buccaneers-web-note-undefended = They have no die there and cannot fight back.
buccaneers-web-note-load = Places fill from the left; what finds none is left behind.

buccaneers-web-attacked = { $defended ->
    [yes] fights back
   *[no] cannot fight back
 }

## First and second

buccaneers-web-reward-fleet = { $steps ->
    [one] moves the ship 1 space
   *[other] moves the ship { $steps } spaces
 }
buccaneers-web-reward-recruit = { $steps ->
    [one] moves the pirate 1 space
   *[other] moves the pirate { $steps } spaces
 }
buccaneers-web-reward-hunt = { $two ->
    [yes] draws a chest and takes a treasure tile
   *[no] { $rank ->
        [1] draws a chest and keeps one of two treasure tiles
       *[2] takes a treasure tile
    }
 }
buccaneers-web-reward-boarding = { $rank ->
    [1] may board a captain and take a chest from the fleet
   *[2] may board another captain and take a chest from the central island
 }
buccaneers-web-reward-raid = { $rank ->
    [1] may raid a captain and take a chest from the crew
   *[2] may raid another captain and take a chest from the central island
 }
buccaneers-web-tie = Equal totals: whoever comes first clockwise from { $first }, the first player, is ahead.

## In a line

buccaneers-web-explain-zone-fleet = The ships: chests here go to Tortuga next. Boarding takes from here.
buccaneers-web-explain-deed-fleet = Expanding the fleet moves the ship: more room for fleet chests and for boarding dice.
buccaneers-web-explain-deed-recruit = Recruiting moves the pirate: more room for crew chests and for raid dice.
buccaneers-web-explain-deed-hunt = A treasure hunt brings a chest and treasure tiles.
buccaneers-web-explain-deed-boarding = Boarding takes a chest from a fleet and pushes a ship back. Its dice also defend.
buccaneers-web-explain-deed-raid = A raid takes a chest from a crew and pushes a pirate back. Its dice also defend.
buccaneers-web-explain-zone-island = New chests land here and go to the crew next. Nobody can steal them.
buccaneers-web-explain-zone-crew = The crew: chests here go to the fleet next. Raids take from here.
buccaneers-web-explain-zone-tortuga = Safe at home: worth most, and enough of them end the game.
buccaneers-web-explain-chest-red = Red: one red, one blue and one yellow chest make a set.
buccaneers-web-explain-chest-blue = Blue: one red, one blue and one yellow chest make a set.
buccaneers-web-explain-chest-yellow = Yellow: one red, one blue and one yellow chest make a set.
buccaneers-web-explain-chest-white = White: in Tortuga it stands for any colour of a set.
buccaneers-web-explain-chest-purple = Purple: counts double, and for no set.
buccaneers-web-explain-centre = Chests that found no place lie here, one of each colour at most.
buccaneers-web-explain-tiles = Treasure tiles show 1 to 3 coins, known to their owner alone until the end.
buccaneers-web-explain-bonus = Who has placed all dice before the others gets a bonus: a new tile with 1, or a turn from 1 to 2.

## The end

buccaneers-web-end-you = you
buccaneers-web-end-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
buccaneers-web-end-zone = { NAME($zone) }: { $points } for each chest, purple × { $times }
buccaneers-web-end-chest = { $points ->
    [one] { NAME($chest) } chest: 1 point
   *[other] { NAME($chest) } chest: { $points } points
 }
buccaneers-web-end-part = { $joker ->
    [yes] { NAME($chest) } chest in the { NAME($zone) } zone, standing for { NAME($colour) }
   *[no] { NAME($chest) } chest in the { NAME($zone) } zone
 }
buccaneers-web-end-set = A set of three colours
buccaneers-web-end-tracks = Ship on { $ship }, pirate on { $pirate }
buccaneers-web-end-tiles = { $tiles ->
    [0] No treasure tiles
    [one] Coins on 1 treasure tile
   *[other] Coins on { $tiles } treasure tiles
 }
buccaneers-web-end-total = Total
buccaneers-web-end-tie = Equally many points: the victory is shared.
buccaneers-web-end-as = = { $letter }
buccaneers-web-end-rounds = { $count ->
    [one] round
   *[other] rounds
 }
buccaneers-web-end-chests = { $count ->
    [one] chest in Tortuga
   *[other] chests in Tortuga
 }
buccaneers-web-end-sets = { $count ->
    [one] set of three colours
   *[other] sets of three colours
 }
buccaneers-web-end-coins = { $count ->
    [one] coin found
   *[other] coins found
 }
buccaneers-web-end-bonuses = { $count ->
    [one] bonus taken
   *[other] bonuses taken
 }
