### buccaneers

buccaneers-name = Bucaneros
buccaneers-summary = Lanza los dados en secreto, puja más alto, aborda, saquea y lleva cofres a Tortuga.
buccaneers-aim = Lleva cofres a Tortuga: cuando alguien tenga seis allí, gana quien sume más puntos.

buccaneers-preset-quick = Bastan cuatro cofres en una Tortuga; 30 segundos por decisión.
buccaneers-preset-usual = Acaba con seis cofres en una Tortuga.
buccaneers-preset-everything = La partida larga, hasta ocho cofres; los dados que no sirven se vuelven a tirar en secreto.

buccaneers-option-first-player = Quién empieza con la ficha de jugador inicial: un asiento (1, 2…) o random (al azar).
buccaneers-option-bonus-needs-die = Una bonificación solo se puede colocar o pasar a 2 donde se tenga un dado (reglamento checo).
buccaneers-option-hidden-reroll = Los dados de los que no cabe ninguno se vuelven a lanzar tras la pantalla (reglamento checo), no a la vista.
buccaneers-option-put-off = Cuándo se descargan los cofres que ya no caben: tras cada ataque (attack) o una sola vez, tras toda la acción (action).
buccaneers-option-long-game = La partida termina con 8 cofres en una misma Tortuga en lugar de 6.
buccaneers-option-facts = La tabla de los dados y los demás números de la caja, en lugar de los que aquí se suponen.
buccaneers-option-problem-seat = el jugador inicial es un asiento del 1 al { $seats }, o random
buccaneers-facts-dice-count = hay { $dice } dados, de la A a la E
buccaneers-facts-tracks = las cuatro tablas de capacidad por casilla miden lo mismo, con un número por casilla
buccaneers-facts-room = en cada casilla cabe al menos uno, y nunca menos que en la anterior
buccaneers-facts-start = el barco y el pirata empiezan en una casilla de la 1 a la { $spaces }
buccaneers-facts-bonus-tiles = para tantos jugadores hacen falta al menos { $least } fichas de bonificación
buccaneers-facts-chests = para tantos jugadores hacen falta al menos { $least } cofres, o la partida podría no acabar nunca

# Nombres de las cosas

buccaneers-deed-fleet = Aumentar flota
buccaneers-deed-recruit = Reclutar tripulación
buccaneers-deed-hunt = Buscar tesoro
buccaneers-deed-boarding = Abordaje
buccaneers-deed-raid = Incursión
buccaneers-face-fleet = flota
buccaneers-face-recruit = tripulación
buccaneers-face-hunt = tesoro
buccaneers-face-boarding = abordaje
buccaneers-face-raid = incursión
buccaneers-face-skull = calavera
buccaneers-die-A = A
buccaneers-die-B = B
buccaneers-die-C = C
buccaneers-die-D = D
buccaneers-die-E = E
buccaneers-chest-red = rojo
buccaneers-chest-blue = azul
buccaneers-chest-yellow = amarillo
buccaneers-chest-white = blanco
buccaneers-chest-purple = morado
buccaneers-zone-island = isla
buccaneers-zone-crew = tripulación
buccaneers-zone-fleet = flota
buccaneers-zone-tortuga = Tortuga
buccaneers-marker-ship = barco
buccaneers-marker-pirate = pirata
buccaneers-put-off-attack = tras cada ataque
buccaneers-put-off-action = tras toda la acción

# Preguntas

buccaneers-asked-which-dice = Tirada { $roll }: ¿con qué dados te quedas? Si no cabe ninguno, dilo.
buccaneers-asked-which-open-dice = Tirada a la vista: ¿con qué dados te quedas?
buccaneers-asked-which-hidden-dice = Has vuelto a lanzar tras tu pantalla: ¿con qué dados te quedas?
buccaneers-asked-which-bonus = Tirada { $roll }: recibes una bonificación. ¿Dónde colocas una ficha nueva, o cuál pasas de 1 a 2?
buccaneers-asked-which-deed = ¿En qué acción colocas { $dice }, con calavera?
buccaneers-asked-whether-to-act = { $rank ->
    [1] Tienes la 1.ª posición en { NAME($deed) }: ¿actúas o renuncias?
   *[2] Tienes la 2.ª posición en { NAME($deed) }: ¿actúas o renuncias?
 }
buccaneers-asked-whom-to-attack = { $rank ->
    [1] Tienes la 1.ª posición en { NAME($deed) }: ¿a quién atacas, si quieres atacar?
   *[2] Tienes la 2.ª posición en { NAME($deed) }: ¿a quién atacas, si quieres atacar?
 }
buccaneers-asked-which-tile = Ves dos fichas de tesoro (monedas: { $coins }): ¿con cuál te quedas?
buccaneers-asked-what-to-steal = ¿Qué cofre le robas a { $victim }?
buccaneers-asked-what-to-take = ¿Qué cofre te llevas de la isla central?
buccaneers-asked-which-chest = ¿Qué cofre va en el lugar { $place } de tu zona de { NAME($zone) }?

# Lo que pasa

buccaneers-event-first-player = { $player } tiene la ficha de jugador inicial.
buccaneers-event-round-began = Comienza la ronda { $round }; empieza { $first }.
buccaneers-event-chest-drawn = { $player } saca de la bolsa un cofre { NAME($chest) } y lo coloca en su zona de { NAME($zone) }.
buccaneers-event-bag-empty = La bolsa está vacía: { $player } se queda sin cofre.
buccaneers-event-common-roll = Tirada { $roll }, en secreto: { $rollers }.
buccaneers-event-rolled = Tu tirada con { $dice }: { $faces }.
buccaneers-event-dice-kept = { $player } coloca { $dice } en { NAME($deed) }.
buccaneers-event-skulls-kept = { $player } se queda solo con calaveras: { $dice }.
buccaneers-event-nothing-kept = A { $player } no le cabe ningún dado.
buccaneers-event-bonus-laid = { $player } coloca una ficha de bonificación en { NAME($deed) }.
buccaneers-event-bonus-turned = { $player } da la vuelta a su ficha de bonificación en { NAME($deed) }: ahora muestra 2.
buccaneers-event-skulls-named = { $player } coloca { $dice }, con calavera, en { NAME($deed) }.
buccaneers-event-dice-shown = { $player } enseña los dados que no caben: { $dice }, con { $faces }.
buccaneers-event-rolled-openly = { $player } vuelve a lanzar { $dice } a la vista: { $faces }.
buccaneers-event-rolled-again = { $player } vuelve a lanzar tras su pantalla.
buccaneers-event-open-dice-kept = { $player } coloca { $dice } en { NAME($deed) }.
buccaneers-event-open-skulls-kept = { $player } se queda solo con calaveras: { $dice }.
buccaneers-event-deed-skipped = Nadie tiene dados en { NAME($deed) }.
buccaneers-event-equal-totals = { NAME($deed) }, empate a { $total }: { $players }. El orden va en sentido horario desde { $first }, que empieza.
buccaneers-event-deed-ranked = { NAME($deed) }: { $players }, con { $totals }.
buccaneers-event-gave-up = { $player } renuncia a { NAME($deed) }.
buccaneers-event-marker-advanced = El { NAME($marker) } de { $player } avanza hasta la casilla { $space }.
buccaneers-event-marker-pushed-back = El { NAME($marker) } de { $player } retrocede hasta la casilla { $space }.
buccaneers-event-tiles-looked-at = { $player } mira dos fichas de tesoro.
buccaneers-event-tiles-seen = Monedas en las dos fichas: { $coins }.
buccaneers-event-tile-taken = { $player } se lleva una ficha de tesoro.
buccaneers-event-tile-seen = Tu nueva ficha de tesoro muestra { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
 }.
buccaneers-event-tiles-empty = No quedan fichas de tesoro para { $player }.
buccaneers-event-attacked = { $deed ->
    [buccaneers-deed-boarding] { $player } aborda a { $victim }{ $defended ->
        [yes] , que se defiende
       *[no] {""}
     }.
   *[buccaneers-deed-raid] { $player } lanza una incursión contra { $victim }{ $defended ->
        [yes] , que se defiende
       *[no] {""}
     }.
 }
buccaneers-event-chest-stolen = { $player } roba un cofre { NAME($chest) } de la zona de { NAME($zone) } de { $victim }.
buccaneers-event-chest-taken = { $player } se lleva el cofre { NAME($chest) } de la isla central.
buccaneers-event-chest-put-off = { $to_bag ->
    [yes] Un cofre { NAME($chest) } ya no cabe en la zona de { NAME($zone) } de { $player } y vuelve a la bolsa.
   *[no] Un cofre { NAME($chest) } ya no cabe en la zona de { NAME($zone) } de { $player } y va a la isla central.
 }
buccaneers-event-dice-taken-back = Cada cual recoge sus dados.
buccaneers-event-chests-brought = { $player } lleva a Tortuga: { $chests }.
buccaneers-event-chests-loaded = Zona de { NAME($zone) } de { $player }, desde la izquierda: { $chests }.
buccaneers-event-chest-left = { $to_bag ->
    [yes] Un cofre { NAME($chest) } de { $player } se queda sin sitio y vuelve a la bolsa.
   *[no] Un cofre { NAME($chest) } de { $player } se queda sin sitio y va a la isla central.
 }
buccaneers-event-tiles-shown = Monedas en las fichas de tesoro de { $player }: { $coins }.
buccaneers-event-scored = { $player }: cofres { $chests }, combinaciones { $sets }, registros { $tracks }, monedas { $coins }; en total, { $total } puntos.

buccaneers-outcome-points = { $count ->
    [one] Gana { $winners }, con más puntos que nadie.
   *[other] { $winners } comparten la victoria.
 }

# Notación

buccaneers-notation-word = una acción empieza por una de estas palabras: { $names }
buccaneers-notation-dice = nombra los dados por su letra, de la A a la E, como AC
buccaneers-notation-die-twice = el dado { $die } aparece dos veces
buccaneers-notation-deed = una casilla de acción es fleet, recruit, hunt, boarding o raid
buccaneers-notation-chest = un cofre es red, blue, yellow, white o purple
buccaneers-notation-seat = un jugador se nombra por el número de su asiento, desde 1
buccaneers-notation-place = un lugar es un número, desde 1 por la izquierda
buccaneers-notation-coins = una ficha se nombra por sus monedas, como 2
buccaneers-notation-end = la acción debería terminar aquí

# Objeciones

buccaneers-objection-asked-which-dice = La pregunta es con qué dados te quedas.
buccaneers-objection-asked-which-open-dice = La pregunta es con qué dados de los que están a la vista te quedas.
buccaneers-objection-asked-which-hidden-dice = La pregunta es con qué dados de la tirada tras la pantalla te quedas.
buccaneers-objection-asked-which-bonus = La pregunta es dónde va tu bonificación.
buccaneers-objection-asked-which-deed = La pregunta es a qué acción van tus calaveras.
buccaneers-objection-asked-whether-to-act = La pregunta es si actúas o renuncias.
buccaneers-objection-asked-whom-to-attack = La pregunta es a quién atacas, si quieres atacar.
buccaneers-objection-asked-which-tile = La pregunta es con qué ficha de tesoro te quedas.
buccaneers-objection-asked-what-to-steal = La pregunta es qué cofre robas.
buccaneers-objection-asked-what-to-take = La pregunta es qué cofre te llevas de la isla central.
buccaneers-objection-asked-which-chest = La pregunta es qué cofre va ahora.
buccaneers-objection-keep-none = Tienes que quedarte al menos con un dado.
buccaneers-objection-not-in-hand = El dado { $die } no está entre los que has lanzado: { $hand }.
buccaneers-objection-mixed = Todos los dados con los que te quedas deben mostrar la misma acción: { $die } muestra { NAME($deed) } y { $other } muestra { NAME($another) }.
buccaneers-objection-no-room = { $free ->
    [0] Ya no caben dados en { NAME($deed) }.
    [one] En { NAME($deed) } solo cabe 1 dado más, no { $dice }.
   *[other] En { NAME($deed) } solo caben { $free } dados más, no { $dice }.
 }
buccaneers-objection-something-fits = Alguno cabe: podrías quedarte con { $dice }, por ejemplo.
buccaneers-objection-bonus-full = La ficha de bonificación en { NAME($deed) } ya muestra 2.
buccaneers-objection-bonus-no-die = No tienes ningún dado en { NAME($deed) }, así que ahí no puede ir una bonificación.
buccaneers-objection-attack-oneself = No puedes atacarte a ti.
buccaneers-objection-attacked-already = En { NAME($deed) }, la 1.ª posición ya ha atacado a quien has elegido.
buccaneers-objection-no-such-player = Solo hay { $seats } jugadores.
buccaneers-objection-no-such-place = En el lugar { $place } no hay ningún cofre; cofres en la zona: { $chests }.
buccaneers-objection-not-there = No hay ningún cofre { $chest } que llevarse; hay estos: { $chests }.
buccaneers-objection-not-that-tile = No ves ninguna ficha de { $coins }; las dos muestran { $tiles }.

# Estadísticas

buccaneers-stat-match-table = Partidas
buccaneers-stat-value = valor
buccaneers-stat-matches = partidas
buccaneers-stat-decisions = decisiones por partida
buccaneers-stat-rounds = rondas por partida
buccaneers-stat-fewest-rounds = mínimo de rondas
buccaneers-stat-most-rounds = máximo de rondas
buccaneers-stat-rolls-per-round = tiradas comunes por ronda
buccaneers-stat-shared = victorias compartidas
buccaneers-stat-seats-table = Por asiento
buccaneers-stat-order-table = Por orden de salida (1: quien empieza la primera ronda)
buccaneers-stat-win-rate = ganadas
buccaneers-stat-sole-win-rate = ganadas en solitario
buccaneers-stat-score = puntos
buccaneers-stat-chests = cofres
buccaneers-stat-sets = combinaciones
buccaneers-stat-tracks = registros
buccaneers-stat-coins = monedas
buccaneers-stat-deeds-table = Acciones
buccaneers-stat-held = realizadas
buccaneers-stat-skipped = saltadas
buccaneers-stat-sole = sin competencia
buccaneers-stat-acted-first = 1.ª actúa
buccaneers-stat-acted-second = 2.ª actúa
buccaneers-stat-given-up-first = 1.ª renuncia
buccaneers-stat-given-up-second = 2.ª renuncia
buccaneers-stat-marker-rate = las gana el jugador inicial
buccaneers-stat-winning-total = resultado ganador
buccaneers-stat-bonus-table = Fichas de bonificación por partida
buccaneers-stat-laid = colocadas
buccaneers-stat-turned = vueltas a 2
buccaneers-stat-happenings-table = Sucesos
buccaneers-stat-in-all = en total
buccaneers-stat-per-match = por partida
buccaneers-stat-per-round = por ronda
buccaneers-stat-common-rolls = tiradas comunes
buccaneers-stat-forced-rerolls = tiradas repetidas a la fuerza
buccaneers-stat-open-rolls = tiradas a la vista
buccaneers-stat-lone-skulls = calaveras sin acompañar
buccaneers-stat-bonus-laid = fichas de bonificación colocadas
buccaneers-stat-bonus-turned = fichas de bonificación vueltas
buccaneers-stat-attacks = ataques
buccaneers-stat-stolen = cofres robados
buccaneers-stat-taken = cofres sacados de la isla central
buccaneers-stat-put-off = cofres descargados
buccaneers-stat-left-over = cofres sin sitio al mover
