### Cómo se muestra Tortuga 1667 en el navegador.

## La carta náutica

tortuga1667-web-chart = El puerto
tortuga1667-web-name-dutchman = Holandés Errante
tortuga1667-web-name-roger = Jolly Roger
tortuga1667-web-letter-british = B
tortuga1667-web-letter-french = F
tortuga1667-web-galleon = Galeón español: { $count ->
    [0] ya no quedan tesoros
    [one] 1 tesoro
   *[other] { $count } tesoros
 }
tortuga1667-web-hold = Bodega { NAME($nation, case: "f") } { NAME($place, case: "de") }: { $count ->
    [0] vacía
    [one] 1 tesoro
   *[other] { $count } tesoros
 }
tortuga1667-web-adrift = { $count ->
    [one] 1 tesoro de Tortuga no es de nadie hasta la próxima pelea.
   *[other] { $count } tesoros de Tortuga no son de nadie hasta la próxima pelea.
 }
tortuga1667-web-boat = { $state ->
    [closed] Destruido, fuera de servicio: { NAME($boat) }
    [taken] { $player } va en { NAME($boat) }
   *[free] Libre: { NAME($boat) }
 }
tortuga1667-web-boat-free = bote
tortuga1667-web-spot = Puesto { $position } en { NAME($place) }
tortuga1667-web-pawn = { $mine ->
    [yes] { $player } (tú)
   *[no] { $player }
 }, { $titled ->
    [yes] { $roles }, puesto { $position } en { NAME($place) }
   *[no] puesto { $position } en { NAME($place) }
 }{ $turn ->
    [yes] ; es su turno
   *[no] { "" }
 }{ $votes ->
    [yes] ; vota
   *[no] { "" }
 }{ $albatrosses ->
    [0] { "" }
    [one] ; 1 albatros
   *[other] ; { $albatrosses } albatros
 }{ $scurvy ->
    [yes] ; pierde un turno
   *[no] { "" }
 }

## La fila de eventos

tortuga1667-web-line = La fila de eventos
tortuga1667-web-line-card = Carta { $place }: { $state ->
    [open] { $card }, boca arriba
    [note] boca abajo; según tus notas, { $card }
    [empty] no hay carta
   *[down] boca abajo
 }{ $seen ->
    [yes] . Vista por { $seers }
   *[no] { "" }
 }
tortuga1667-web-deck = { $sudden ->
    [yes] { $count ->
        [0] Mazo vacío. Muerte súbita: gana la primera nación que se adelante.
       *[other] { $count } en el mazo. Muerte súbita: gana la primera nación que se adelante.
    }
   *[no] { $last ->
        [yes] Mazo vacío: la Armada está en la fila.
       *[no] { $count ->
            [one] 1 carta en el mazo
           *[other] { $count } cartas en el mazo
        }
    }
 }
tortuga1667-web-discards = { $count ->
    [0] Sin descartes
    [one] 1 descarte: { $card }
   *[other] { $count } descartes; el último, { $card }
 }
tortuga1667-web-counted = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
 }

## Ante los jugadores

tortuga1667-web-crew = Los jugadores
tortuga1667-web-hand-size = { $count ->
    [one] 1 carta de voto
   *[other] { $count } cartas de voto
 }
tortuga1667-web-at-turn = es su turno
tortuga1667-web-sits-out = { $count ->
    [one] se pierde 1 votación
   *[other] se pierde { $count } votaciones
 }
tortuga1667-web-seal = Tu lealtad, bajo lacre. Solo se abre mientras la mantienes pulsada.
tortuga1667-sealed-loyalty-dealt = Tu carta de lealtad está bajo lacre: mantén pulsado para abrir.
tortuga1667-sealed-loyalty-taken = Tu nueva carta de lealtad está bajo lacre: mantén pulsado para abrir.
tortuga1667-web-hold-to-open = mantén pulsado para abrir
tortuga1667-web-vote-card = { $played ->
    [yes] { $card }, jugada
   *[no] { $card }
 }
tortuga1667-web-played = jugada
tortuga1667-web-no-cards = No tienes cartas de voto.
tortuga1667-web-symbol-cannon = cañón
tortuga1667-web-symbol-torch = antorcha
tortuga1667-web-symbol-water = agua
tortuga1667-web-symbol-british = británica
tortuga1667-web-symbol-french = francesa
tortuga1667-web-symbol-skull = calavera
tortuga1667-web-symbol-wheel = timón

## Una votación

tortuga1667-web-vote = { $vote ->
    [tortuga1667-vote-attack] El ataque
    [tortuga1667-vote-brawl] La pelea
   *[tortuga1667-vote-mutiny] El motín
 }
tortuga1667-web-vote-skip = Mostrar todas las cartas a la vez
tortuga1667-web-attack = { $lacking ->
    [nothing] El ataque tiene éxito: un cañón y una antorcha encendida. { $prey ->
        [galleon] { $captain } puede llevarse un tesoro del galeón.
        [ship] { $captain } puede llevarse un tesoro del otro barco.
       *[nothing] No hay ningún tesoro que llevarse.
    }
    [cannon] El ataque fracasa: no hay ningún cañón.
    [torch] El ataque fracasa: no hay ninguna antorcha.
    [water] El ataque fracasa: el agua ha apagado todas las antorchas.
   *[both] El ataque fracasa: no hay ni cañón ni antorcha encendida.
 }
tortuga1667-web-mutiny = { $skulls ->
    [more] Más calaveras que timones: { $captain } pierde el mando.
    [equal] Tantas calaveras como timones: { $captain } conserva el mando.
   *[fewer] Menos calaveras que timones: { $captain } conserva el mando.
 }
tortuga1667-web-brawl = { $winner ->
    [british] Más banderas británicas: los dos tesoros de Tortuga van a la bodega británica.
    [french] Más banderas francesas: los dos tesoros de Tortuga van a la bodega francesa.
   *[none] Tantas banderas en cada lado: un tesoro va a cada bodega.
 }

## Elegir

tortuga1667-web-tray = Tu elección
tortuga1667-web-hint = { $picked ->
    [yes] Te queda una elección más.
   *[no] Elige algo de lo que brilla; no pasa nada hasta que confirmes.
 }
tortuga1667-web-asked-second = ¿Y cuál es la segunda carta?
tortuga1667-web-asked-into = ¿En cuál de tus bodegas?
tortuga1667-web-asked-from = ¿De cuál de sus bodegas?
tortuga1667-web-taken = Elegidas hasta ahora:

tortuga1667-web-deed-view = Mirar
tortuga1667-web-deed-reveal = Revelar
tortuga1667-web-deed-force = Obligar
tortuga1667-web-deed-row = { $to ->
    [tortuga1667-place-tortuga] Remar a tierra
    [tortuga1667-place-dutchman-boat] Bote del Holandés
    [tortuga1667-place-roger-boat] Bote del Roger
   *[other] Subir a bordo
 }
tortuga1667-web-deed-attack = Atacar
tortuga1667-web-deed-maroon = Desterrar
tortuga1667-web-deed-mutiny = Motín
tortuga1667-web-deed-pilfer = { $hold ->
    [tortuga1667-nation-british] De británica a francesa
   *[tortuga1667-nation-french] De francesa a británica
 }
tortuga1667-web-deed-brawl = Pelea
tortuga1667-web-deed-use-letter = Usar patente
tortuga1667-web-deed-pass = Pasar
tortuga1667-web-deed-sail = Cambiar de barco

tortuga1667-web-do-view = Mirar dos cartas
tortuga1667-web-do-reveal = Revelar una carta
tortuga1667-web-do-force = Obligar a alguien a revelar
tortuga1667-web-do-row = Remar hasta { NAME($to) }
tortuga1667-web-do-attack = Convocar un ataque
tortuga1667-web-do-maroon = Desterrar a alguien
tortuga1667-web-do-mutiny = Convocar un motín
tortuga1667-web-do-pilfer = { $hold ->
    [tortuga1667-nation-british] Pasar un tesoro de la bodega británica a la francesa
   *[tortuga1667-nation-french] Pasar un tesoro de la bodega francesa a la británica
 }
tortuga1667-web-do-brawl = Empezar una pelea
tortuga1667-web-do-use-letter = Usar tu Patente de corso
tortuga1667-web-do-pass = Pasar: no hay nada que puedas hacer
tortuga1667-web-do-look = Mirar las cartas { $first } y { $second }
tortuga1667-web-do-turn = Levantar la carta { $place }
tortuga1667-web-do-point = Señalar las cartas { $first } y { $second }
tortuga1667-web-do-choose = { $purpose ->
    [choose-forced] Obligar a { $player }
    [choose-marooned] Desterrar a { $player }
    [pistol] Disparar a { $player }
    [letter-of-marque] Mover a { $player }
    [cabin-fever] Mezclar lealtades con { $player }
    [crows-nest] Nuevas cartas de voto para { $player }
    [atlantis] Darle la carta a { $player }
    [el-dorado] Darle la carta a { $player }
    [fountain-of-youth] Darle la carta a { $player }
   *[other] Elegir a { $player }
 }
tortuga1667-web-do-board = Llevar a { $pawn } hasta { NAME($ship) }
tortuga1667-web-do-save = Guardar la patente para más tarde
tortuga1667-web-do-close = Destruir { NAME($boat) }
tortuga1667-web-do-take = Elegir { NAME($card) }
tortuga1667-web-do-plunder = { $source ->
    [none] Poner un tesoro del galeón en la bodega { NAME($into, case: "f") }
   *[other] Pasar un tesoro de su bodega { NAME($source, case: "f") } a tu bodega { NAME($into, case: "f") }
 }
tortuga1667-web-do-cast = Jugar { NAME($card) }
tortuga1667-web-do-decline = { $purpose ->
    [plunder-treasure] Dejar el tesoro
    [drink-fountain] No beber
   *[other] Sin segunda carta
 }
tortuga1667-web-do-drink = Beber
tortuga1667-web-do-sail = Navegar hasta { NAME($ship) }
tortuga1667-web-do-wait = Todavía no
tortuga1667-web-do-rest = No antes de mi próximo turno
tortuga1667-web-do-stow = Guardarlo en la bodega { NAME($hold, case: "f") }
tortuga1667-web-do-settle = Empezar en el puesto { $position } en { NAME($place) }
tortuga1667-web-do-yield = Que elija quien te obliga

## En una línea

tortuga1667-web-explain-view = Mira en secreto dos cartas de la fila; el tablero guarda tus notas.
tortuga1667-web-explain-reveal = Levanta una carta de la fila; se resuelve al momento.
tortuga1667-web-explain-force = Señala dos cartas; otra persona levanta una de ellas sin mirar.
tortuga1667-web-explain-row = Al bote libre que tienes al lado, o de él al final de la fila.
tortuga1667-web-explain-attack = Vota toda la tripulación: un cañón y una antorcha que ningún agua apague ganan un tesoro.
tortuga1667-web-explain-maroon = Alguien de tu tripulación va al final de la fila de Tortuga.
tortuga1667-web-explain-mutiny = Vota la tripulación sin el capitán: si hay más calaveras que timones, el capitán va a tierra.
tortuga1667-web-explain-pilfer = Un tesoro de tu barco cambia de bodega.
tortuga1667-web-explain-brawl = Vota todo el mundo en Tortuga: la nación con más banderas se queda con los dos tesoros de allí.
tortuga1667-web-explain-use-letter = Sube a un barco un peón que esté en Tortuga o en un bote.
tortuga1667-web-explain-sail = La Atlántida te lleva al final del otro barco y se gasta.
tortuga1667-web-explain-boat = En un bote cabe un peón, entre Tortuga y su barco.
tortuga1667-web-explain-hold = Al final, los tesoros de aquí cuentan para { NAME($nation) }.
tortuga1667-web-explain-galleon = De aquí sale un tesoro con cada ataque que tiene éxito.
tortuga1667-web-explain-deck = El mazo de eventos rellena los huecos de la fila; la Armada está en el fondo.
tortuga1667-web-explain-discards = Los descartes están a la vista: pulsa para verlos todos.

tortuga1667-web-card-letter-of-marque = Mueve un peón de Tortuga o de un bote a un barco, ahora o más tarde como acción.
tortuga1667-web-card-pistol = Destierra a otra persona.
tortuga1667-web-card-albatross = Se conserva. Dos en un mismo barco mandan a tierra a toda la tripulación.
tortuga1667-web-card-black-spot = Destierra a quien la levanta.
tortuga1667-web-card-atlantis = Se da a otra persona, que podrá navegar hasta el otro barco justo antes de un turno.
tortuga1667-web-card-el-dorado = Se da a otra persona, que roba una carta de voto y podrá jugar dos una vez.
tortuga1667-web-card-fountain-of-youth = Se da a otra persona, que podrá evitar un destierro.
tortuga1667-web-card-black-powder = Destruye un bote para siempre.
tortuga1667-web-card-cabin-fever = Quien la levanta mezcla su carta de lealtad con la de otra persona.
tortuga1667-web-card-crows-nest = Quien la levanta elige una nueva mano de cartas de voto para cualquiera.
tortuga1667-web-card-eight-bells = En el lugar de quien la levanta, los puestos se reparten de nuevo al azar.
tortuga1667-web-card-facade = Quien la levanta cambia su puesto con la persona de su derecha.
tortuga1667-web-card-pirate-code = Se conserva. Quien la tiene no participa en las dos próximas votaciones.
tortuga1667-web-card-scurvy = En el lugar de quien la levanta, cada cual pierde su próximo turno.
tortuga1667-web-card-stormy-seas = Los tesoros de un barco vuelven al galeón; los de Tortuga no son de nadie.
tortuga1667-web-card-spanish-armada = El final: gana la nación con más tesoros.

## El final

tortuga1667-web-end-treasure = Los tesoros
tortuga1667-web-end-place = Bodega
tortuga1667-web-end-total = En total
tortuga1667-web-end-who = Quién era quién
tortuga1667-web-end-story = La historia en cifras
tortuga1667-web-end-won = gana
tortuga1667-web-end-dealt = al principio, { NAME($loyalty) }
tortuga1667-web-end-you = tú
tortuga1667-web-end-turns = { $count ->
    [one] turno
   *[other] turnos
 }
tortuga1667-web-end-cards = { $count ->
    [one] carta de evento levantada
   *[other] cartas de evento levantadas
 }
tortuga1667-web-end-galleon = { $count ->
    [one] tesoro sin saquear en el galeón
   *[other] tesoros sin saquear en el galeón
 }
tortuga1667-web-end-fevers = { $count ->
    [one] Fiebre a bordo
   *[other] Fiebres a bordo
 }
tortuga1667-web-end-ashore = { $count ->
    [one] pirata acabó en Tortuga
   *[other] piratas acabaron en Tortuga
 }
