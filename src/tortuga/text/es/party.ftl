### Una fiesta: una pantalla grande en la sala y un teléfono en cada mano.

party-open = La pantalla grande
party-come = Subid a bordo
party-scan = Apunta aquí con la cámara de tu teléfono
party-type = o abre { $address } y escribe
party-code = El código de esta fiesta: { $code }
party-here = { $count ->
    [0] Todavía no hay nadie.
    [one] Hay una persona:
   *[other] Hay { $count } personas:
}
party-choose = ¿A qué jugamos?
party-bots = Bots en la mesa
party-bots-fewer = Un bot menos
party-bots-more = Un bot más
party-bots-fill = { $count ->
    [0] { "" }
    [one] Un bot ocupa el asiento vacío.
   *[other] Unos bots ocupan los { $count } asientos vacíos.
}
party-too-many = Sois demasiados para este.
party-begin = Empezar
party-leader = Esta pantalla y quien llegó primero eligen el juego y empiezan.
party-lead-now = Llegaste primero: elige el juego y empieza.
party-wait = Levanta la vista: empieza en la pantalla grande en cuanto estéis todos.
party-missing = Aún no han vuelto: { $names }.
party-leave = Dejar mi asiento
party-left = Ahora no tienes asiento.
party-back = Tomar asiento
party-next = Han empezado sin ti. Juegas en la próxima partida.
party-look-up = Mira la pantalla grande.
party-sound-on = Activar el sonido
party-sound-off = Quitar el sonido
party-asleep = { $count ->
    [one] El teléfono de { $names } duerme. ¡Despiértalo!
   *[other] Los teléfonos de { $names } duermen. ¡Despertadlos!
}
party-let-bot = Que un bot juegue por { $name }
party-again = Jugar otra vez
party-other = Otra cosa
party-lately = Lo que ha pasado
