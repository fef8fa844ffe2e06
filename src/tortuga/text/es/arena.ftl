### La arena.

cli-arena-help = Enfrenta a unos bots con otros: todos los repartos de asientos con la misma suerte, porcentajes de victoria con margen, Elo y un gráfico.
cli-arena-epilog = Ejemplo: tortuga arena turtles easy medium hard --games 400 --workers 2 --json arena.json --plot arena.png
cli-arena-bots = Dos bots o más: nombres de `tortuga games`, process:COMMAND para un programa que hable líneas JSON, o network:FILE o master:FILE para los pesos de un entrenamiento.
cli-arena-games = Cuántas partidas en total.
cli-arena-pairs = Jugar en su lugar tantos repartos, cada uno dos veces: dos bots que intercambian sus asientos.
cli-arena-pairs-two = Las parejas son entre dos bots.
cli-arena-seconds = Segundos que un bot puede pensar cada decisión.
cli-arena-nodes = Nodos que un bot puede explorar en cada decisión; así la prueba se puede repetir.
cli-arena-ray = Reparte las partidas por el clúster de Ray que hay en esta dirección.
cli-arena-json = Guarda todos los resultados en este archivo y, si ya existe, continúa desde él.
cli-arena-plot = Dibuja el resultado (png, svg o pdf).
cli-arena-missing = La arena necesita { $module }, que no está instalado: pip install "tortuga-games[arena]" (y ray, para --ray).
cli-arena-no-folder = esa carpeta no existe
cli-arena-plot-form = { $file } debería terminar en una de estas extensiones: { $forms }.
cli-arena-two = Para un torneo hacen falta al menos dos bots.
cli-arena-sprt = Juega hasta que quede claro si la parte del primer bot es HIGH o más, o LOW o menos (como mucho --games partidas): dos números entre 0 y 1, primero LOW.
cli-arena-sprt-two = Una prueba secuencial es entre dos bots.
cli-arena-sprt-shares = Las dos partes de una prueba secuencial están entre 0 y 1, primero la menor.
cli-arena-sprt-verdict = Tras { $deals } { $deals ->
       [one] reparto
      *[other] repartos
    } de { $size }: { $verdict ->
       [more] { $bot } tiene { $high } o más antes que { $low } o menos.
       [less] { $bot } tiene { $low } o menos antes que { $high } o más.
      *[open] sin decidir; harían falta más --games.
    }
cli-arena-column-games = partidas
cli-arena-column-points = ganadas
cli-arena-column-share = cuota
cli-arena-column-range = margen del 95 %
cli-arena-column-fair = cuota justa
cli-arena-column-elo = Elo
error-other-contest = { $file } contiene otro torneo. Elige otro archivo o pide los mismos bots, opciones y semilla.
error-no-network = En { $file } no hay pesos de una red para { $game }.

### Errores: cuánta probabilidad de ganar se pierde con una decisión.

cli-errors-help = Mide cuánta probabilidad de ganar pierden los bots y las personas con cada decisión, con largas partidas imaginadas (buccaneers).
cli-errors-epilog = Ejemplo: tortuga errors buccaneers easy medium hard expert master --players 2 --choices 200 --workers 2 --plot errors.png
cli-errors-bots = Bots que juegan contra sí mismos: nombres de `tortuga games`.
cli-errors-record = Una partida que mirar, con las decisiones de todos; se puede dar varias veces.
cli-errors-choices = Cuántas decisiones de cada bot, diez de cada partida.
cli-errors-worlds = En cuántos mundos imaginados se juega cada decisión.
cli-errors-rounds = Cuántas rondas más se juegan antes de que el maestro juzgue.
cli-errors-game = Los errores solo se miden en buccaneers.
cli-errors-nobody = ¿Los errores de quién? Nombra un bot, o una partida con --record.
cli-errors-options = El maestro no puede juzgar { $file }: no aprendió a jugar con esas opciones.
cli-errors-column-choices = decisiones
cli-errors-column-lost = % perdido en cada una
cli-errors-column-error = error estándar
cli-errors-column-blunders = 5 % perdido o más

### Lo que delata a los bots en Tortuga 1667.

cli-tells-help = Mide lo que delata a los bots en Tortuga 1667: cuánto sabe quien mira, a mitad de la partida, quién es quién, cuánto se adivinan los jugadores entre sí, y los hurtos que ayudan al enemigo a cambio de nada.
cli-tells-epilog = Ejemplo: tortuga tells master hard-1 --players 5 --games 100 --workers 2
cli-tells-games = Cuántas partidas juega cada bot contra sí mismo.
cli-tells-lines = Cuántas continuaciones se miran por cada hurto que ayuda al enemigo.
cli-tells-column-matches = partidas
cli-tells-column-belief = fe en la verdad
cli-tells-column-known = asientos conocidos
cli-tells-column-doubt = pérdida logarítmica
cli-tells-column-honest = guardado para los suyos
cli-tells-column-pilfers = hurtos
cli-tells-column-given = para el enemigo
cli-tells-column-nothing = de ellos por nada
cli-tells-plot = Dibujar con qué frecuencia lo creído era verdad (png, svg o pdf).
cli-tells-reading = Lo que cada jugador cree de quienes no conoce
cli-tells-column-reader = leído por
cli-tells-column-when = cuándo
cli-tells-column-cards = cartas
cli-tells-column-brier = puntuación de Brier
cli-tells-column-astray = desvío
cli-tells-column-temperature = mejor temperatura
cli-tells-reader-hand = las reglas
cli-tells-reader-network = la red
cli-tells-reader-both = a medio camino
cli-tells-when-half = a mitad de la partida
cli-tells-when-match = en cada elección
cli-tells-said = creído con esta probabilidad
cli-tells-true = con qué frecuencia es verdad
