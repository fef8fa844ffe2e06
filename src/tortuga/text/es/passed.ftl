### Un dispositivo que varias personas se pasan.

passed-title = ¿Quién juega en este dispositivo?
passed-explained = Os lo vais pasando. Entre turnos lo esconde todo; luego cada uno lee lo nuevo y elige.
passed-name = Nombre { $number }
passed-more = Alguien más
passed-bots = Bots
passed-begin = Empezar
passed-to = Pásale el dispositivo a { $name }
passed-look-away = Los demás miran a otro lado.
passed-take = Soy { $name }
passed-public = Lo que han visto todos
passed-others = Otra persona quiere mirar lo suyo
passed-hello = { $name }, esto es solo para ti
passed-since = Desde que tuviste el dispositivo
passed-so-far = Hasta ahora
passed-nothing = No ha pasado nada que no sepas.
passed-go = Muéstrame la mesa
passed-on = Esconderlo todo y pasarlo
