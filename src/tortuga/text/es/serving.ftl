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
server-setting-hand-over = Si quien tiene su mesa en otra casa de esta máquina pasa a ella (machine) o se queda en la casa a la que llegó (never).
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
