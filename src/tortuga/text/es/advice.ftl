### Qué haría quien juega bien, y por qué; y dónde se pudo jugar mejor.

advice-title = Una buena elección: { $choice }
advice-do = Hacerlo
advice-only-choice = No se puede hacer otra cosa.

## Después de la partida

advice-moments-title = Momentos que merecen otra mirada
advice-moments-progress = Repaso de tus elecciones: { $done } de { $of }.
advice-moments-none = No había mucho mejor que hacer. ¡Bien jugado!
advice-moments-done = Tu elección: { $choice }
advice-moments-better = Mejor: { $choice }
advice-moments-loss = Te costó cerca de un { $percent } % de tus posibilidades de ganar.
advice-moments-open = Verlo en el tablero

## turtles

turtles-advice-reaches-nest = Con esto ganas: la tortuga llega al gran nido.
turtles-advice-win-is-proved = { $moves ->
    [one] Ganas al momento.
   *[other] Responda lo que responda el otro bando, ganas: en { $moves } jugadas tuyas como mucho.
 }
turtles-advice-loss-is-proved = Todas las jugadas pierden si el otro bando encuentra todas las respuestas; con esta son las más difíciles de encontrar.
turtles-advice-looks-best = Parece lo mejor, con cerca de un { $percent } % de posibilidades.
turtles-advice-bars-the-way = Cualquier otra cosa deja que el otro bando entre en su nido en la próxima jugada.
turtles-advice-overturns-turtles = { $count ->
    [one] Pone patas arriba una tortuga rival.
   *[other] Pone patas arriba { $count } tortugas rivales.
 }
turtles-advice-gains-turtles = { $count ->
    [one] Una tortuga se pasa a tu bando.
   *[other] { $count } tortugas se pasan a tu bando.
 }
turtles-advice-hatches-turtles = { $count ->
    [one] Entra en juego una tortuga más.
   *[other] Entran en juego { $count } tortugas más.
 }
turtles-advice-comes-nearer = { $steps ->
    [one] Tu tortuga más adelantada queda a un paso del nido.
   *[other] Tu tortuga más adelantada queda a { $steps } pasos del nido.
 }
turtles-advice-others-stand-better = El otro bando está mejor (cerca de un { $percent } %): quédate con su jugada.
turtles-advice-may-be-taken-over = El otro bando puede quedarse con esta jugada, así que no debe favorecer a nadie.

## buccaneers

buccaneers-advice-takes-the-lead = { $other ->
    [0] Tendrás { $total } en { NAME($deed) }, y nadie más tiene dados ahí todavía.
   *[other] Irás por delante en { NAME($deed) }, con { $total } frente a { $other }.
 }
buccaneers-advice-comes-second = Tendrás la 2.ª posición en { NAME($deed) }, con { $total } frente a { $other }.
buccaneers-advice-skulls-anywhere = Las calaveras solas van a cualquier parte: eliges su acción cuando todos los dados están a la vista.
buccaneers-advice-keeps-dice-for-later = { $left ->
    [one] Te queda un dado para otra tirada.
   *[other] Te quedan { $left } dados para otra tirada.
 }
buccaneers-advice-marker-goes-on = { $marker ->
    [buccaneers-marker-ship] En 1.ª posición, tu barco llega a la casilla { $space }; lugares en tu flota: { $chests }.
   *[buccaneers-marker-pirate] En 1.ª posición, tu pirata llega a la casilla { $space }; lugares en tu tripulación: { $chests }.
 }
buccaneers-advice-chest-and-tile = En 1.ª posición sacas un cofre y eliges entre dos fichas de tesoro.
buccaneers-advice-chest-in-reach = En 1.ª posición puedes llevarte el cofre { NAME($chest) } de { $victim }.
buccaneers-advice-pushes-back = { $marker ->
    [buccaneers-marker-ship] Hace retroceder el barco de { $victim }.
   *[buccaneers-marker-pirate] Hace retroceder el pirata de { $victim }.
 }
buccaneers-advice-fights-back = { $victim } se defiende, pero aun así merece la pena.
buccaneers-advice-leaves-undefended = { $victim } no tiene dados ahí y no puede defenderse.
buccaneers-advice-no-attack-pays = Ningún ataque vale lo que te cuesta.
buccaneers-advice-tile-for-later = La ficha cuenta en cada ronda posterior en que tengas un dado en { NAME($deed) }.
buccaneers-advice-costs-nothing = Solo puede ayudarte.
buccaneers-advice-makes-set = El cofre { NAME($chest) } completa una combinación: { $points } puntos.
buccaneers-advice-nears-set = El cofre { NAME($chest) } es el que más te acerca a una combinación.
buccaneers-advice-counts-double = Un cofre morado cuenta doble.
buccaneers-advice-stands-for-any = En Tortuga, un cofre blanco vale por cualquier color de una combinación.
buccaneers-advice-more-coins = { $coins ->
    [one] Una moneda es lo más que hay.
   *[other] { $coins } monedas son más.
 }
buccaneers-advice-left-is-safer = Los mejores cofres van a la izquierda: lo que ya no cabe se retira por la derecha.
buccaneers-advice-chance-to-win = Tus posibilidades de ganar: cerca de un { $percent } %.

## tortuga1667

tortuga1667-advice-moves-treasure = { $to ->
    [tortuga1667-nation-british] Un tesoro pasa de Francia a Gran Bretaña: dos de diferencia.
   *[tortuga1667-nation-french] Un tesoro pasa de Gran Bretaña a Francia: dos de diferencia.
 }
tortuga1667-advice-adds-treasure = Es un tesoro más para { NAME($to) }.
tortuga1667-advice-makes-even = Así las dos naciones quedan igualadas, y tú ganas con el empate.
tortuga1667-advice-leaves-treasure = Lo que podrías tomar solo ayudaría a los demás.
tortuga1667-advice-galleon-has-treasure = { $left ->
    [one] Si sale bien, guardas el último tesoro del Galeón.
   *[other] Si sale bien, guardas uno de los { $left } tesoros del Galeón.
 }
tortuga1667-advice-other-ship-has-treasure = Si sale bien, puedes llevarte del otro barco un tesoro de { NAME($nation) }.
tortuga1667-advice-crew-is-with-you = Quienes votan están más contigo que contra ti.
tortuga1667-advice-crew-may-refuse = Puede fallar, pero nada promete más.
tortuga1667-advice-probably-enemy = { $player } juega probablemente con { NAME($loyalty) } ({ $percent } %), y contra ti.
tortuga1667-advice-probably-friend = { $player } juega probablemente con { NAME($loyalty) } ({ $percent } %), y contigo.
tortuga1667-advice-likeliest-enemy = De todos, { $player } es de quien menos te puedes fiar.
tortuga1667-advice-likeliest-friend = De todos, { $player } es de quien más te puedes fiar.
tortuga1667-advice-captain-loses-ship = { $captain } perdería el barco, y el mando sería tuyo.
tortuga1667-advice-cabin-boy-loses-hold = En el puesto de grumete, { $player } podría hurtar.
tortuga1667-advice-vote-shall-succeed = { $vote ->
    [tortuga1667-vote-attack] Quieres que este ataque salga bien.
    [tortuga1667-vote-brawl] Quieres que esta pelea salga bien.
   *[tortuga1667-vote-mutiny] Quieres que este motín salga bien.
 }
tortuga1667-advice-vote-shall-fail = { $vote ->
    [tortuga1667-vote-attack] Quieres que este ataque fracase.
    [tortuga1667-vote-brawl] Quieres que esta pelea fracase.
   *[tortuga1667-vote-mutiny] Quieres que este motín fracase.
 }
tortuga1667-advice-flags-for-nation = En una pelea cuentan las banderas, y la tuya debe ser de { NAME($nation) }.
tortuga1667-advice-card-better-kept = Esta votación te importa poco: guarda tus mejores cartas.
tortuga1667-advice-second-card-helps = Aquí vale la pena una segunda carta.
tortuga1667-advice-second-card-spared = Una segunda carta te ayudará más en otra votación.
tortuga1667-advice-cards-are-unseen = Así sabrás lo que hay ahí, y los demás no.
tortuga1667-advice-card-is-known = La has visto: { NAME($card) }.
tortuga1667-advice-cards-are-alike = No sabes de ninguna mejor.
tortuga1667-advice-worst-for-others = { NAME($card) } no es algo que se revele con gusto.
tortuga1667-advice-armada-shall-come = Estás en buena posición: cuanto antes llegue la Armada, mejor.
tortuga1667-advice-armada-may-wait = Acerca la Armada, pero nada promete más.
tortuga1667-advice-card-for-friend = { NAME($card) } ayuda a quien la tiene: dásela a alguien de tu lado.
tortuga1667-advice-back-of-the-ship = { $treasures ->
    [one] Quien sube a bordo { NAME($ship, case: "de") } es su grumete y puede hurtar: hay un tesoro de { NAME($nation) }.
   *[other] Quien sube a bordo { NAME($ship, case: "de") } es su grumete y puede hurtar: hay { $treasures } tesoros de { NAME($nation) }.
 }
tortuga1667-advice-only-aboard = A bordo de un barco hay más que hacer.
tortuga1667-advice-gets-nearer = Desde el bote puedes subir a bordo { NAME($ship, case: "de") }.
tortuga1667-advice-stays-where-it-is = Tu puesto vale más que lo que tendrías a cambio.
tortuga1667-advice-good-place = Desde este puesto ({ NAME($place) }) es desde donde más puedes hacer.
tortuga1667-advice-boat-is-theirs = Este bote les sirve más a los demás que a ti.
tortuga1667-advice-good-hand = Unas buenas cartas de voto deciden más de una votación.
tortuga1667-advice-chance-of-nation = Tus posibilidades de ganar: cerca de un { $percent } %.
tortuga1667-advice-nothing-better = Nada promete más.
