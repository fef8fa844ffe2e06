### turtles

turtles-name = Tortugas
turtles-summary = Una carrera de tortugas que saltan, se vuelcan y cambian de bando.
turtles-aim = Sé quien antes lleve una tortuga al gran nido de la esquina opuesta.

turtles-preset-quick = Tablas si una posición vuelve dos veces; 30 segundos por jugada.
turtles-preset-usual = Todas las tortugas empiezan en la playa.
turtles-preset-everything = Las tortugas nacen durante la partida, y tras la primera jugada se puede cambiar de bando.

turtles-option-variant = base: todas las tortugas empiezan en el tablero; hatching: nacen durante la partida; ultra: también en la esquina propia.
turtles-option-first = Quién mueve primero: random (al azar), south (Sur) o north (Norte).
turtles-option-majority-capture = Quien salta tiene que elegir un salto que pase sobre el mayor número de tortugas.
turtles-option-enemy-anywhere = Un salto sobre una rival es obligatorio en cualquier punto de la cadena, no solo al principio.
turtles-option-repetition-draw = La tercera repetición de una posición son tablas.
turtles-option-swap = Tras la primera jugada, quien va en segundo lugar puede quedarse con ella en vez de mover: se gira el tablero.
turtles-option-position = Empieza en esta posición (en notación) y no en la inicial.
turtles-variant-differs = la posición dice { $variant }

turtles-side-south = Sur
turtles-side-north = Norte

turtles-asked-choose-move = { $must_jump ->
    [yes] Tienes que saltar sobre una tortuga rival.
   *[no] { $may_hatch ->
        [yes] Mueve una tortuga o haz nacer alguna.
       *[no] Mueve una de tus tortugas.
    }
 }{ $may_swap ->
    [yes] {" "}O quédate con la primera jugada.
   *[no] {""}
 }

turtles-event-begins = Empieza { $player }.
turtles-event-stepped = { $player } mueve { $origin }–{ $to }.
turtles-event-jumped = { $effect ->
    [turtles-effect-overturned] { $player } salta de { $origin } a { $to } y pone patas arriba la tortuga de { $over }.
    [turtles-effect-righted] { $player } salta de { $origin } a { $to } y endereza la tortuga de { $over }, que se une a { NAME($faces) }.
   *[turtles-effect-none] { $player } salta de { $origin } a { $to } sobre la tortuga de { $over }.
 }
turtles-event-swapped = { $player } se queda con la primera jugada: se gira el tablero.
turtles-event-hatched = Eclosión de { $player } en { $cells }.

turtles-outcome-goal = Gana { $winners }: una tortuga ha llegado a la esquina opuesta.
turtles-outcome-stuck = Gana { $winners }: el otro bando no puede mover.
turtles-outcome-repetition = Tablas: esta posición se ha dado tres veces.

turtles-notation-column = una casilla empieza por la letra de su columna, de la a a la g
turtles-notation-number = la columna { $column } tiene las casillas { $column }1 a { $column }{ $cells }
turtles-notation-facing = después de «=» va S o N, hacia donde mira ahora la tortuga
turtles-notation-step-or-jump = después de la primera casilla va «-» para un paso o «>» para un salto
turtles-notation-twice = { $cell } aparece dos veces
turtles-notation-end = la jugada debería terminar aquí
turtles-notation-piece = la columna { $column } se escribe con S, N, X o una cifra para sus casillas vacías; en total, { $cells } casillas
turtles-notation-column-long = la columna { $column } solo tiene { $cells } casillas
turtles-notation-column-end = la columna { $column } ya está llena con { $cells } casillas
turtles-notation-to-move = el bando que mueve es s o n
turtles-notation-space = aquí va un espacio
turtles-notation-reserves = las reservas son dos números del 0 al 8, como 0-0
turtles-notation-variant = la variante es una de estas: { $variants }
turtles-notation-overturned-corner = en la esquina { $cell } no puede haber una tortuga patas arriba
turtles-notation-both-on-goal = solo un bando puede estar en su meta
turtles-notation-base-reserve = la variante base no tiene reservas
turtles-notation-too-many = { $found } tortugas, contando las reservas, son más de { $most }

turtles-objection-not-yours = En { $cell } no hay ninguna tortuga tuya.
turtles-objection-not-ahead = Desde { $origin } una tortuga solo va hacia delante: a { $ahead }.
turtles-objection-occupied = La casilla { $cell } está ocupada.
turtles-objection-must-jump = Tienes que saltar sobre una tortuga rival, por ejemplo { $example }.
turtles-objection-no-jump = Ningún salto lleva de { $origin } a { $to }.
turtles-objection-nobody-to-jump = En { $cell } no hay ninguna tortuga sobre la que saltar.
turtles-objection-facing-missing = Di hacia dónde mirará la tortuga de { $cell }: añade =S o =N después de { $to }.
turtles-objection-facing-extra = La tortuga de { $cell } está de pie; no eliges hacia dónde mira.
turtles-objection-mixed = Una jugada no puede saltar sobre tortugas propias y rivales a la vez ({ $cell }).
turtles-objection-goes-on = El salto continúa, por ejemplo { $example }.
turtles-objection-most-turtles = Tienes que elegir un salto que pase sobre el mayor número de tortugas.
turtles-objection-swap = Solo quien va en segundo lugar puede quedarse con la primera jugada, en vez de hacer una propia.
turtles-objection-no-swap = En esta mesa se juega sin el cambio.
turtles-objection-no-hatching = En la variante base no hay eclosión.
turtles-objection-corner = En esta variante no nace nadie en la esquina { $cell }.
turtles-objection-not-hatchable = { $cell } no es una casilla libre de tu campo.
turtles-objection-reserve = { $left ->
    [0] Tu reserva está vacía.
    [one] Solo te queda una tortuga en la reserva.
   *[other] Solo te quedan { $left } tortugas en la reserva.
 }
turtles-objection-reserves-differ = Tras una eclosión, las reservas (la tuya { $own }, la otra { $other }) pueden diferir en dos como mucho.

turtles-seat-0 = Sur
turtles-seat-1 = Norte
turtles-reserve = reserva: { $count }
turtles-overturned = patas arriba
turtles-last-move = última jugada: { $move }
turtles-help = Un paso: d3-d4. Un salto, casilla a casilla: c2>c4>e5.
    Si saltas sobre una tortuga patas arriba, di de quién será: c2>c4=S o c2>c4=N.
    Eclosión: +c1,d2. Quedarse con la primera jugada, si la mesa lo permite: swap.
