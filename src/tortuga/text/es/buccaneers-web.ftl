### Cómo se muestra buccaneers en el navegador.

## El centro de la mesa

buccaneers-web-middle = El centro de la mesa
buccaneers-web-round = Ronda { $round }
buccaneers-web-centre = Isla central
buccaneers-web-pile = { $count ->
    [one] Queda 1 ficha de tesoro
   *[other] Quedan { $count } fichas de tesoro
 }
# Una letra por color, todas distintas: rojo, aZul, amarillo, blanco, morado.
buccaneers-web-letter-red = R
buccaneers-web-letter-blue = Z
buccaneers-web-letter-yellow = A
buccaneers-web-letter-white = B
buccaneers-web-letter-purple = M
buccaneers-web-chest = cofre { NAME($chest) }
buccaneers-web-counted = { NAME($chest) } { $count }
buccaneers-web-bag = { $count ->
    [0] La bolsa está vacía
    [one] 1 cofre en la bolsa: { $colours }
   *[other] { $count } cofres en la bolsa: { $colours }
 }
buccaneers-web-bonus-left = { $count ->
    [one] Queda 1 ficha de bonificación
   *[other] Quedan { $count } fichas de bonificación
 }

## Los capitanes

buccaneers-web-captain = { $first ->
    [yes] { $player }, con la ficha de jugador inicial: { $state }. { $count } de { $goal } cofres en Tortuga. Mostrar el tablero.
   *[no] { $player }: { $state }. { $count } de { $goal } cofres en Tortuga. Mostrar el tablero.
 }
buccaneers-web-doing-choosing = elige
buccaneers-web-doing-chosen = a punto
buccaneers-web-doing-naming = elige acción
buccaneers-web-doing-rolling = lanza a la vista
buccaneers-web-doing-acting = actúa
buccaneers-web-doing-loading = carga
buccaneers-web-doing-idle = espera
buccaneers-web-doing-ended = terminado
buccaneers-web-doing-over = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
buccaneers-web-shown-nothing = no caben
buccaneers-web-stands = { $rank ->
    [1] 1.ª posición en { NAME($deed) }, con { $total }
    [2] 2.ª posición en { NAME($deed) }, con { $total }
   *[other] { $total } en { NAME($deed) }
 }
buccaneers-web-rank = { $rank ->
    [1] 1.ª
   *[2] 2.ª
 }

## Un tablero

buccaneers-web-log = El tablero de { $player }
buccaneers-web-enlarge = Ver este tablero a tamaño completo
buccaneers-web-close = Cerrar
buccaneers-web-of = { $count }/{ $room }
buccaneers-web-track = Casilla del { NAME($marker) }: { $space } de { $spaces }, con sitio para { $chests ->
    [one] 1 cofre
   *[other] { $chests } cofres
 } y { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }
buccaneers-web-numbered = { $die } { $number }
buccaneers-web-space = { NAME($deed) }: { $count ->
    [0] sin dados
    [one] dado { $dice }, resultado { $total }
   *[other] dados { $dice }, resultado { $total }
 }{ $bonus ->
    [0] { "" }
   *[other] ; bonificación { $bonus }
 }
buccaneers-web-zone = Zona de { NAME($zone) }: { $bounded ->
    [yes] { $count } de { $room } lugares ocupados
   *[no] { $count ->
        [0] sin cofres
        [one] 1 cofre
       *[other] { $count } cofres
    }
 }
buccaneers-web-chest-at = cofre { NAME($chest) }, lugar { $place } de la zona de { NAME($zone) }
buccaneers-web-lost = Cofre { NAME($chest) }: se queda sin sitio
buccaneers-web-tiles = { $count ->
    [0] sin fichas de tesoro
    [one] 1 ficha de tesoro
   *[other] { $count } fichas de tesoro
 }
buccaneers-web-coins = { $tiles ->
    [one] 1 ficha de tesoro, { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }
   *[other] { $tiles } fichas de tesoro, { $coins } monedas
 }
buccaneers-web-tile-coins = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }

## Los dados

buccaneers-web-your-dice = Tus dados
buccaneers-web-die = { $face ->
    [buccaneers-face-skull] Dado { $die }: calavera
   *[other] Dado { $die }: { NAME($face) } { $number }
 }
buccaneers-web-kept = Te quedas con { $dice }; aún hay quien está eligiendo
buccaneers-web-open-roll = { $player } lanza a la vista

## Elegir

buccaneers-web-tray = Tu elección
buccaneers-web-hint = Elige algo de lo que brilla; no pasa nada hasta que confirmes.

buccaneers-web-do-keep = Quedarse con { $dice }
buccaneers-web-do-none-fits = No cabe ninguno
buccaneers-web-do-bonus = { $turns ->
    [yes] Pasar a 2 la ficha de { NAME($deed) }
   *[no] Colocar una ficha en { NAME($deed) }
 }
buccaneers-web-do-name = Calaveras a { NAME($deed) }
buccaneers-web-do-act = { $deed ->
    [buccaneers-deed-fleet] Aumentar la flota
    [buccaneers-deed-recruit] Reclutar
   *[buccaneers-deed-hunt] Buscar tesoro
 }
buccaneers-web-do-give-up = { $deed ->
    [buccaneers-deed-boarding] No atacar a nadie
    [buccaneers-deed-raid] No atacar a nadie
   *[other] Renunciar
 }
buccaneers-web-do-attack = { $deed ->
    [buccaneers-deed-boarding] Abordar a { $victim }
   *[buccaneers-deed-raid] Incursión contra { $victim }
 }
buccaneers-web-do-steal = Robar el cofre { NAME($chest) } del lugar { $place }
buccaneers-web-do-take = Llevarse el cofre { NAME($chest) }
buccaneers-web-do-keep-tile = { $coins ->
    [one] Quedarse con la ficha de 1 moneda
   *[other] Quedarse con la ficha de { $coins } monedas
 }
buccaneers-web-do-load = Cargar el cofre { NAME($chest) } en el lugar { $place }

buccaneers-web-note-place = { $bonus ->
    [0] Suma { $added } en { NAME($deed) }: { $total } en total.
   *[other] Suma { $added } en { NAME($deed) }: { $total } en total, con la bonificación de { $bonus }.
 }
buccaneers-web-note-skulls = { $count ->
    [one] Solo una calavera: eliges su acción cuando se hayan enseñado todos los dados.
   *[other] Solo calaveras: eliges su acción cuando se hayan enseñado todos los dados.
 }
buccaneers-web-note-none-fits = Cuando se hayan enseñado todos los dados, vuelves a lanzar estos a la vista.
buccaneers-web-note-bonus = Suma { $side } en { NAME($deed) } en cada ronda en la que tengas algún dado ahí.
buccaneers-web-note-advance = { $moves ->
    [yes] Tu { NAME($marker) } avanza hasta la casilla { $space }.
   *[no] Tu { NAME($marker) } ya está en la casilla { $space } y no avanza más.
 }
buccaneers-web-note-hunt = { $two ->
    [yes] Sacas un cofre de la bolsa y te llevas una ficha de tesoro.
   *[no] { $rank ->
        [1] Sacas un cofre de la bolsa, miras dos fichas de tesoro y te quedas con una.
       *[2] Te llevas una ficha de tesoro.
    }
 }
buccaneers-web-note-give-up = Nadie ocupa tu posición; tus dados se quedan y defienden.
buccaneers-web-note-booty = { $chests ->
    [0] No hay ningún cofre que robar.
    [one] Hay 1 cofre que robar.
   *[other] Hay { $chests } cofres entre los que elegir.
 }
buccaneers-web-note-centre = { $chests ->
    [0] La isla central está vacía.
   *[other] Después te llevas un cofre de la isla central.
 }
buccaneers-web-note-pushed = Su { NAME($marker) } retrocede hasta la casilla { $space }.
buccaneers-web-note-defended = Tiene dados ahí y se defiende: tu { NAME($marker) } también retrocede, hasta la casilla { $space }.
buccaneers-web-note-undefended = No tiene dados ahí y no puede defenderse.
buccaneers-web-note-load = Los lugares se llenan desde la izquierda; lo que no cabe se queda fuera.

buccaneers-web-attacked = { $defended ->
    [yes] se defiende
   *[no] sin defensa
 }

## Primera y segunda posición

buccaneers-web-reward-fleet = { $steps ->
    [one] avanza el barco 1 casilla
   *[other] avanza el barco { $steps } casillas
 }
buccaneers-web-reward-recruit = { $steps ->
    [one] avanza el pirata 1 casilla
   *[other] avanza el pirata { $steps } casillas
 }
buccaneers-web-reward-hunt = { $two ->
    [yes] saca un cofre de la bolsa y se lleva una ficha de tesoro
   *[no] { $rank ->
        [1] saca un cofre de la bolsa y se queda con una de dos fichas de tesoro
       *[2] se lleva una ficha de tesoro
    }
 }
buccaneers-web-reward-boarding = { $rank ->
    [1] puede abordar a alguien y robarle un cofre de la flota
   *[2] puede abordar a otra persona y llevarse un cofre de la isla central
 }
buccaneers-web-reward-raid = { $rank ->
    [1] puede lanzar una incursión y robar un cofre de la tripulación
   *[2] puede lanzar una incursión contra otra persona y llevarse un cofre de la isla central
 }
buccaneers-web-tie = Con el mismo total, el orden va en sentido horario desde { $first }, que empieza.

## En una línea

buccaneers-web-explain-zone-fleet = Los barcos: de aquí los cofres pasan a Tortuga. Los abordajes roban aquí.
buccaneers-web-explain-deed-fleet = Aumentar la flota mueve el barco: más sitio para cofres en la flota y para dados de abordaje.
buccaneers-web-explain-deed-recruit = Reclutar mueve el pirata: más sitio para cofres en la tripulación y para dados de incursión.
buccaneers-web-explain-deed-hunt = Buscar tesoro da un cofre y fichas de tesoro.
buccaneers-web-explain-deed-boarding = Un abordaje roba un cofre de una flota y hace retroceder un barco. Sus dados también defienden.
buccaneers-web-explain-deed-raid = Una incursión roba un cofre de una tripulación y hace retroceder un pirata. Sus dados también defienden.
buccaneers-web-explain-zone-island = Aquí llegan los cofres nuevos, y de aquí pasan a la tripulación. Nadie puede robarlos.
buccaneers-web-explain-zone-crew = La tripulación: de aquí los cofres pasan a la flota. Las incursiones roban aquí.
buccaneers-web-explain-zone-tortuga = A salvo en casa: aquí es donde más valen, y cuando hay bastantes termina la partida.
buccaneers-web-explain-chest-red = Rojo: un cofre rojo, uno azul y uno amarillo forman una combinación.
buccaneers-web-explain-chest-blue = Azul: un cofre rojo, uno azul y uno amarillo forman una combinación.
buccaneers-web-explain-chest-yellow = Amarillo: un cofre rojo, uno azul y uno amarillo forman una combinación.
buccaneers-web-explain-chest-white = Blanco: en Tortuga hace de cualquier color de una combinación.
buccaneers-web-explain-chest-purple = Morado: cuenta doble, pero no para combinaciones.
buccaneers-web-explain-centre = Aquí están los cofres que se quedaron sin sitio, como mucho uno de cada color.
buccaneers-web-explain-tiles = Las fichas de tesoro muestran de 1 a 3 monedas; hasta el final solo lo sabe quien las tiene.
buccaneers-web-explain-bonus = Quien ya ha colocado todos sus dados, mientras alguien sigue lanzando, recibe una bonificación: una ficha nueva con 1, o una que pasa de 1 a 2.

## El final

buccaneers-web-end-you = tú
buccaneers-web-end-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
 }
buccaneers-web-end-zone = Zona de { NAME($zone) }: { $points } por cofre, morado × { $times }
buccaneers-web-end-chest = { $points ->
    [one] Cofre { NAME($chest) }: 1 punto
   *[other] Cofre { NAME($chest) }: { $points } puntos
 }
buccaneers-web-end-part = { $joker ->
    [yes] Cofre { NAME($chest) } de la zona de { NAME($zone) }, que hace de { NAME($colour) }
   *[no] Cofre { NAME($chest) } de la zona de { NAME($zone) }
 }
buccaneers-web-end-set = Una combinación de tres colores
buccaneers-web-end-tracks = Barco en { $ship }, pirata en { $pirate }
buccaneers-web-end-tiles = { $tiles ->
    [0] Sin fichas de tesoro
    [one] Monedas en 1 ficha de tesoro
   *[other] Monedas en { $tiles } fichas de tesoro
 }
buccaneers-web-end-total = Total
buccaneers-web-end-tie = Con los mismos puntos se comparte la victoria.
buccaneers-web-end-as = = { $letter }
buccaneers-web-end-rounds = { $count ->
    [one] ronda
   *[other] rondas
 }
buccaneers-web-end-chests = { $count ->
    [one] cofre en Tortuga
   *[other] cofres en Tortuga
 }
buccaneers-web-end-sets = { $count ->
    [one] combinación de tres colores
   *[other] combinaciones de tres colores
 }
buccaneers-web-end-coins = { $count ->
    [one] moneda encontrada
   *[other] monedas encontradas
 }
buccaneers-web-end-bonuses = { $count ->
    [one] bonificación recibida
   *[other] bonificaciones recibidas
 }
