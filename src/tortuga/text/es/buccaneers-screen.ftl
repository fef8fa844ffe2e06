### Cómo se muestra buccaneers en la terminal.

buccaneers-screen-round = Ronda { $round }, empieza { $first }
buccaneers-screen-goal = termina con { $goal } cofres en una Tortuga
buccaneers-screen-centre = Isla central
buccaneers-screen-bag = { $count ->
    [one] 1 cofre en la bolsa
   *[other] { $count } cofres en la bolsa
 }
buccaneers-screen-pile = { $count ->
    [one] queda 1 ficha de tesoro
   *[other] quedan { $count } fichas de tesoro
 }
buccaneers-screen-coins = { $tiles ->
    [0] Aún no tienes fichas de tesoro
    [one] 1 ficha de tesoro (monedas: { $coins }); solo lo sabes tú
   *[other] { $tiles } fichas de tesoro (monedas: { $coins }); solo lo sabes tú
 }
buccaneers-screen-roll = Tus dados
buccaneers-screen-named = vale { $added }, en total { $total }
buccaneers-screen-dice = dados
buccaneers-screen-tiles = fichas
buccaneers-screen-choosing = está eligiendo
buccaneers-screen-set = combinación de tres colores
buccaneers-screen-jokers = (blanco como { $colours })
buccaneers-screen-tracks = barco en { $ship }, pirata en { $pirate }
buccaneers-screen-score-coins = { $tiles ->
    [one] monedas en 1 ficha de tesoro
   *[other] monedas en { $tiles } fichas de tesoro
 }
buccaneers-screen-total = total
buccaneers-help = keep AC · none · bonus raid · name hunt · act · give up · attack 2 · steal 1 · take red · tile 3 · load blue
    Los dados se nombran por su letra; los jugadores y los lugares, por su número.
