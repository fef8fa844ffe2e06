### How buccaneers shows itself in a terminal.

buccaneers-screen-round = Kolo { $round }, začíná { $first }
buccaneers-screen-goal = konec: { $goal } truhlic v jedné Tortuze
buccaneers-screen-centre = Centrální ostrov
buccaneers-screen-bag = { $count ->
    [one] v sáčku 1 truhlice
    [few] v sáčku { $count } truhlice
   *[other] v sáčku { $count } truhlic
 }
buccaneers-screen-pile = { $count ->
    [one] zbývá 1 žeton s pokladem
    [few] zbývají { $count } žetony s pokladem
   *[other] zbývá { $count } žetonů s pokladem
 }
buccaneers-screen-coins = { $tiles ->
    [0] Zatím žádné žetony s pokladem
    [one] 1 žeton s pokladem, zlaťáky: { $coins }; víš to jen ty
    [few] { $tiles } žetony s pokladem, zlaťáky: { $coins }; víš to jen ty
   *[other] { $tiles } žetonů s pokladem, zlaťáky: { $coins }; víš to jen ty
 }
buccaneers-screen-roll = Tvoje kostky
buccaneers-screen-named = platí { $added }, celkem { $total }
buccaneers-screen-dice = kostky
buccaneers-screen-tiles = žetony
buccaneers-screen-choosing = vybírá
buccaneers-screen-set = sada tří barev
buccaneers-screen-jokers = (bílá jako { $colours })
buccaneers-screen-tracks = loď na { $ship }, pirát na { $pirate }
buccaneers-screen-score-coins = { $tiles ->
    [one] zlaťáky na 1 žetonu s pokladem
   *[other] zlaťáky na { $tiles } žetonech s pokladem
 }
buccaneers-screen-total = celkem
buccaneers-help = keep AC · none · bonus raid · name hunt · act · give up · attack 2 · steal 1 · take red · tile 3 · load blue
    Kostky se píšou písmeny, hráči a místa čísly.
