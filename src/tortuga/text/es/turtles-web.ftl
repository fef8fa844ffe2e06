### Cómo se muestra turtles en el navegador.

## El tablero

turtles-web-board = La playa
turtles-web-cell = { $cell }, { $standing ->
    [empty] vacía
    [goal] meta de { NAME($goal) }
    [egg] un huevo
    [overturned] una tortuga patas arriba
    [south] una tortuga de Sur
   *[north] una tortuga de Norte
 }{ $effect ->
    [turtle] , se puede mover
    [target] , destino posible
    [chosen] , elegida
    [stop] , elegida; el salto puede terminar aquí
    [hatch] , aquí puede nacer una tortuga
    [unhatch] , aquí nacerá una tortuga
   *[no] { "" }
 }
turtles-web-explain = { $cell }: { $standing ->
    [empty] una casilla libre.
    [goal] el nido de una tortuga grande. Gana quien llegue antes al del otro lado.
    [egg] aquí nacerá una tortuga.
    [overturned] una tortuga patas arriba, de nadie. Quien salta sobre ella la endereza y dice de quién será.
    [south] una tortuga de Sur. Si Norte salta sobre ella, queda patas arriba.
   *[north] una tortuga de Norte. Si Sur salta sobre ella, queda patas arriba.
 }
turtles-web-explain-eggs = Tortugas que aún no han nacido. Tras la primera eclosión, las dos reservas pueden diferir en dos como mucho.
turtles-web-eggs = { $count ->
    [0] No quedan huevos de { NAME($side) }
    [one] Queda un huevo de { NAME($side) }
   *[other] Quedan { $count } huevos de { NAME($side) }
 }
turtles-web-to-move = le toca mover

## La jugada en curso

turtles-web-chosen = Desde { $cell } puedes ir a { $cells }.
turtles-web-goes-on = El salto continúa desde { $cell }; puedes ir a { $cells }.
turtles-web-asked-where = ¿Adónde?
turtles-web-asked-on = { $stop ->
    [yes] ¿Adónde ahora, o paras aquí?
   *[no] ¿Adónde ahora?
 }
turtles-web-asked-more = ¿Qué otras casillas?
turtles-web-must-jump = { $count ->
    [one] La tortuga de { $cells } tiene que saltar sobre una rival.
   *[other] Una de estas tiene que saltar sobre una rival: { $cells }.
 }
turtles-web-facing-ask = ¿De quién es ahora la de { $cell }?
turtles-web-facing-choose = Hasta { $cell }: di de quién será la tortuga.
turtles-web-facing = { NAME($side) }: { $player }
turtles-web-hatch = { $count ->
    [0] Hacer nacer
    [one] Hacer nacer una tortuga
   *[other] Hacer nacer { $count } tortugas
 }
turtles-web-hatch-numbers = { $one ->
    [yes] Para una eclosión, elige { $least ->
        [one] una casilla
       *[other] { $least } casillas
     } de tu campo.
   *[no] Para una eclosión, elige de { $least } a { $most } casillas de tu campo.
 }
turtles-web-do-swap = Quedarse con la primera jugada
turtles-web-stop = Parar aquí

## La lista de jugadas

turtles-web-moves = Jugadas
turtles-web-move-number = N.º
turtles-web-no-moves = Aún no hay jugadas.

## La última pantalla

turtles-web-end-side = { NAME($side) }: { $player }
turtles-web-end-won = gana
turtles-web-end-story = La historia en cifras
turtles-web-end-feet = { $count ->
    [one] tortuga de pie
   *[other] tortugas de pie
 }
turtles-web-end-nearest = { $count ->
    [0] pasos: la más adelantada ha llegado
    [one] paso le falta a la más adelantada
   *[other] pasos le faltan a la más adelantada
 }
turtles-web-end-eggs = { $count ->
    [one] huevo sin eclosionar
   *[other] huevos sin eclosionar
 }
turtles-web-end-overturned = { $count ->
    [one] tortuga sigue patas arriba
   *[other] tortugas siguen patas arriba
 }
turtles-web-end-moves = { $count ->
    [one] jugada
   *[other] jugadas
 }
turtles-web-end-jumps = { $count ->
    [one] salto
   *[other] saltos
 }
turtles-web-end-flips = { $count ->
    [one] tortuga puesta patas arriba
   *[other] tortugas puestas patas arriba
 }
turtles-web-end-righted = { $count ->
    [one] tortuga enderezada
   *[other] tortugas enderezadas
 }
turtles-web-end-longest = { $count ->
    [one] salto en la cadena más larga
   *[other] saltos en la cadena más larga
 }
