### La página de uno mismo: partidas, cifras, puntuaciones y lo que se puede hacer con ellas. Y las páginas públicas de los demás.

me-title = Mis partidas
me-stranger = Este dispositivo aún no conoce a nadie. Juega una partida y la encontrarás aquí.
me-none = Todavía no has terminado ninguna partida. Cuando lo hagas, la encontrarás aquí.

# Cifras
me-figures = En cifras
me-played = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}{ $drawn ->
    [0] {""}
    [one] , { $drawn } en tablas
   *[other] , { $drawn } en tablas
}.
me-streak = { $now ->
    [0] Racha más larga de victorias: { $longest }.
    [1] Racha más larga de victorias: { $longest }.
   *[other] { $now } victorias seguidas; la racha más larga fue de { $longest }.
}
me-by-seat = Ganadas por asiento
me-by-side = Ganadas por bando
me-side = Bando { $number }
me-won-of = { $won } de { $played }
me-first-moves = Primeros movimientos favoritos
me-rating-people = Contra personas
me-rating-bots = Contra bots
me-rating = { $value } ± { $spread }
me-rating-none = aún sin puntuación
me-provisional = provisional
me-rating-note = La puntuación dice cuál es tu fuerza, hasta donde la muestran tus partidas: todos empiezan en 1500. Tras ± está lo que aún puede desviarse. Las partidas contra personas y contra bots se cuentan aparte.

# Partidas
me-history = Partidas
me-filter = Qué partidas
me-filter-any = todas
me-filter-game = Juego
me-filter-score = Resultado
me-filter-against = Contra
me-filter-since = Desde
me-filter-until = Hasta
me-score-won = ganada
me-score-lost = perdida
me-score-drawn = tablas
me-found = { $count ->
    [one] Se muestra una partida.
   *[other] Se muestran { $count } partidas.
}
me-nothing-found = No hay ninguna partida así.
me-more = Mostrar más
me-match-against = contra { $names }
me-replay = Verla de nuevo
me-table-gone = La mesa ya no se conserva.
me-change = Puntuación { $by }
me-unrated-taken-back = Sin puntuar: se retiró alguna jugada
me-unrated-hinted = Sin puntuar: hubo una pista
me-unrated-shared = Sin puntuar: un reparto compartido
me-unrated-household = Sin puntuar: dos venían de la misma dirección o dispositivo
me-unrated-alone = Sin puntuar: no había con quién compararse
me-unrated-too-often = Sin puntuar: últimamente habéis jugado mucho entre vosotros

# Notificaciones
me-calls = Notificaciones
me-calls-switch = Avisarme cuando me esperen partidas lentas
me-calls-note = Como mucho una vez por hora, en este dispositivo, también con la página cerrada. El aviso solo dice que hay partidas esperando.
me-calls-unsupported = Este navegador no puede recibir avisos. En un iPhone, añade antes la página a la pantalla de inicio.
me-calls-denied = El navegador no lo permite. Se puede cambiar en sus ajustes para esta página.
me-calls-unavailable = No disponible: no se puede acceder al servicio de notificaciones del navegador.

# Vacaciones
me-vacation = Vacaciones
me-vacation-note = Mientras tanto, las partidas lentas te esperan sin contar el tiempo si su mesa lo permite, y los demás saben hasta cuándo.
me-vacation-left = Días que te quedan este año: { $left }
me-vacation-days = Cuántos días
me-vacation-go = Irme de vacaciones
me-vacation-until = Estás de vacaciones hasta el { $date }.
me-vacation-end = Volver ya

# Varios dispositivos
me-devices = Tú en otros dispositivos
me-alone = No hay contraseña ni correo: se te conoce por una llave de acceso, o en los dispositivos que te conocen. Quien no tiene llave de acceso y pierde la cookie de su último dispositivo pierde sus partidas y puntuaciones.
me-passkeys = Llaves de acceso
me-passkeys-note = Una llave de acceso está en tu teléfono, tu ordenador o tu llavero, y se abre con el dedo, la cara o un PIN. Con ella eres tú en cualquier dispositivo. La casa no tiene nada de ella que haga a nadie ser tú.
me-passkey-make = Crear una llave de acceso
me-passkey-made = Hecho. Quien pueda abrirla eres tú.
me-passkey-name = Nombre de la llave de acceso
me-passkey-nameless = dónde está
me-passkey-named = Guardado.
me-passkey-since = Creada el { $day }
me-passkey-used = Usada por última vez el { $day }
me-passkey-remove = Quitar
me-passkey-remove-note = ¿Quitar la llave de acceso «{ $name }»? Ya no llevará a ninguna parte.
me-passkey-removed = Quitada. Tu dispositivo quizá aún la muestre: bórrala allí también.
me-passkey-here = Este dispositivo ya tiene una llave de acceso tuya.
me-passkey-not-done = No se hizo nada: se canceló o tardó demasiado.
me-passkey-cannot = Este navegador no puede hacerlo aquí.
me-passkey-nowhere = Los navegadores solo tienen llaves de acceso en direcciones con nombre, por https. Aquí sirve un código.
me-use-passkey = Tengo una llave de acceso
me-use-passkey-go = Ser yo
me-code = Un código para otro dispositivo
me-code-show = Mostrar un código para otro dispositivo
me-code-new = Mostrar un código nuevo
me-code-picture = El código para la cámara del otro dispositivo
me-code-note = Escanéalo con el otro dispositivo, o abre allí { $address } y escribe el código. Sirve una vez, durante cinco minutos. No se lo enseñes a nadie: quien lo tiene eres tú.
me-use-code = Tengo un código de otro dispositivo
me-use-code-instead = Este dispositivo olvidará entonces a { $name }, cuyas partidas quizá nadie más conozca.
me-use-code-label = Código
me-use-code-go = Ser esa persona aquí

# Lo que es tuyo
me-yours = Lo que es tuyo
me-profile = Una página pública
me-profile-note = Tu nombre, tus puntuaciones y tus partidas en mesas públicas, para quien tenga la dirección. Nada es público hasta que tú lo digas.
me-profile-visit = A mi página pública
me-download = Descargar todo lo mío
me-download-note = Un solo archivo zip: todo lo que la casa sabe de ti y los registros de tus partidas.
me-records = Descargar todos mis registros
me-records-note = Un archivo zip de registros, para ver, comprobar o estudiar en otra parte.

# Las páginas públicas de los demás
me-public-none = Aquí no hay ninguna página pública.
me-public-played = Todavía ninguna partida en una mesa pública.
me-public-against = { $people ->
    [0] {""}
    [one] contra una persona
   *[other] contra { $people } personas
}{ $bots ->
    [0] {""}
   *[other] { $people ->
        [0] contra { $bots ->
            [one] un bot
           *[other] { $bots } bots
        }
       *[other] {" "}y { $bots ->
            [one] un bot
           *[other] { $bots } bots
        }
    }
}
