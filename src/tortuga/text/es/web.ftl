### El cliente web: todo lo que rodea los tableros.

web-title = Tortuga: tres juegos de tortugas, bucaneros y motines
web-home = Inicio
web-skip = Ir al contenido
web-language = Idioma
web-close = Cerrar
web-save = Guardar
web-again = Probar otra vez
web-unofficial = Un proyecto de aficionados, no oficial, hecho por gusto. No pertenece a ninguna editorial y aquí no se vende nada.
web-rights = Los juegos son obra de quienes los crearon y publicaron: Tortugas (Gigamic), Bucaneros (Queen Games), Tortuga 1667 (Facade Games). Cómpralos y disfrútalos en una mesa de verdad. Todos los dibujos de aquí son nuestros.
web-docs = Cómo está hecho todo esto y cómo abrir una casa propia (en inglés)
web-guest = Pirata { $number }
web-unreachable = La casa no responde.
web-lost = Esta dirección no lleva a ninguna parte.
web-no-game = Aquí no hay ningún juego así.
web-connecting = Un momento…

# Ajustes
web-settings = Ajustes
web-name = Tu nombre
web-name-note = Así te ve la gente en una mesa.
web-name-saved = Guardado. Las partidas empezadas conservan tu nombre anterior.
web-theme = Luz
web-theme-auto = la del dispositivo
web-theme-light = día
web-theme-dark = noche
web-pace = Velocidad de las animaciones
web-pace-off = ninguna
web-pace-quick = rápida
web-pace-usual = normal
web-pace-slow = lenta
web-confirm = Preguntar antes de actuar
web-confirm-note = Hay que confirmar cada decisión.
web-forced = Dar por mí la única respuesta
web-forced-note = Cuando no tienes elección, se hace tras un momento. Nunca cuando otros eligen en secreto.
web-why-keys = En un tablero, la tecla ? va de pieza en pieza: qué es y, con Intro, por qué no se puede elegir.
web-sound = Sonidos
web-sound-note = Cortos y suaves: tu turno, los dados, los votos, una pieza que se posa, el final.
web-volume = Volumen
web-notify = Un aviso cuando me toca
web-notify-note = Solo mientras miras otra página.
web-account = Quién eres aquí
web-account-me = Mis partidas y puntuaciones
web-account-again = Ya estuve aquí, en otro dispositivo
web-remind = Solo este dispositivo te conoce. Si pierde su cookie, se pierden tus partidas y puntuaciones:
web-account-logout = Cerrar la sesión
web-account-logout-note = Este dispositivo te olvida. Solo vuelves con una llave de acceso, o donde otro dispositivo te conozca.
web-account-elsewhere = Cerrar la sesión en los demás sitios
web-account-elsewhere-note = Quien use tu nombre en otro dispositivo queda fuera. Este dispositivo te sigue conociendo.
web-account-elsewhere-done = Hecho. Ahora solo te conocen este dispositivo y tus llaves de acceso.
web-account-forget = Olvidadme
web-account-forget-note = Tu nombre desaparece de todas las mesas, resultados y charlas, y unos bots ocupan tus asientos. No se puede deshacer.

# La primera página
web-players = { $fewest ->
    [2] { $most ->
        [2] 2 jugadores
       *[other] De 2 a { $most } jugadores
    }
   *[other] De { $fewest } a { $most } jugadores
}
web-level = Nivel de los bots
bot-easy = fácil
bot-medium = normal
bot-hard = difícil
bot-expert = experto
bot-master = maestro
bot-as-you = tan fuerte como tú
bot-easy-1 = fácil, como al principio
bot-medium-1 = normal, como al principio
bot-hard-1 = difícil, como al principio
bot-random = juega lo que sea
bot-novice = un novato
bot-mole = un topo
bot-greedy = agarra lo que puede
bot-mcts = va probando
web-play-now = Jugar ya
web-new-table = Mesa nueva
web-rules = Reglas
web-how = Cómo se juega
web-puzzles = Problemas
web-analysis = Estudiar una posición: { $game }
web-openings = Aperturas: { $game }
web-learn = Aprender
web-rule = Leer la regla
web-my-tables = Tus mesas
web-open-tables = Mesas abiertas
web-no-tables = No hay ninguna mesa abierta. Prepara una e invita a gente, o juega contra bots.
web-your-turn = Es tu turno
web-table-running = Partida en marcha
web-table-over = terminada
web-table-again = Verla otra vez
web-daily = Reparto del día: un intento, igual para todos
web-table-dealt = Reparto compartido
web-explore = Ver las partidas de otros
web-tournaments = Torneos
web-clubs = Clubes
web-tournament-back = Al torneo
web-table-full = Sin asientos libres
web-table-free = { $count ->
    [one] Un asiento libre
   *[other] { $count } asientos libres
}
web-table-back = Seguir
web-table-join = Entrar
web-table-watch = Mirar
web-tables-more = Más mesas
web-table-leave = Dejar esta mesa: { $game }
web-join-title = ¿Tienes una invitación?
web-join-link = El enlace o el código que te han dado
web-join-go = Ir
web-bad-link = Eso no es un enlace a una mesa.
web-together = ¿Todos en la misma sala?
web-together-screen = La pantalla grande
web-together-screen-note = Un televisor o un proyector muestra el tablero a todos, y cada teléfono solo lo que tiene su dueño.
web-together-pass = Pasarse un solo dispositivo:
web-invited = Te espera una mesa
web-invited-name = ¿Cómo quieres que te llamen?
web-invited-note = Vale cualquier nombre. No hay cuenta ni contraseña.
web-invited-go = Entrar

# Una mesa nueva
web-way = Cómo jugar
web-way-quick = Rápido
web-way-usual = Como siempre
web-way-everything = Con todo
web-count = { $count ->
    [one] Una persona
   *[other] { $count } personas
}
web-company = Quién juega
web-company-friends = amistades
web-company-friends-note = Te damos un enlace para ellas. Nadie más encuentra la mesa.
web-company-bots = bots
web-company-anyone = cualquiera
web-company-anyone-note = La mesa está en la primera página, para quien venga.
web-more = Más: asientos, reloj, reglas
web-seats = Asientos
web-seat = Asiento { $number }
web-seat-open = abierto a cualquiera
web-seat-reserved = para quien tenga su enlace
web-seat-bot = bot: { NAME($level) }
web-seat-add = Añadir un asiento
web-seat-remove = Quitar un asiento
web-seat-remove-one = Quitar el asiento { $number }
web-you = tú
web-sit = Yo también juego
web-sit-note = Sin esto, solo organizas la mesa y miras.
web-options = Reglas
web-option-data = Ver y cambiar
web-option-bad-data = Los números de la caja no se pueden leer. ¿Falta una coma o una llave?
web-option-value = { $title }: { $value }
web-options-usual = Las reglas de siempre, sin reloj
web-table = Mesa
web-clock = Reloj
web-clock-none = sin reloj
web-clock-quick = 30 segundos por decisión
web-clock-calm = 2 minutos por decisión
web-clock-bank = 10 minutos para la partida y 10 segundos más por decisión
web-clocked-decision = { $seconds ->
    [one] un segundo por decisión
   *[other] { $seconds } segundos por decisión
}
web-clocked-bank = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} para la partida, con { $increment } s más por decisión
web-watchable = Con público
web-watchable-note = Quien mira solo ve lo que ve toda la mesa.
web-talk = Charla
web-talk-note = Cualquiera en la mesa puede escribir, y lo lee todo el mundo.
web-grace = Un bot ayuda
web-grace-note = Juega por quien lleve dos minutos fuera, hasta que vuelva.
web-create = Preparar la mesa

# Partidas lentas
web-clock-days = { $days ->
    [one] lenta: un día por decisión
   *[other] lenta: { $days } días por decisión
}
web-left-days = { $days } d { $hours } h
web-left-hours = { $hours } h { $minutes } min
web-waits-until = Tu turno · { $left }
web-on-vacation = de vacaciones hasta el { $date }
web-vacation = Las vacaciones paran el reloj
web-vacation-note = A quien está de vacaciones se le espera sin contar el tiempo.

# Planes en las partidas lentas
web-tab-plan = Plan
web-plan-note = Lo que responderás si { $name } juega lo que esperas. Nadie más lo sabe. La respuesta llega al cabo de unos minutos; una jugada inesperada anula el plan.
web-plan-turn = Es tu turno. Puedes planear mientras le toca al otro.
web-plan-none = No hay nada planeado.
web-plan-if = { $move } → { $reply }
web-plan-drop = Quitar { $move } y lo que sigue
web-plan-add = Planear una respuesta
web-plan-further = Seguir planeando
web-plan-expect = ¿Qué esperas de { $name }?
web-plan-reply = ¿Y qué respondes?
web-plan-over = La partida habría terminado.
web-plan-line = Planeado: { $moves }
web-plan-back = Una jugada atrás
web-plan-keep = Guardar

# La página como aplicación
web-newer = Hay una versión nueva. Tu partida no se ve afectada.
web-newer-now = Cargarla ahora
web-offline = Sin conexión. Así estaban tus mesas la última vez que las viste.
web-kept-choice = Sin conexión. Tu elección se guarda y se envía en cuanto vuelvas.
web-moved-on = La partida ha seguido entretanto; lo que elegiste sin conexión no se jugó.

# Antes de la partida
web-host = organiza
web-away = ausente
web-held = juega un bot
web-ready = a punto
web-not-ready = aún no
web-hand-over = Ceder la mesa
web-kick = Echar
web-sit-here = Sentarme aquí
web-sit-down = Sentarme
web-lock = Mesa cerrada
web-lock-note = Nadie más puede sentarse.
web-share = Invita a gente
web-share-code = El enlace como código para la cámara del teléfono
web-link-invite = Copiar la invitación
web-link-watch = Copiar un enlace para mirar
web-link-seat = Copiar el enlace al asiento { $number }
web-link-copied = Copiado
web-link-copy = Copia este enlace:
web-link-renew = Anular todos los enlaces anteriores
web-start = Empezar
web-start-seats = Hay asientos vacíos. Invita a alguien o dáselos a los bots.
web-start-ready = Aún falta gente por llegar.
web-start-go = Ya está todo el mundo. Empieza cuando quieras.
web-start-wait = Ya tienes sitio. Quien organiza la mesa da la salida.
web-start-join = Siéntate, o espera aquí y mira.
web-leave = Salir
web-get-up = Levantarme

# La partida
web-over = La partida ha terminado.
web-sending = Un momento…
web-waiting = Esperando a { $names }
web-waiting-table = Un momento…
web-awaited = le toca
web-people = Jugadores
web-skip-telling = Saltar
web-connection-lost = Se ha perdido la conexión. Ya vuelve; no te perderás nada.
web-confirm-ask = ¿Es eso lo que quieres?
web-confirm-yes = Sí
web-confirm-no = No
web-hint = Pista
web-hint-thinking = Un momento…
web-hint-note = Una partida con pista no cuenta para la puntuación.
web-hindsight = ¿Dónde pude jugar mejor?
web-only-choice = { $question } Solo hay una opción.
web-cancel = Cancelar
web-confirm-do = Confirmar
web-asked-ready = ¿{ $choice }?
web-sealed = Tu secreto, bajo lacre. Solo se abre mientras lo mantienes pulsado.
web-offer = { $name } pide deshacer la última jugada.
web-offer-yes = Aceptar
web-offer-no = Rechazar
web-offer-waiting = Se ha preguntado al resto si se puede deshacer la jugada.
web-ask-back = Pedir deshacer
web-draw-offer = { $name } ofrece tablas.
web-draw-waiting = Hay una oferta de tablas. Vale hasta la próxima jugada.
web-offer-draw = Ofrecer tablas
web-resign = Rendirse
web-resign-ask = ¿Rendirte en esta partida? Entonces gana el otro bando.

# What is told beside the game, in the log and in the quiet line under the bar
web-news-taken-back = Se han deshecho jugadas.
web-news-asked-back = { $who ->
    [you] Has pedido deshacer la última jugada.
   *[other] { $name } pide deshacer la última jugada.
}
web-news-refused-back = { $who ->
    [you] No aceptas deshacer la jugada.
    [nobody] La jugada no se deshace: no hay acuerdo.
   *[other] { $name } no acepta deshacer la jugada.
}
web-news-overdue = { $who ->
    [you] Se te ha acabado el tiempo; el reloj ha elegido por ti.
   *[other] A { $name } se le ha acabado el tiempo; ha elegido el reloj.
}
web-news-left = { $name } deja la partida. Sigue jugando el bot { $bot }.
web-news-held = { $name } no está: mientras tanto juega un bot en su asiento.
web-news-back = { $name } ha vuelto.
web-news-rematch = Te proponen la revancha: la próxima partida está lista.
web-panel = Junto al tablero
web-tab-log = Historia
web-tab-moves = Jugadas
web-tab-talk = Charla
web-tab-table = Mesa
web-log = La historia de la partida
web-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-talk-title = Charla en la mesa
web-talk-empty = Nadie ha dicho nada todavía.
web-talk-off = Aquí no se charla.
web-talk-say = Di algo a toda la mesa
web-talk-send = Decir
web-phrases = Frases rápidas
web-transcript = Descargar lo que sé hasta ahora
web-record = Descargar la partida
web-replay = Verla de nuevo
web-replay-own = Ver lo que he visto hasta ahora
web-commitment = El sello del azar de esta mesa, fijado antes de que nadie jugara:
web-leave-match = Dejar la partida
web-leave-ask = ¿Dejar esta partida?
web-leave-note = Un bot te guarda el asiento. Puedes volver cuando quieras.
web-table-closed = Esta mesa está cerrada.
web-claim = Que un bot juegue por { $name }
web-claim-note = Cuando todos llevan unos minutos esperando. Puede recuperar el asiento.
web-abort = Terminar la partida sin resultado
web-abort-not = Seguir jugando
web-abort-note = Termina cuando todos están de acuerdo.
web-aborting = A favor de terminar la partida sin resultado: { $names }
web-seat-lost = Un bot juega en tu asiento.
web-seat-back = Recuperar mi asiento
web-watchers = ¿Quién mira?
web-no-watchers = Nadie mira.
web-leave-alone-note = Nadie más juega aquí: la partida termina.
web-happened = Lo que ha pasado
web-choices = Puedes elegir: { $choices }
web-choices-many = { $count ->
    [one] Una opción.
   *[other] { $count } opciones.
}

# El final
web-won = ¡Has ganado!
web-not-won = Esta vez no
web-nobody-won = No ha ganado nadie
web-rematch = Otra partida
web-rematch-join = A la próxima partida
web-see-board = Ver el tablero
