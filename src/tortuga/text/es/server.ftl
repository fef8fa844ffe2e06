### La casa en la red.

server-page-title = Tortuga
server-page-text = La casa está abierta, pero su cliente web aún no se ha construido. Los programas encuentran aquí todo lo que necesitan:

server-preview-house = Juega en el navegador, con amistades o contra bots. Sin cuenta y sin instalar nada.
server-preview-gathering = En la mesa: { $names }. { $free ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
}
server-preview-running = Hay una partida en curso: { $names }
server-preview-finished = La partida ha terminado: { $names }
server-card-over = La partida ha terminado

# Ajustes, como opciones, variables y claves del archivo.
error-setting = Ajuste «{ $setting }» ({ $source }): { $problem }
server-setting-unknown = ese ajuste no existe
server-database-foreign = es una base de datos de otro programa, y no se ha tocado
server-database-newer = una versión más nueva de Tortuga escribió en ella (su forma es la número { $found }, esta versión conoce la { $known }): usa esa versión o una copia anterior
server-database-no-file = no es un archivo, sino una carpeta o un dispositivo
server-database-none = no es una base de datos, y no se ha tocado
server-database-rights = la casa no puede leerla y escribir en ella
server-database-folder = la casa no puede escribir en su carpeta, donde se guarda también un registro
server-database-taken = otra casa la tiene abierta: ciérrala o usa otro archivo
server-database-busy = otro programa la ha tenido bloqueada demasiado tiempo
server-database-damaged = está dañada: usa una copia anterior
server-database-fails = no se puede abrir: { $problem }
server-extra-missing = hace falta un paquete más: pip install "tortuga-games[{ $extra }]"
server-bots-need-bus = las casas tienen que llegar a los bots; da la dirección de su Redis
server-setting-host = La dirección en la que escuchar; 0.0.0.0 para toda la red.
server-setting-port = El puerto en el que escuchar; 0 toma cualquiera que esté libre.
server-setting-database = El archivo con todas las mesas; si no existe, se crea.
server-setting-database-url = PostgreSQL en lugar de un archivo, para cuantas casas se quiera: postgresql://… Mejor como variable, pues puede llevar una contraseña.
server-setting-bus-url = Redis, por el que varias casas se oyen entre sí: redis://…
server-setting-lease-seconds = De varias casas, una se ocupa de los bots y relojes de una mesa; si falta tantos segundos, se ocupa otra.
server-setting-public-url = La dirección que escribe la gente, si es otra (https://play.example.org).
server-setting-base-path = Ruta que precede a todas las demás, si un proxy da a la casa solo una parte de su dirección (/tortuga); por defecto la de public_url.
server-setting-allowed-hosts = Otros nombres con los que se puede llamar a la casa, separados por comas; sus direcciones en números siempre valen.
server-setting-origins = Direcciones de otras páginas que pueden hablar con esta casa, separadas por comas.
server-setting-trusted-proxies = Direcciones de proxies inversos cuya palabra sobre los clientes se cree.
server-setting-secret-key = Con qué se firman identidades y enlaces; por defecto se crea una vez y se guarda en la base de datos.
server-setting-metrics-token = Quien envíe este token bearer puede leer /metrics; sin él, nadie puede.
server-setting-durability = A qué sobrevive una acción confirmada: a un corte de luz o a la muerte del proceso.
server-setting-token-days = Días que vale una identidad.
server-setting-ended-days = Días que se guarda una partida terminada.
server-setting-gathering-days = Días que se guarda una mesa que nunca empezó.
server-setting-silent-days = Días que se guarda una partida en la que nadie hace nada.
server-setting-solo-days = Días que se guarda una partida de una sola persona contra bots en la que nadie hace nada.
server-setting-results-days = Días que se guarda el resultado de una partida: quién jugó, quién ganó, cuánto duró.
server-setting-open-connections = Máximo de conexiones de red abiertas, de cualquier tipo; a partir de ahí ceden las que aún no han pedido nada.
server-setting-open-per-address = Máximo de conexiones de red abiertas desde una dirección (en IPv6: su primera mitad), fuera de tus proxies.
server-setting-head-seconds = Segundos que puede durar la cabecera de una petición.
server-setting-body-seconds = Segundos que puede durar el cuerpo de una petición.
server-setting-idle-seconds = Segundos que una conexión puede descansar entre dos peticiones.
server-setting-unread-seconds = Segundos tras los cuales se corta a quien no lee nada de lo enviado.
server-setting-stall-seconds = Segundos tras los que los demás pueden hacer jugar a un bot por quien no actúa, donde no hay reloj.
server-setting-host-seconds = Segundos que quien organiza la mesa puede estar ausente antes de que la organice otra persona.
server-setting-connections = Máximo de conexiones a la vez.
server-setting-connections-per-guest = Máximo de conexiones por visitante.
server-setting-connections-per-table = Máximo de conexiones por mesa, público incluido.
server-setting-connections-per-address = Máximo de conexiones a mesas desde una dirección, sin contar la primera de cada jugador.
server-setting-identities-per-hour = Identidades nuevas que una dirección puede crear en una hora.
server-setting-tables-per-hour = Mesas que una dirección puede crear en una hora.
server-setting-seats-per-hour = Asientos que una dirección puede tomar en una hora.
server-setting-hints-per-hour = Pistas que una dirección puede pedir en una hora.
server-setting-analyses-per-hour = Posiciones y partidas que una dirección puede mandar analizar en una hora.
server-setting-downloads-per-hour = Veces por hora que la gente de una dirección puede descargar todo lo suyo.
server-setting-codes-per-hour = Veces por hora que una dirección puede probar un código para otro dispositivo.
server-setting-pictures-per-hour = Imágenes por hora que la casa pinta para una dirección.
server-setting-vacation-days = Días al año que alguien puede estar de vacaciones de las partidas lentas.
server-setting-pushes-per-hour = Cuántos navegadores por hora puede activar una misma dirección para recibir notificaciones.
server-setting-tables-per-guest = Máximo de mesas, en espera o en juego, que organiza una misma persona.
server-setting-tournaments-per-guest = Máximo de torneos sin terminar que organiza una misma persona.
server-setting-clubs-per-guest = Máximo de clubes a los que puede pertenecer un mismo invitado.
server-setting-frame-bytes = Mensaje más largo que puede enviar un cliente.
server-setting-frames-per-second = Mensajes por segundo que puede enviar una conexión.
server-setting-requests-per-second = Peticiones por segundo que puede hacer un visitante.
server-setting-bot-workers = Procesos en los que piensan los bots.
server-setting-bot-memory = Megabytes que pueden guardar los bots de un proceso; los que llevan más tiempo sin decidir dejan sitio.
server-setting-bot-queue = Mesas sin nadie cuyos bots juegan a la vez; las demás esperan.
server-setting-bot-seconds = Segundos que un bot puede pensar una decisión; si deciden a la vez más bots que procesos hay, se los reparten.
server-setting-bot-pause = Segundos que un bot tarda como mínimo, para que la gente pueda seguir la partida.
server-setting-shutdown-seconds = Segundos que tienen los clientes para despedirse.
server-setting-log-level = Cuánto se anota: debug, info, warning o error.
server-setting-log-format = Cómo se anota: plain o json.

cli-serve-help = Abre la casa: gente en sitios distintos juega junta, con bots en los asientos vacíos.
cli-serve-epilog = Ejemplo: tortuga serve --port 8000 --open
cli-serve-config = Un archivo TOML con ajustes; por defecto: TORTUGA_CONFIG.
cli-serve-open = Abre un navegador, si lo hay.
cli-serve-address = La casa está abierta en { $address }
cli-serve-network = En tu red está en { $address } – para una fiesta, abre { $screen } en una pantalla grande.
cli-bots-help = Deja que los bots de casas en otras máquinas piensen aquí. Las casas con el mismo bus lo oyen y le preguntan; sin él piensan ellas mismas.
cli-bots-epilog = Ejemplo: tortuga bots --bus-url redis://redis.example.org --bot-workers 8
cli-bots-ready = { $places ->
    [one] Aquí puede pensar un bot a la vez.
   *[other] Aquí pueden pensar { $places } bots a la vez.
}

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
