### tortuga1667

tortuga1667-name = Tortuga 1667
tortuga1667-summary = Lealtades secretas, votaciones y motines en torno a un galeón español.
tortuga1667-aim = Cuando se revele la Armada española, tu nación debe tener más tesoros que la otra. Quién está contigo tienes que averiguarlo.

tortuga1667-preset-quick = Ocho cartas de evento menos y 30 segundos por decisión.
tortuga1667-preset-usual = Tres cartas de evento con estrella.
tortuga1667-preset-everything = Las ocho cartas de evento con estrella, el tesoro en los barcos y cada cual elige dónde empieza.

tortuga1667-option-stars = Cuántas cartas de evento con estrella hay en el mazo (de 3 a 8, al azar), o cuáles, por su nombre.
tortuga1667-option-trim = Quita tantas cartas del mazo de eventos, sin mirarlas, para una partida más corta.
tortuga1667-option-turn-seconds = Segundos para elegir; el reglamento propone 30. Si no se indica, no hay límite.
tortuga1667-option-open-loyalties = Cartas de lealtad boca arriba: none (ninguna), all (todas) o two (una británica y una francesa).
tortuga1667-option-blind = Las ocho cartas con estrella, y nadie puede mirar cartas de la fila.
tortuga1667-option-strategic-start = Cada cual elige dónde empieza su peón; los tesoros empiezan en los barcos.
tortuga1667-option-vote-deck = Cuántas cartas de voto sencillas hay además de las dos dobles: 40 o 30.

tortuga1667-option-problem-not-starred = { $card } no es una carta con estrella; lo son: { $stars }.
tortuga1667-option-problem-star-twice = una carta con estrella aparece dos veces.
tortuga1667-option-problem-star-count = en una partida hay de { $fewest } a { $most } cartas con estrella.
tortuga1667-option-problem-blind = una partida a ciegas se juega con las { $most } cartas con estrella; no indiques esta opción.
tortuga1667-option-problem-trim = de este mazo se pueden quitar entre 0 y { $most } cartas.
tortuga1667-option-problem-turn-seconds = indica al menos un segundo, o none para jugar sin límite.

# Los atributos son formas del nombre: .de tras «de», .f en femenino.

tortuga1667-place-dutchman = el Holandés Errante
    .de = del Holandés Errante
tortuga1667-place-roger = el Jolly Roger
    .de = del Jolly Roger
tortuga1667-place-tortuga = Tortuga
    .de = de Tortuga
tortuga1667-place-dutchman-boat = el bote del Holandés
    .de = del bote del Holandés
tortuga1667-place-roger-boat = el bote del Roger
    .de = del bote del Roger

tortuga1667-nation-british = Gran Bretaña
    .f = británica
tortuga1667-nation-french = Francia
    .f = francesa

tortuga1667-side-0 = { tortuga1667-loyalty-british }
tortuga1667-side-1 = { tortuga1667-loyalty-french }
tortuga1667-side-2 = { tortuga1667-loyalty-dutch }
tortuga1667-loyalty-british = Gran Bretaña
tortuga1667-loyalty-french = Francia
tortuga1667-loyalty-dutch = Holanda

tortuga1667-open-loyalties-none = todas boca abajo
tortuga1667-open-loyalties-all = todas boca arriba
tortuga1667-open-loyalties-two = una británica y una francesa boca arriba

tortuga1667-event-card-letter-of-marque = Patente de corso
tortuga1667-event-card-pistol = Pistola
tortuga1667-event-card-albatross = Albatros
tortuga1667-event-card-black-spot = Marca negra
tortuga1667-event-card-atlantis = Atlántida
tortuga1667-event-card-el-dorado = El Dorado
tortuga1667-event-card-fountain-of-youth = Fuente de la Juventud
tortuga1667-event-card-black-powder = Pólvora negra
tortuga1667-event-card-cabin-fever = Fiebre a bordo
tortuga1667-event-card-crows-nest = Nido de cuervo
tortuga1667-event-card-eight-bells = Ocho campanadas
tortuga1667-event-card-facade = Fachada
tortuga1667-event-card-pirate-code = Código pirata
tortuga1667-event-card-scurvy = Escorbuto
tortuga1667-event-card-stormy-seas = Mar tormentoso
tortuga1667-event-card-spanish-armada = Armada española

tortuga1667-vote-card-cannon-british-skull = cañón/británica/calavera
tortuga1667-vote-card-cannon-british-wheel = cañón/británica/timón
tortuga1667-vote-card-cannon-french-skull = cañón/francesa/calavera
tortuga1667-vote-card-cannon-french-wheel = cañón/francesa/timón
tortuga1667-vote-card-water-british-skull = agua/británica/calavera
tortuga1667-vote-card-water-british-wheel = agua/británica/timón
tortuga1667-vote-card-water-french-skull = agua/francesa/calavera
tortuga1667-vote-card-water-french-wheel = agua/francesa/timón
tortuga1667-vote-card-torch-british-skull = antorcha/británica/calavera
tortuga1667-vote-card-torch-british-wheel = antorcha/británica/timón
tortuga1667-vote-card-torch-french-skull = antorcha/francesa/calavera
tortuga1667-vote-card-torch-french-wheel = antorcha/francesa/timón
tortuga1667-vote-card-double-french-skull = cañón+antorcha/2 francesas/2 calaveras
tortuga1667-vote-card-double-british-wheel = antorcha+agua/2 británicas/2 timones

tortuga1667-vote-attack = ataque
tortuga1667-vote-brawl = pelea
tortuga1667-vote-mutiny = motín
tortuga1667-goal-attack = Hace falta un cañón y una antorcha que ningún agua apague.
tortuga1667-goal-brawl = La nación con más banderas se queda con los dos tesoros de Tortuga; si empatan, uno para cada una.
tortuga1667-goal-mutiny = Hacen falta más calaveras que timones.

tortuga1667-cause-black-spot = la Marca negra
    .de = de la Marca negra
tortuga1667-cause-pistol = una pistola
    .de = de una pistola
tortuga1667-cause-captain = el capitán
    .de = del capitán
tortuga1667-cause-mutiny = un motín
    .de = de un motín

tortuga1667-deed-view = mirar
tortuga1667-deed-reveal = revelar
tortuga1667-deed-force = obligar
tortuga1667-deed-maroon = desterrar
tortuga1667-deed-letter = patente

## Preguntas

tortuga1667-asked-stow-treasure = Guarda un tesoro en la bodega británica o en la francesa { NAME($ship, case: "de") }.
tortuga1667-asked-settle-pawn = Elige dónde empieza tu peón.
tortuga1667-asked-use-atlantis = ¿Navegas hasta el otro barco con la Atlántida antes del turno de { $player }?
tortuga1667-asked-choose-deed = { $left ->
    [one] Elige tu acción.
   *[other] Elige tu siguiente acción; te quedan { $left }.
 }
tortuga1667-asked-choose-look = ¿Qué dos cartas miras?
tortuga1667-asked-choose-turn = ¿Qué carta revelas?
tortuga1667-asked-choose-pair = ¿Qué dos cartas señalas?
tortuga1667-asked-choose-forced = ¿Quién tendrá que levantar la carta { $first } o la { $second }?
tortuga1667-asked-turn-forced = { $player } te obliga: levanta la carta { $first } o la { $second }.
tortuga1667-asked-turn-for = A { $player } se le ha acabado el tiempo: ¿levanta la carta { $first } o la { $second }?
tortuga1667-asked-choose-marooned = ¿A quién destierras?
tortuga1667-asked-resolve-card = { $card ->
    [tortuga1667-event-card-letter-of-marque] Patente de corso: elige un peón en Tortuga o en un bote, o guarda la patente.
    [tortuga1667-event-card-pistol] Pistola: ¿a quién disparas?
    [tortuga1667-event-card-black-powder] Pólvora negra: ¿qué bote destruyes?
    [tortuga1667-event-card-cabin-fever] Fiebre a bordo: ¿con quién mezclas las cartas de lealtad?
    [tortuga1667-event-card-crows-nest] Nido de cuervo: ¿quién recibe nuevas cartas de voto?
    [tortuga1667-event-card-atlantis] { NAME($card) }: ¿a quién se la das?
    [tortuga1667-event-card-el-dorado] { NAME($card) }: ¿a quién se la das?
    [tortuga1667-event-card-fountain-of-youth] { NAME($card) }: ¿a quién se la das?
   *[other] { NAME($card) }: ¿qué eliges?
 }
tortuga1667-asked-spend-letter = Patente de corso: ¿qué peón mueves?
tortuga1667-asked-choose-ship = ¿A qué barco va { $pawn }?
tortuga1667-asked-search-deck = { $left ->
    [one] Elige la última carta de voto para { $player }.
   *[other] Elige una carta de voto para { $player }; faltan { $left }.
 }
tortuga1667-asked-cast-vote = { $vote ->
    [tortuga1667-vote-attack] { $player } convoca un ataque: ¿qué carta juegas?
    [tortuga1667-vote-brawl] { $player } empieza una pelea: ¿qué carta juegas?
   *[tortuga1667-vote-mutiny] { $player } convoca un motín: ¿qué carta juegas?
 }
tortuga1667-asked-cast-second = El Dorado ({ NAME($vote) }): ¿juegas una segunda carta?
tortuga1667-asked-plunder-treasure = { $ship ->
    [none] ¡El ataque ha tenido éxito! ¿En qué bodega pones un tesoro del galeón?
   *[other] ¡El ataque ha tenido éxito! ¿Te llevas un tesoro { NAME($ship, case: "de") }?
 }
tortuga1667-asked-drink-fountain = Te destierran por culpa { NAME($cause, case: "de") }. ¿Bebes de la Fuente de la Juventud?

## Lo que pasa

tortuga1667-event-loyalty-dealt = Tu lealtad: { NAME($loyalty) }.
tortuga1667-event-loyalty-shown = Lealtad de { $player }: { NAME($loyalty) }.
tortuga1667-event-hand-dealt = Tus cartas de voto: { $cards }.
tortuga1667-event-crews-drawn = A bordo del Holandés Errante: { $dutchman }. A bordo del Jolly Roger: { $roger }.
tortuga1667-event-pawn-drawn = Sale el peón de { $player }.
tortuga1667-event-pawn-settled = { $player } ocupa el puesto { $position } en { NAME($place) }.
tortuga1667-event-treasure-stowed = { $player } guarda un tesoro en la bodega { NAME($hold, case: "f") } { NAME($ship, case: "de") }.

tortuga1667-event-turn-began = Es el turno de { $player }.
tortuga1667-event-turn-skipped = { $player } tiene escorbuto y pierde este turno.
tortuga1667-event-turn-passed = { $player } no puede hacer nada y pasa.
tortuga1667-event-deed-announced = { $deed ->
    [tortuga1667-deed-view] { $player } va a mirar dos cartas.
    [tortuga1667-deed-reveal] { $player } va a revelar una carta.
    [tortuga1667-deed-force] { $player } va a obligar a alguien a revelar una carta.
    [tortuga1667-deed-maroon] { $player } va a desterrar a alguien.
   *[tortuga1667-deed-letter] { $player } usa una Patente de corso que tenía guardada.
 }
tortuga1667-event-cards-looked = { $player } mira las cartas { $first } y { $second }.
tortuga1667-event-cards-seen = Ves: carta { $first }, { NAME($first_card) }; carta { $second }, { NAME($second_card) }.
tortuga1667-event-player-forced = { $player } obliga a { $forced } a levantar la carta { $first } o la { $second }.
tortuga1667-event-choice-yielded = A { $player } se le ha acabado el tiempo; { $to } elige la carta.
tortuga1667-event-rowed = { $player } rema hasta { NAME($to) }.
tortuga1667-event-treasure-pilfered = { $player } pasa un tesoro de la bodega { NAME($source, case: "f") } { NAME($ship, case: "de") } a la otra.

tortuga1667-event-vote-called = { $vote ->
    [tortuga1667-vote-attack] { $player } convoca un ataque desde { NAME($place) }.
    [tortuga1667-vote-brawl] { $player } empieza una pelea en { NAME($place) }.
   *[tortuga1667-vote-mutiny] { $player } convoca un motín en { NAME($place) }.
 } { $count ->
    [0] Nadie puede votar; decide el mazo.
    [one] Vota { $voters }.
   *[other] Votan { $voters }.
 }
tortuga1667-event-vote-cast = Juegas { NAME($card) }.
tortuga1667-event-vote-shown = Los votos: { $cards }.
tortuga1667-event-vote-drawn = Robas { NAME($card) }.
tortuga1667-event-vote-sat-out = { $left ->
    [0] { $player } no participa en esta votación; es la última que se pierde.
    [one] { $player } no participa en esta votación ni en otra más.
   *[other] { $player } no participa en esta votación ni en otras { $left }.
 }
tortuga1667-event-attack-decided = { $won ->
    [yes] El ataque tiene éxito (cañones: { $cannons }, antorchas: { $torches }, agua: { $waters }).
   *[no] El ataque fracasa (cañones: { $cannons }, antorchas: { $torches }, agua: { $waters }).
 }
tortuga1667-event-treasure-plundered = { $source ->
    [none] { $player } se lleva un tesoro del galeón a la bodega { NAME($into, case: "f") } { NAME($ship, case: "de") }.
   *[other] { $player } se lleva un tesoro de la bodega { NAME($source, case: "f") } del otro barco a la bodega { NAME($into, case: "f") } { NAME($ship, case: "de") }.
 }
tortuga1667-event-plunder-declined = { $player } deja el tesoro donde está.
tortuga1667-event-brawl-decided = La pelea termina { $british } a { $french }: banderas británicas contra francesas. { tortuga1667-goal-brawl }
tortuga1667-event-mutiny-decided = { $won ->
    [yes] El motín contra { $captain } triunfa (calaveras: { $skulls }, timones: { $wheels }).
   *[no] El motín contra { $captain } fracasa (calaveras: { $skulls }, timones: { $wheels }).
 }

tortuga1667-event-pawn-marooned = { $player } marcha al destierro por culpa { NAME($cause, case: "de") }.
tortuga1667-event-vote-card-lost = { $player } pierde una carta de voto.
tortuga1667-event-own-card-lost = Pierdes { NAME($card) }.
tortuga1667-event-fountain-drunk = { $player } bebe de la Fuente de la Juventud y evita el destierro por culpa { NAME($cause, case: "de") }.

tortuga1667-event-card-turned = { $player } levanta la carta { $place }: { NAME($card) }.
tortuga1667-event-card-kept = { $player } se queda con la carta { NAME($card) }.
tortuga1667-event-card-discarded = { $player } descarta la carta { NAME($card) }, ya usada.
tortuga1667-event-nothing-happened = { NAME($card) } no tiene efecto.
tortuga1667-event-pawn-enlisted = La Patente de corso de { $player } lleva a { $pawn } a bordo { NAME($ship, case: "de") }.
tortuga1667-event-albatross-struck = Dos albatros en { NAME($ship) }. A tierra: { $crew }.
tortuga1667-event-map-given = { $player } da la carta { NAME($card) } a { $to }.
tortuga1667-event-pawn-sailed = { $player } usa la Atlántida y navega hasta { NAME($to) }.
tortuga1667-event-boat-closed = { $player } hace saltar por los aires { NAME($boat) }, que ya no se puede usar.
tortuga1667-event-pawn-washed-ashore = { $player } llega a nado a Tortuga.
tortuga1667-event-fever-spread = { $player } y { $other } mezclan sus cartas de lealtad.
tortuga1667-event-loyalty-taken = Tu lealtad ahora: { NAME($loyalty) }.
tortuga1667-event-hand-returned = { $count ->
    [0] { $target } no tiene cartas de voto que cambiar; se baraja el mazo.
    [one] La única carta de voto de { $target } va bajo el mazo, y { $player } busca en él.
   *[other] { $count } cartas de voto de { $target } van bajo el mazo, y { $player } busca en él.
 }
tortuga1667-event-deck-searched = En el mazo de votos hay { $cards }.
tortuga1667-event-hand-replaced = { $player } ha elegido nuevas cartas de voto para { $target }; se baraja el mazo.
tortuga1667-event-hand-taken = Tus nuevas cartas de voto: { $cards }.
tortuga1667-event-bells-rung = Cambio de guardia en { NAME($place) }, desde el primer puesto: { $crew }.
tortuga1667-event-places-swapped = { $player } y { $other } intercambian sus puestos.
tortuga1667-event-scurvy-broke = Escorbuto. Sin próximo turno: { $players }.
tortuga1667-event-storm-broke = { $place ->
    [tortuga1667-place-tortuga] { $treasures ->
        [0] Una tormenta, pero en las bodegas de Tortuga no hay tesoros.
        [one] Una tormenta saca un tesoro de las bodegas de Tortuga.
       *[other] Una tormenta saca { $treasures } tesoros de las bodegas de Tortuga.
    }
   *[other] { $treasures ->
        [0] Una tormenta, pero en { NAME($place) } no hay tesoros.
        [one] Una tormenta devuelve al galeón un tesoro { NAME($place, case: "de") }.
       *[other] Una tormenta devuelve al galeón { $treasures } tesoros { NAME($place, case: "de") }.
    }
 }
tortuga1667-event-line-shuffled = Las últimas cinco cartas se barajan y se colocan de nuevo.
tortuga1667-event-treasure-counted = Los tesoros: Gran Bretaña { $british }, Francia { $french }.
tortuga1667-event-sudden-death = Empate. La Armada se va; los descartes y las cartas de la fila que nadie ha levantado se barajan y se colocan de nuevo. Gana la primera nación que se adelante.
tortuga1667-event-discards-shuffled = Se han acabado las cartas de evento; los descartes se barajan y se colocan.

## El final

tortuga1667-outcome-armada-british = Ha llegado la Armada y Gran Bretaña tiene más tesoros: { $count ->
    [one] gana { $winners }.
   *[other] ganan { $winners }.
 }
tortuga1667-outcome-armada-french = Ha llegado la Armada y Francia tiene más tesoros: { $count ->
    [one] gana { $winners }.
   *[other] ganan { $winners }.
 }
tortuga1667-outcome-armada-dutch = Ha llegado la Armada, y Gran Bretaña y Francia tienen lo mismo. El empate es para Holanda: gana { $winners }.
tortuga1667-outcome-sudden-british = Tras el empate se adelanta primero Gran Bretaña: { $count ->
    [one] gana { $winners }.
   *[other] ganan { $winners }.
 }
tortuga1667-outcome-sudden-french = Tras el empate se adelanta primero Francia: { $count ->
    [one] gana { $winners }.
   *[other] ganan { $winners }.
 }

## Notación

tortuga1667-notation-word = una acción empieza por una de estas palabras: { $names }
tortuga1667-notation-end = la acción debería terminar aquí
tortuga1667-notation-place = un lugar es uno de estos: { $names }
tortuga1667-notation-hold = una bodega es una de estas: { $names }
tortuga1667-notation-vote-card = una carta de voto es una de estas: { $names }
tortuga1667-notation-line-place = las cartas de la fila se numeran de { $least } a { $most }
tortuga1667-notation-same-card = hacen falta dos cartas distintas
tortuga1667-notation-player = los jugadores se numeran de { $least } a { $most }
tortuga1667-notation-position = un puesto es un número de { $least } a { $most }
tortuga1667-notation-from = aquí solo puede seguir «from» y una bodega

## Objeciones

tortuga1667-objection-announce-first = Primero anuncia tu acción: view, reveal, force, etc.
tortuga1667-objection-not-asked = Ahora la pregunta es otra.
tortuga1667-objection-blind = En una partida a ciegas nadie puede mirar cartas.
tortuga1667-objection-two-cards = Para eso tiene que haber dos cartas en la fila.
tortuga1667-objection-no-cards = No quedan cartas en la fila.
tortuga1667-objection-not-beside = Desde aquí no puedes remar hasta { $place }.
tortuga1667-objection-boat-closed = Ese bote ya no se puede usar.
tortuga1667-objection-boat-taken = En ese bote ya hay un peón.
tortuga1667-objection-ship-full = No hay sitio en { $place }.
tortuga1667-objection-not-captain = Eso solo puede hacerlo el capitán de un barco.
tortuga1667-objection-nobody-to-maroon = En tu barco no hay nadie más.
tortuga1667-objection-not-mate = Solo el primer oficial de un barco puede convocar un motín.
tortuga1667-objection-not-cabin-boy = Solo el grumete de un barco puede cambiar un tesoro de bodega.
tortuga1667-objection-hold-empty = En la bodega de { $hold } no hay ningún tesoro.
tortuga1667-objection-not-governor = Solo el gobernador de Tortuga puede empezar una pelea.
tortuga1667-objection-no-letter = No tienes ninguna Patente de corso.
tortuga1667-objection-ships-full = Los dos barcos están llenos.
tortuga1667-objection-nobody-to-enlist = No hay nadie en Tortuga ni en un bote a quien mover.
tortuga1667-objection-no-passing = Hay algo que puedes hacer, así que no puedes pasar.
tortuga1667-objection-same-card = Elige dos cartas distintas.
tortuga1667-objection-card-order = Di primero la posición más baja.
tortuga1667-objection-empty-place = No hay ninguna carta en la posición { $place }.
tortuga1667-objection-not-pointed-at = La carta { $place } no es una de las dos.
tortuga1667-objection-no-such-player = Solo hay { $count } jugadores.
tortuga1667-objection-not-yourself = No puedes elegirte a ti.
tortuga1667-objection-not-aboard = Ese peón no está en tu barco.
tortuga1667-objection-not-ashore = Ese peón no está ni en Tortuga ni en un bote.
tortuga1667-objection-not-a-ship = Elige un barco.
tortuga1667-objection-not-a-boat = Elige un bote.
tortuga1667-objection-galleon-first = Mientras el galeón tenga tesoros, se toman de allí.
tortuga1667-objection-galleon-empty = El galeón está vacío; di de qué bodega del otro barco: plunder british from french.
tortuga1667-objection-not-in-hand = No tienes { $card } para jugar.
tortuga1667-objection-not-in-deck = En el mazo no hay { $card }.
tortuga1667-objection-no-such-place = No hay ningún puesto así para empezar.
tortuga1667-objection-place-taken = Ese puesto está ocupado.

## Cifras

tortuga1667-stat-length = Duración en turnos
tortuga1667-stat-turns = Turnos
tortuga1667-stat-shortest = La más corta
tortuga1667-stat-median = Mediana
tortuga1667-stat-longest = La más larga
tortuga1667-stat-mean = Media
tortuga1667-stat-winners = Victorias por número de jugadores
tortuga1667-stat-british = Gran Bretaña
tortuga1667-stat-french = Francia
tortuga1667-stat-dutch = Holanda
tortuga1667-stat-matches = Partidas
tortuga1667-stat-attacks = Ataques
tortuga1667-stat-attacks-row = Ataques
tortuga1667-stat-called = Convocados
tortuga1667-stat-won = Ganados
tortuga1667-stat-rate = Proporción
tortuga1667-stat-maroonings = Destierros
tortuga1667-stat-cancelled = Evitados por la Fuente de la Juventud
tortuga1667-stat-count = Número
tortuga1667-stat-per-match = Por partida
tortuga1667-stat-endings = Muertes súbitas
tortuga1667-stat-sudden = Empate al llegar la Armada
