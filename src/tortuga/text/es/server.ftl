### La casa en la red.

# Lo que la casa dice a toda la mesa de sus bots.
notice-bots-busy = Los bots de esta casa tienen mucho que pensar ahora mismo. La partida sigue en cuanto les llegue el turno.
notice-bot-stands-in = { $name } no pudo elegir; un bot más débil lo ha sustituido en esta jugada.
notice-bot-stuck = { $name } no puede elegir por ahora. La casa sigue intentándolo.
notice-draw-offered = { $name } ofrece tablas.
notice-draw-refused = { $name } rechaza las tablas.
notice-left = { $name } ha dejado la partida. Sigue jugando { $bot }.

# What a phone is told while the page is closed: never more than that matches wait
push-on = Las notificaciones están activadas.
push-waiting = { $count ->
    [one] Una partida te espera.
   *[other] { $count } partidas te esperan.
}

# Negativas: una frase cada una. El código es el final del identificador.
declined = Eso no se puede hacer.
declined-no-identity = Antes di quién eres.
declined-bad-token = Esta casa no reconoce esa identidad. Vuelve a entrar.
declined-expired-token = Tu identidad ha caducado. Vuelve a entrar.
declined-revoked-token = Esa identidad ha cerrado la sesión. Vuelve a entrar.
declined-bad-code = Ese código no lleva a ninguna parte: ya se usó, tiene más de cinco minutos o está mal escrito. Pide uno nuevo.
declined-bad-passkey = Esa llave de acceso no se puede usar ahora: la petición era demasiado antigua, ya se respondió o es de otra página. Inténtalo de nuevo.
declined-unknown-passkey = Esta casa no conoce esa llave de acceso: se quitó aquí, o es de alguien que fue olvidado.
declined-too-many-passkeys = Ya tienes { $most } llaves de acceso. Quita alguna que ya no necesites.
declined-wrong-origin = Esta página no puede hablar con esta casa.
declined-wrong-host = Esta casa no se llama «{ $host }». Quien la lleva puede ajustar public_url o añadir el nombre a allowed_hosts.
declined-bad-name = Un nombre tiene alguna letra o cifra y { $most } caracteres como mucho.
declined-unseen-in-name = Un nombre no puede tener caracteres invisibles.
declined-bad-word = Una palabra para la semilla tiene { $most } caracteres como mucho.
declined-bad-text = Di algo, en { $most } caracteres como mucho.
declined-unknown-phrase = Esa frase no existe.
declined-unknown-language = Aquí no se habla ese idioma. Hay estos: { $languages }.
declined-malformed = Ese mensaje no se entiende: { $problem }
declined-binary-frame = Los mensajes son texto, no binarios.
declined-too-large = Es demasiado largo.
declined-too-fast = Demasiadas cosas a la vez. Espera un momento.
declined-too-slow = Lees demasiado despacio. Vuelve a entrar para ver cómo va todo.
declined-too-many-connections = Hay demasiadas conexiones abiertas.
declined-too-many-tables = Ya tienes { $most } mesas.
declined-too-many-from-here = Se ha empezado demasiado desde tu dirección. Inténtalo más tarde.
declined-not-found = Aquí no hay nada.
declined-method-not-allowed = Eso no se puede hacer aquí.
declined-unknown-table = Esa mesa no existe.
declined-pruned = Esta partida es muy antigua: solo queda su resultado.
declined-unknown-party = No hay tal fiesta. El código está en la pantalla grande.
declined-invitation-needed = Esta mesa es privada. Necesitas un enlace para entrar.
declined-not-watchable = Esta mesa no admite público.
declined-banned = Quien organiza la mesa te ha echado de ella.
declined-table-locked = Quien organiza la mesa la ha cerrado.
declined-table-full = Todos los asientos están ocupados.
declined-seat-taken = Ese asiento ya está ocupado.
declined-seat-reserved = Ese asiento está reservado.
declined-already-seated = Ya tienes un asiento en esta mesa.
declined-not-seated = En ese asiento no hay nadie que pueda hacerlo.
declined-not-host = Eso solo puede hacerlo quien organiza la mesa.
declined-passed-on = El dispositivo ha pasado a otra persona.
declined-unknown-tournament = No hay tal torneo.
declined-unknown-club = No hay tal club, o no perteneces a él.
declined-not-organiser = Eso solo puede hacerlo quien organiza el torneo.
declined-still-led = El torneo ya tiene quien lo organice.
declined-in-tournament = Esta mesa es de un torneo: sigue jugando, ríndete o deja correr el reloj.
declined-wrong-system = A este juego no se puede jugar así.
declined-clock-needed = En un torneo hace falta reloj.
declined-entry-closed = Ahora nadie puede apuntarse a este torneo.
declined-already-entered = Ya participas.
declined-not-entered = Esa persona no participa en el torneo.
declined-tournament-full = Solo hay sitio para { $most }.
declined-too-few-entrants = Tienen que participar al menos dos.
declined-tournament-begun = El torneo ya ha empezado.
declined-tournament-not-running = El torneo no está en marcha.
declined-too-many-tournaments = Ya organizas { $most } torneos.
declined-too-many-clubs = Ya estás en { $most } clubes.
declined-club-full = El club tiene { $most } miembros y ya no caben más.
declined-not-member = Esa persona no es miembro del club.
declined-not-gathering = La partida ya ha empezado.
declined-not-running = Ahora no hay ninguna partida en esta mesa.
declined-still-running = La partida aún no ha terminado.
declined-seats-open = Hay asientos vacíos. Llénalos o quítalos.
declined-not-ready = Aún no está a punto todo el mundo.
declined-talk-off = Quien organiza la mesa ha desactivado la charla.
declined-no-take-back = Aquí no se puede deshacer nada.
declined-no-offer = Nadie pide deshacer nada.
declined-no-draw-offer = Nadie ofrece tablas.
declined-offered-already = Ya has ofrecido tablas. Puedes volver a ofrecerlas después de tu próxima jugada.
declined-not-stalling = Nadie ha hecho esperar a los demás lo bastante para eso.
declined-not-alone = Otras personas juegan en esta partida. Puedes dejarla, o podéis acordar todos terminarla.
declined-on-vacation = Ya estás de vacaciones.
declined-too-much-vacation = Este año { $left ->
    [one] te queda { $left } día
   *[other] te quedan { $left } días
 } de vacaciones.
declined-bad-endpoint = Ahí no puede haber ningún servicio de notificaciones.
declined-push-unavailable = Las notificaciones no están disponibles: esta casa y el servicio de tu navegador no pueden comunicarse.
declined-no-plans = En esta partida no hay nada que planear: algo en ella está oculto, o no es lenta.
declined-no-plan-now = Puedes planear mientras la partida sigue y le toca al otro.
declined-bad-plan = { $move } no se puede jugar ahí.
declined-plan-too-long = Un plan tiene como mucho { $most } respuestas.
declined-no-hints = Solo hay pistas donde todos los demás son bots.
declined-no-advice = No hay consejo para esta elección.
declined-no-analysis = De esto no hay análisis.
declined-played-now = Hay gente jugando una partida que está en esta posición o ha pasado por ella. Se podrá analizar cuando termine.
declined-unknown-watcher = Nadie así está mirando ahora.
declined-unknown-deal = No existe ese reparto.
declined-deal-closed = Este reparto está cerrado: ya no puede empezar ninguna partida con él.
declined-deal-over = Este reparto ha terminado: ya todos conocen su azar, así que la partida no sigue.
declined-deal-played = Ya has jugado este reparto. Solo hay un intento.
declined-deal-played-by = { $name } ya ha empezado este reparto. Cada persona lo juega una sola vez.
declined-deal-sealed = Es un reparto compartido que otros aún pueden jugar; por ahora solo lo ven sus jugadores.
declined-other-deal = El juego y el número de asientos son los del reparto.
declined-daily-alone = El reparto del día se juega en solitario, desde su propia página.
declined-no-slow-deal = Un reparto compartido no puede ser una partida lenta.
declined-no-hints-in-deal = En un reparto compartido no hay pistas: cada cual lo juega por su cuenta.
declined-metrics-closed = Eso solo puede leerlo quien lleva esta casa.
declined-damaged = En esta mesa no se puede seguir jugando: su registro ya no encaja con las reglas.
declined-restarting = La casa cierra un momento. Vuelve enseguida.
declined-busy = No se ha podido anotar. Prueba otra vez.
declined-internal = Algo ha fallado aquí. Ha quedado anotado.
server-option-too-long = todas las opciones de una mesa juntas tienen como máximo { $most } caracteres

# Frases rápidas, dichas en el idioma de quien las lee.
phrase-hello = ¡Ah del barco!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-thinking = Déjame pensar…
phrase-your-turn = Te toca.
phrase-one-moment = Un momento, por favor.
phrase-oops = ¡Uy!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-bye = ¡Buen viento y buena mar!
