### La línea de órdenes.

cli-help = Tres juegos de mesa llamados Tortuga: juega, simula, repasa y verifica partidas. Un proyecto de aficionados, no oficial.
cli-epilog = Ejemplo: tortuga play turtles
cli-language = El idioma que se habla ({ $languages }). Por defecto: TORTUGA_LANGUAGE o el del sistema.
cli-version = Decir la versión y nada más.
cli-no-language = No hay textos en «{ $language }». Hay estos: { $languages }.
cli-game = El juego, con el nombre que le da `tortuga games`.
cli-option = Una opción del juego, tantas veces como quieras; key=@file.json lee el valor de un archivo.
cli-seed = Un número que decide todo lo que depende del azar.
cli-json = Escribe JSON, para programas.
cli-file = El registro de una partida.
cli-workers = Cuántos procesos se reparten el trabajo.
cli-position = Una posición en notación; por defecto, la inicial.
cli-given-apart = indícalo con --{ $option }
cli-variant = La variante de la que partir, si no se da ninguna posición.
cli-option-form = «{ $word }» debería tener la forma key=value.
cli-option-values = «{ $value }» no es posible; se puede poner: { $values }
cli-option-number = un número
cli-option-seat = un asiento del 1 al { $most }
cli-unreadable = { $file }: { $problem }

cli-games-help = Los juegos, para cuántos son y sus opciones.
cli-games-epilog = Ejemplo: tortuga games
cli-games-players = { $players } jugadores
cli-games-bots = bots: { $bots }

cli-learn-help = Aprender un juego en pocos minutos, jugando.
cli-learn-epilog = Ejemplo: tortuga learn turtles

cli-puzzle-help = Resolver un problema: ganar en tantas jugadas, hallar la única jugada, evitar una trampa.
cli-puzzle-epilog = Ejemplo: tortuga puzzle turtles --kind win --grade 2
cli-puzzle-day = El problema del día, el mismo para todo el mundo.
cli-puzzle-kind = Solo problemas de este tipo.
cli-puzzle-grade = Solo problemas de este nivel, de 1 (fácil) a 5 (difícil).
cli-puzzle-id = El problema con este identificador.
cli-puzzle-no-kind = No hay problemas del tipo «{ $kind }». Hay: { $kinds }.
cli-puzzles-help = Hacer problemas, comprobarlos y medir su dificultad.
cli-puzzles-make-help = Hacer problemas a partir de partidas entre bots, con cada respuesta demostrada.
cli-puzzles-make-epilog = Ejemplo: tortuga puzzles make turtles --count 500 --seed 1 --resume
cli-puzzles-check-help = Volver a calcular cada problema desde su posición y comparar.
cli-puzzles-check-epilog = Ejemplo: tortuga puzzles check turtles --all
cli-puzzles-measure-help = Con qué frecuencia los bots resuelven los problemas de cada nivel.
cli-puzzles-measure-epilog = Ejemplo: tortuga puzzles measure turtles --sample 500
cli-puzzles-count = Cuántos problemas debe haber al final.
cli-puzzles-resume = Seguir con el archivo si ya existe.
cli-puzzles-seconds = Parar tras tantos segundos.
cli-puzzles-file = El archivo de problemas; sin él, para comprobar y medir, los que vienen con Tortuga.
cli-puzzles-all = Todos, no solo una muestra.
cli-puzzles-sample = Cuántos, repartidos por toda la colección.
cli-puzzles-skip = Dejar fuera tantos de los que se hicieron primero.
cli-puzzles-plot = Dibujar cuánto se resuelve de cada grado (png, svg o pdf).
cli-puzzles-plotted = { $game }: { $number } problemas
cli-puzzles-exists = { $file } ya existe. Elige otro nombre, o sigue con él: --resume
cli-puzzles-looked-at = posiciones miradas: { $number }
cli-puzzles-made = { $file } contiene { $number ->
    [one] 1 problema
   *[other] { $number } problemas
 }.
cli-puzzles-checked = Comprobados: { $number }. Fallos: { $faults }.
cli-puzzles-title = Problemas

cli-play-help = Juega en la terminal, contra bots o con más gente en el mismo teclado.
cli-play-epilog = Ejemplo: tortuga play turtles --seat human --seat bot:greedy --option variant=hatching --record match.json
cli-play-seat = Quién juega, una vez por asiento: human, bot o bot:name. Por defecto: tú primero y bots en los demás asientos.
cli-play-record = Guarda la partida en este archivo después de cada acción.
cli-play-resume = Retoma la partida de este archivo.
cli-play-settled = Una partida retomada conserva aquello con lo que empezó: quita { $option }.
cli-play-explain = Muestra lo que piensan los bots, incluidos sus secretos.
cli-play-exists = { $file } ya existe. Elige otro nombre o continúa esa partida: --resume { $file }
cli-play-no-clock = Este sistema no puede medir el tiempo al teclado: omite { $option } o juega en una mesa de `tortuga serve`.
cli-play-seats = { $given ->
    [one] Has indicado 1 asiento, pero hacen falta { $seats }.
   *[other] Has indicado { $given } asientos, pero hacen falta { $seats }.
 }
cli-play-seat-form = «{ $word }» debería ser human, bot o bot:name.

cli-simulate-help = Juega muchas partidas sin mirar, al azar o con bots, y hace cuentas.
cli-simulate-epilog = Ejemplo: tortuga simulate turtles --games 10000 --workers 2
cli-simulate-games = Cuántas partidas.
cli-simulate-players = Cuántos jugadores; por defecto, el mínimo.
cli-simulate-bot = Un bot para todos los asientos o uno para cada uno; por defecto, cualquier acción legal, al azar.
cli-simulate-longest = Detiene una partida tras este número de acciones; cuenta como interrumpida, no como resultado.
cli-simulate-export = Escribe cada partida en esta carpeta como tablas Parquet (vistas, acciones, resultados) y, si ya existe, continúa desde ella.
cli-simulate-resume = Guarda en esta carpeta lo que está terminado y, si ya existe, continúa desde ella.
cli-simulate-one-folder = --export guarda también lo que está terminado: quita --resume.
cli-simulate-results = Resultados
cli-simulate-length = Duración
cli-simulate-actions = acciones
cli-simulate-wins = victorias
cli-simulate-share = del total
cli-simulate-shared = victorias compartidas
cli-simulate-draws = empates
cli-simulate-truncated = interrumpidas
cli-simulate-mean = media
cli-simulate-quantile-0 = la más corta
cli-simulate-quantile-25 = 25 %
cli-simulate-quantile-50 = mediana
cli-simulate-quantile-75 = 75 %
cli-simulate-quantile-100 = la más larga
cli-simulate-rate = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 } en { $seconds } s, { $decisions } decisiones por segundo

cli-export-help = Escribe partidas registradas en una carpeta como tablas Parquet (vistas, acciones, resultados), sin nombres.
cli-export-epilog = Ejemplo: tortuga export partidas/*.json data
cli-export-records = Partidas registradas.
cli-export-folder = Una carpeta nueva o vacía.
cli-export-full = { $folder } no está vacía. Elige otra carpeta.
cli-exported = { $matches ->
    [one] { $matches } partida escrita
   *[other] { $matches } partidas escritas
 } en { $folder }
cli-data-missing = Hace falta { $module }, que no está instalado: pip install "tortuga-games[{ $extra }]"
error-other-simulation = { $folder } contiene otra simulación. Elige otra carpeta o vuelve a pedir la misma.

cli-replay-help = Muestra una partida registrada: lo que pasó y cómo está.
cli-replay-epilog = Ejemplo: tortuga replay match.json --seat 1 --at 12
cli-replay-seat = Muestra solo lo que este asiento (1, 2…) podía saber; por defecto, lo que veía el público.
cli-replay-at = Se detiene tras este número de acciones.
cli-replay-beyond = { $actions ->
    [one] La partida solo tiene 1 acción, no { $at }.
   *[other] La partida solo tiene { $actions } acciones, no { $at }.
 }
cli-verify-help = Demuestra que una partida registrada se jugó según las reglas y que nadie tocó el azar.
cli-verify-epilog = Ejemplo: tortuga verify match.json
cli-verified = Verificado: partida de { $game }, acciones: { $actions }, sorteos: { $draws }, todo conforme a las reglas y a la semilla.

cli-move-help = Mudar una casa: todo pasa de una base de datos a otra, y allí se repite cada partida. Cierra antes la casa.
cli-move-epilog = Ejemplo: tortuga move-house tortuga.db postgresql://localhost/tortuga
cli-move-from = Un archivo, o una dirección de PostgreSQL.
cli-move-to = Lo mismo; aún no debe haber nada allí.
cli-move-done = { $tables ->
    [one] Se ha mudado una mesa
   *[other] Se han mudado { $tables } mesas
 } y { $matches ->
    [one] se ha comprobado una partida jugada a jugada.
   *[other] se han comprobado { $matches } partidas jugada a jugada.
 }
cli-move-unproved = { $tables ->
    [one] Una mesa está allí tal como estaba, pero no se puede repetir
   *[other] { $tables } mesas están allí tal como estaban, pero no se pueden repetir
 }: { $ids }
cli-move-nothing = No hay ninguna casa en { $place }.
cli-move-not-empty = Ya hay algo en { $place }. Una casa solo se muda a donde no hay nada.
cli-move-house = la casa
cli-move-tables = mesas
cli-move-log = jugadas
cli-move-talk = charla
cli-move-sitting = asientos
cli-move-waits = partidas lentas en espera
cli-move-plans = planes
cli-move-vacations = vacaciones
cli-move-subscriptions = navegadores con avisos
cli-move-calls = avisos
cli-move-results = resultados
cli-move-public_results = resultados públicos
cli-move-openings = jugadas de apertura
cli-move-players = jugadores
cli-move-rated = puntuadas
cli-move-ratings = puntuaciones
cli-move-clubs = clubes
cli-move-members = miembros de los clubes
cli-move-clubhouse = mesas de los clubes
cli-move-tournaments = torneos
cli-move-entrants = participantes en los torneos
cli-move-profiles = páginas públicas
cli-move-passkeys = llaves de acceso
cli-move-deals = repartos compartidos
cli-move-dealt = mesas de repartos compartidos
cli-move-tries = intentos de repartos compartidos
cli-move-revoked = desconectados
cli-move-matches = comprobadas

cli-compile-help = Compila las reglas, para que las partidas vayan más rápido. Hacen falta Cython y un compilador de C. Las fuentes siguen siendo lo que vale: en cuanto cambian, se usan tal cual, hasta que se compila de nuevo.
cli-compile-epilog = Ejemplo: tortuga compile
cli-compile-undo = Quita lo compilado; las reglas vuelven a usarse tal cual.
cli-compile-doing = compilando
cli-compiled = { $new ->
    [0] Los { $modules } módulos ya estaban compilados.
    [one] Se ha compilado 1 módulo, { $modules } en total.
   *[other] Se han compilado { $new } módulos, { $modules } en total.
 } Están en { $folder }; tortuga compile --undo los quita.
cli-compile-undone = Lo compilado ya no está; las reglas se usan tal cual.
cli-compile-plain = No había nada compilado; las reglas se usan tal cual.
cli-compile-no-cython = Hace falta Cython, que no está instalado: pip install "tortuga-games[compiled]"
cli-compile-no-compiler = Hace falta un compilador de C, y aquí no hay { $detail } (Debian: apt install gcc python3-dev). Sin él, las reglas se usan tal cual.
cli-compile-unwritable = Ahí no se puede escribir nada ({ $detail }). TORTUGA_COMPILED nombra otra carpeta, para esta orden y para las siguientes.
cli-compile-failed = Esto no se ha podido compilar: { $detail }
cli-compile-unfit = Lo compilado no se puede cargar ({ $detail }). tortuga compile --undo lo quita.

cli-turtles-game = Solo turtles tiene esto.
cli-turtles-only = Esta orden es para turtles, no para { $game }.
cli-moves-help = Todas las jugadas legales de una posición en notación, una por línea y ordenadas.
cli-moves-epilog = Ejemplo: tortuga moves turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base"
cli-perft-help = Cuenta las secuencias de jugadas desde una posición, para comparar generadores de jugadas.
cli-perft-epilog = Ejemplo: tortuga perft turtles --depth 4 --divide
cli-perft-depth = Hasta cuántas jugadas.
cli-perft-divide = También la cuenta que hay detrás de cada primera jugada.
