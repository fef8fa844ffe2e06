### Repartos compartidos: el mismo azar en varias mesas, y el reparto del día.

deal-title = Reparto compartido
deal-note = { $seats } asientos y el mismo azar para todos los que lo juegan: dados, cartas y lealtades se reparten una sola vez. Cada persona tiene un intento.
deal-play = Jugar este reparto
deal-mine = Mi mesa
deal-link = Copiar el enlace a este reparto
deal-closes = Se puede empezar hasta el { $when }.
deal-ending = Ya no puede empezar ninguna partida. Las que están en curso pueden terminar hasta el { $when }.
deal-over = Ha terminado: todo se puede ver.
deal-compared = Las mesas, comparadas
deal-going = { $count ->
    [one] Una mesa lo juega ahora mismo.
   *[other] { $count } mesas lo juegan ahora mismo.
}
deal-nobody = Nadie lo ha jugado aún hasta el final.
deal-table = Mesa { $number }
deal-won = ganó
deal-so-many = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
deal-share = supera al { $share }
deal-share-note = De todos los demás que ocuparon el asiento { $number }
deal-share-explained = Cada asiento se compara con el mismo asiento de las otras mesas, como en el bridge: la cifra dice a cuántos ha superado. El empate cuenta la mitad.
deal-proof = Un azar que se puede comprobar
deal-proof-sealed = El secreto del que sale todo el azar está sellado hasta el { $when }. Su huella es la misma en todas las mesas.
deal-proof-open = El secreto está abierto: con él se puede comprobar cada registro de este reparto, y todas las mesas tenían el mismo.
deal-commitment = Huella del secreto (SHA-256)
deal-secret = El secreto
deal-here = Otros juegan el mismo azar en otras mesas, una sola vez cada persona, y los resultados se comparan con los nombres de esta mesa. Hasta el { $when } solo sus jugadores ven esta partida. No puntúa y no hay pistas.
deal-here-daily = Hoy todos juegan lo mismo, con un solo intento. El resultado aparece en la lista del día con tu nombre; no hay pistas.
deal-compare = Comparar
deal-wish = Reparto compartido
deal-wish-note = Otros grupos pueden jugar los mismos dados, cartas y lealtades, y se compara. Se avisa a toda la mesa; nadie puede mirar hasta que acabe.
deal-wish-days = Los demás pueden empezarlo
deal-days-long = { $days ->
    [one] durante un día
   *[other] durante { $days } días
}
deal-daily = Reparto del día
deal-daily-note = Bucaneros contra tres bots ({ $bots }). Todos reciben los mismos dados y cofres, y bots que responden igual a las mismas decisiones. Un solo intento.
deal-daily-play = Jugar el reparto de hoy
deal-daily-on = Seguir jugando
deal-daily-played = Ya has jugado el reparto de hoy. El próximo se reparte a medianoche UTC.
deal-daily-closes = Se puede empezar hasta el { $when }.
deal-daily-ending = Ya no puede empezar ninguna partida. Las últimas pueden terminar hasta el { $when }.
deal-daily-over = Ese día ha terminado y su secreto está abierto.
deal-list = La lista del día
deal-rank = Puesto
deal-name = Nombre
deal-points = Puntos
deal-when = Final
deal-listed = { $count ->
    [one] Una persona lo ha jugado hasta el final.
   *[other] { $count } personas lo han jugado hasta el final.
}
deal-days = Otros días
deal-day-before = El día anterior
deal-day-after = El día siguiente
deal-today = Hoy
