### buccaneers: la primera lección y cómo se juega.

## La lección

learn-buccaneers-log = Eres Anne, y este es tu cuaderno de bitácora. Los cofres llegan a tu isla, pasan a tu tripulación y luego a tu flota; en Tortuga están a salvo. Una ronda: lanzar, actuar, mover los cofres.
learn-buccaneers-keep = Cada cual ha lanzado cinco dados tras su pantalla. Quédate al menos con uno; con varios solo si muestran la misma acción. Toma los dos dados de incursión, A y D.
learn-buccaneers-keep-both = Uno solo vale, pero cuentan los totales: toma A y D juntos.
learn-buccaneers-keep-other = También vale. En esta lección vas de incursión: quédate con A y D.
learn-buccaneers-keep-done = Todas las pantallas se levantan a la vez, y lo guardado queda en su acción. El resto se lanza otra vez.
learn-buccaneers-skull = Una calavera es un comodín. Junto a otros dados se une a su acción, con el número que su propio dado tiene allí. Quédate la calavera con E, para reclutar.
learn-buccaneers-skull-along = Llévate también la calavera: cuenta para la misma acción.
learn-buccaneers-skull-alone = Una calavera se puede guardar sola, y su acción se nombra después. Aquí, tómala junto con E.
learn-buccaneers-skull-boarding = Eso iría al abordaje. Esta vez recluta: allí la calavera de C vale 5.
learn-buccaneers-skull-done = Tu último dado fue a la flota. A Coco no le quedaban dados para esa tirada, y ha recibido una ficha de bonificación.
learn-buccaneers-second = Ahora las cinco acciones, una tras otra. En cada una actúa primero el total más alto, después el siguiente y nadie más. En la flota Bart tenía 6; con 3, te toca en segundo lugar. Actúa.
learn-buccaneers-second-done = En segundo lugar el barco avanza una casilla; en primero, dos. Cuanto más lejos, más cofres caben en tu flota.
learn-buccaneers-second-lost = Se puede renunciar a una acción, pero aquí solo perderías. Actúa.
learn-buccaneers-first = Al reclutar tienes 8 con la calavera, y Bart tiene 2. Así que vas primero. Actúa.
learn-buccaneers-first-done = Dos casillas para tu pirata, y más sitio en tu tripulación. Coco no tenía rivales al buscar tesoro, y ha recibido un cofre y una ficha con monedas.
learn-buccaneers-first-lost = Tienes el total más alto: aprovéchalo y actúa.
learn-buccaneers-raid = En la incursión vas primero con 4. Toma un cofre de la tripulación de alguien; su pirata retrocede una casilla. Quien tiene un dado allí se defiende, y tu pirata retrocede también. Bart lo tiene, Coco no. ¿A quién atacas?
learn-buccaneers-raid-defended = Bart se defiende: tu propio pirata también retrocedería. Coco no tiene ningún dado allí.
learn-buccaneers-raid-lost = Hemos venido de incursión. Ataca a alguien.
learn-buccaneers-raid-done = Un cofre rojo es tuyo. Luego Bart, en segundo lugar, te ha atacado; pero tus dados están allí, y su pirata ha retrocedido igual que el tuyo.
learn-buccaneers-move = Cada cual ha robado un cofre. Ahora todos los cofres avanzan una zona. El orden en tu tripulación lo eliges tú: lo que luego no quepa se quita por la derecha. Pon primero el cofre blanco.
learn-buccaneers-move-order = En Tortuga un cofre blanco es un comodín. Ponlo donde esté más seguro, a la izquierda.
learn-buccaneers-move-done = Tu cofre amarillo está en la flota: una ronda más y ha llegado. Un cofre azul no cabía en la tripulación de Coco, y está en la isla central.
learn-buccaneers-score = Seis cofres en la Tortuga de alguien terminan la partida. Allí cada uno vale 3, en la flota 2, en la tripulación 1, y los morados el doble. Cada serie de rojo, amarillo y azul son 3 más. Suma las casillas de barco y pirata, y las monedas: gana quien tenga más puntos.

## Cómo se juega

how-buccaneers-turn-keep = Lanzar. Todos a la vez y en secreto. Quédate con uno o más dados, si muestran la misma acción; luego todos enseñan lo que guardan y lanzan el resto otra vez, hasta colocar cada dado.
how-buccaneers-turn-raid = Actuar. Las cinco acciones van una tras otra. En cada una actúa primero el total más alto, después el siguiente y nadie más.
how-buccaneers-turn-move = Mover. Cada cual roba un cofre, y todos los cofres avanzan una zona: isla, tripulación, flota, Tortuga.
how-buccaneers-skull-title = Calaveras
how-buccaneers-skull = Una calavera es un comodín. Guardada con otros dados se une a su acción; guardada sola, nombras la acción cuando todos han enseñado sus dados. Cuenta con el número que su propio dado tiene para esa acción.
how-buccaneers-rank-title = Quién va primero
how-buccaneers-rank = Suma los dados de una acción y su ficha de bonificación. Solo participa quien tiene un dado allí. Los empates son para el jugador inicial, y luego en el sentido del reloj. Se puede renunciar a una acción; nadie sube por ello.
how-buccaneers-deeds-title = Las cinco acciones
how-buccaneers-deeds = Aumentar flota: el barco avanza 2 casillas, o 1 en segundo lugar. Reclutar: lo mismo con el pirata. Buscar tesoro: un cofre y, de dos fichas de tesoro, la que quieras; en segundo lugar, una ficha sin elegir. Abordaje e incursión: ataca la flota o la tripulación de alguien.
how-buccaneers-attack-title = Ataques
how-buccaneers-attack = Quien va primero toma un cofre a su elección de la flota (abordaje) o de la tripulación (incursión) de la víctima, cuyo barco o pirata retrocede una casilla. Si la víctima tiene un dado en esa acción, el tuyo retrocede también. Quien va segundo ataca a otra persona y toma un cofre de la isla central. En Tortuga los cofres están a salvo.
how-buccaneers-room-title = Cuánto sitio hay
how-buccaneers-room = La casilla de tu barco dice cuántos cofres caben en tu flota y cuántos dados en el abordaje; la del pirata, lo mismo para tripulación e incursión. En la casilla 1 cabe uno; en 2 y 3, dos; en 4 y 5, tres; de 6 a 8, cuatro. ¿No cabe ninguno de tus dados? Se lanzan otra vez, a la vista.
how-buccaneers-bonus-title = Fichas de bonificación
how-buccaneers-bonus = Quien ya ha colocado todos sus dados recibe una bonificación por cada nueva tirada de los demás: una ficha nueva de 1 en una acción a su elección, o una propia girada a 2. Las fichas se quedan, y cuentan en cada ronda en la que tengas un dado allí.
how-buccaneers-centre-title = La isla central
how-buccaneers-centre = Allí va el cofre que no cabe; un segundo del mismo color vuelve a la bolsa. De ella toma quien ataca en segundo lugar.
how-buccaneers-end-title = El final
how-buccaneers-end = Si tras mover alguien tiene seis cofres o más en Tortuga, la partida termina.
how-buccaneers-points-title = Puntos
how-buccaneers-points = Cada cofre: 3 en Tortuga, 2 en la flota, 1 en la tripulación, y los morados cuentan doble. Cada serie de un rojo, un amarillo y un azul: 3 más; un blanco en Tortuga vale por cualquiera de ellos. Después, las casillas de barco y pirata, y las monedas de tus fichas.
how-buccaneers-two-title = Con dos jugadores
how-buccaneers-two = Solo actúa quien va primero. El barco o el pirata avanza 1 casilla, la búsqueda da un cofre y una ficha, y lo que iría a la isla central vuelve a la bolsa.
