### Les boucaniers dans le terminal.

buccaneers-screen-round = Manche { $round }, pion Premier joueur : { $first }
buccaneers-screen-goal = fin avec { $goal } coffres dans un Tortuga
buccaneers-screen-centre = Île centrale
buccaneers-screen-bag = { $count ->
    [one] { $count } coffre dans le sac
   *[other] { $count } coffres dans le sac
 }
buccaneers-screen-pile = { $count ->
    [one] { $count } tuile Trésor restante
   *[other] { $count } tuiles Trésor restantes
 }
buccaneers-screen-coins = { $tiles ->
    [0] Pas encore de tuile Trésor
    [one] { $tiles } tuile Trésor, pièces : { $coins } (visible de toi seulement)
   *[other] { $tiles } tuiles Trésor, pièces : { $coins } (visibles de toi seulement)
 }
buccaneers-screen-roll = Tes dés
buccaneers-screen-named = compte { $added }, { $total } en tout
buccaneers-screen-dice = dés
buccaneers-screen-tiles = tuiles
buccaneers-screen-choosing = choisit
buccaneers-screen-set = un ensemble de trois couleurs
buccaneers-screen-jokers = (blanc pour { $colours })
buccaneers-screen-tracks = bateau en { $ship }, pirate en { $pirate }
buccaneers-screen-score-coins = { $tiles ->
    [one] pièces sur { $tiles } tuile Trésor
   *[other] pièces sur { $tiles } tuiles Trésor
 }
buccaneers-screen-total = total
buccaneers-help = keep AC · none · bonus raid · name hunt · act · give up · attack 2 · steal 1 · take red · tile 3 · load blue
    Les dés sont désignés par leurs lettres, les joueurs et les cases par leurs numéros.
