### Puzzles: what is asked, what is said to an answer, and the page around it.

puzzle-title = Problemas
puzzle-about = Una posición, una pregunta y una respuesta demostrada.
puzzle-day = El problema del día
puzzle-more = Más problemas
puzzle-next = Problema siguiente
puzzle-show = Enséñamelo
puzzle-back = Todos los problemas
puzzle-proof = Lo que vale cada respuesta
puzzle-history = Lo que ha pasado hasta ahora
puzzle-progress = { $solved } de { $number } resueltos
puzzle-streak = { $days ->
    [one] Resuelto 1 día seguido
   *[other] Resuelto { $days } días seguidos
 }
puzzle-solved-today = Resuelto. El siguiente llega mañana.
puzzle-kind = Tipo
puzzle-grade = Nivel
puzzle-fitting = A tu medida
puzzle-any = todos
puzzle-kind-win = Ganar en tantas jugadas
puzzle-kind-race = La carrera
puzzle-kind-only = La única jugada
puzzle-kind-trap = La trampa
puzzle-kind-keep = ¿Qué dados guardas?
puzzle-kind-who = ¿Quién es francés?
puzzle-heading = Problema { $id }, nivel { $grade } de { $grades }. Escribe tu respuesta, o ? para ayuda.
puzzle-commands = Escribe una respuesta o su número, o: m lo que puedes responder, b el tablero, s enséñamelo, q parar.
puzzle-go-on = Intro: el siguiente. q: parar.
error-no-puzzle = Ese problema no existe.
error-no-puzzles = No hay problemas de «{ $game }». Los hay de: { $games }.

## turtles

puzzle-turtles-win = { $moves ->
    [one] El Sur gana con una jugada. ¿Cuál?
   *[other] El Sur gana en { $moves } jugadas. ¿Cómo empieza?
 }
puzzle-turtles-win-right = { $moves ->
    [one] Correcto: en casa de inmediato. Cualquier otra jugada pierde.
   *[other] Correcto. Responda lo que responda el Norte, el Sur ha ganado tras { $moves } jugadas. Cualquier otra primera jugada pierde.
 }
puzzle-turtles-race = Una carrera que decide un solo paso: el Norte no tarda más que el Sur. ¿Qué jugada gana en { $moves } jugadas?
puzzle-turtles-race-right = Correcto. Cualquier otra jugada llega un paso tarde.
puzzle-turtles-only = Gana una única jugada del Sur. ¿Cuál?
puzzle-turtles-only-right = Correcto. Todas las demás pierden.
puzzle-turtles-trap = La jugada que parece mejor pierde. Busca una que gane para el Sur.
puzzle-turtles-trap-right = Correcto. No has caído en la trampa.
puzzle-turtles-wrong = { $answer }: { $worth }. Todavía no es eso; inténtalo otra vez.
puzzle-turtles-wins = { $moves ->
    [one] gana de inmediato
   *[other] gana en { $moves } jugadas
 }
puzzle-turtles-wins-late = gana, pero no pronto
puzzle-turtles-loses = { $moves ->
    [one] el otro bando gana de inmediato
   *[other] el otro bando gana en { $moves } jugadas
 }
puzzle-turtles-loses-late = el otro bando acaba ganando

## buccaneers

puzzle-buccaneers-keep = ¿Qué dados guardas?
puzzle-buccaneers-keep-right = Correcto. En miles de rondas jugadas desde aquí, nada dio tan buen resultado.
puzzle-buccaneers-wrong = { $answer }: { $worth }. Hay algo claramente mejor; inténtalo otra vez.
puzzle-buccaneers-worth = gana { $percent } de 100 partidas

## Tortuga 1667

puzzle-tortuga1667-who = Eres { $you }. Piensa en todo lo que ha pasado. ¿Quién de los demás es francés?
puzzle-tortuga1667-who-right = Correcto: así era.
puzzle-tortuga1667-wrong = Difícilmente: { $worth }. Mira otra vez quién hizo qué, e inténtalo de nuevo.
puzzle-tortuga1667-worth = francés con una probabilidad de { $percent } sobre 100
