### How buccaneers shows itself in a terminal.

buccaneers-screen-round = Round { $round }, first player { $first }
buccaneers-screen-goal = the game ends with { $goal } chests in a Tortuga
buccaneers-screen-centre = Central island
buccaneers-screen-bag = { $count ->
    [one] 1 chest in the bag
   *[other] { $count } chests in the bag
 }
buccaneers-screen-pile = { $count ->
    [one] 1 treasure tile left
   *[other] { $count } treasure tiles left
 }
buccaneers-screen-coins = { $tiles ->
    [0] No treasure tiles yet
    [one] 1 treasure tile with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
     }, known to you alone
   *[other] { $tiles } treasure tiles with { $coins } coins, known to you alone
 }
buccaneers-screen-roll = Your dice
buccaneers-screen-named = counts { $added }, { $total } in all
buccaneers-screen-dice = dice
buccaneers-screen-tiles = tiles
buccaneers-screen-choosing = choosing
buccaneers-screen-set = a set of three colours
buccaneers-screen-jokers = (white as { $colours })
buccaneers-screen-tracks = ship on { $ship }, pirate on { $pirate }
buccaneers-screen-score-coins = { $tiles ->
    [one] coins on 1 treasure tile
   *[other] coins on { $tiles } treasure tiles
 }
buccaneers-screen-total = total
buccaneers-help = keep AC · none · bonus raid · name hunt · act · give up · attack 2 · steal 1 · take red · tile 3 · load blue
    Dice are named by their letters, players and places by their numbers.
