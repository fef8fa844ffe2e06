### tortuga solve y tortuga analyse

solve-help = Demuestra quién gana una posición de turtles y qué jugadas conservan la victoria.
solve-epilog = Ejemplo: tortuga solve turtles --variant hatching
analyse-help = Las mejores jugadas de una posición de turtles, con lo que valen y lo que se espera después.
analyse-epilog = Ejemplo: tortuga analyse turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base" --seconds 5 --lines 3
solve-seconds = Cuánto tiempo buscar como mucho.
solve-nodes = Cuántas posiciones explorar como mucho.
solve-memory = Cuántos megabytes puede usar la búsqueda para recordar posiciones.
solve-no-book = No consulta el libro: busca todo de nuevo.
solve-proof = Escribe una demostración del resultado en este archivo.
solve-check = No busca: comprueba la demostración de este archivo, solo con las reglas.
analyse-lines = Cuántas jugadas mostrar.

solve-compiling = Preparando (la primera vez tarda hasta un minuto)…
solve-searching = { $nodes } posiciones, { $seconds } s
solve-checking = Comprobando…
solve-planning = Escribiendo la demostración…
solve-interrupted = Interrumpido. Hasta ahora:

solve-won = { $distance ->
    [one] Mueve { $side } y gana en 1 jugada.
   *[other] Mueve { $side } y gana en { $distance } jugadas como mucho.
 }
solve-lost = { $distance ->
    [one] Mueve { $side } y pierde en 1 jugada.
   *[other] Mueve { $side } y pierde en { $distance } jugadas como mucho.
 }
solve-unknown = Mueve { $side }. Con estos límites no hay nada demostrado.
solve-over-won = La partida ha terminado: ha ganado { $side }.
solve-over-lost = La partida ha terminado: ha perdido { $side }.
solve-winning = Jugadas ganadoras: { $moves }
solve-losing = Jugadas perdedoras: { $moves }
solve-open = Sin decidir: { $moves }
solve-line = Por ejemplo: { $line }
solve-by-book = Según el libro.
solve-effort = { $nodes } posiciones en { $seconds } s

solve-no-result = No hay nada que demostrar: no se conoce el resultado.
solve-unwritable = { $file }: { $problem }
solve-proof-written = Demostración escrita en { $file }: { $bytes } bytes.
solve-accepted = Aceptada: { $side }, que mueve en { $position }, { $verdict ->
    [won] gana
   *[lost] pierde
 } en { $distance ->
    [one] 1 jugada
   *[other] { $distance } jugadas
 } como mucho. Posiciones jugadas hasta el final: { $positions }.
solve-proof-refused = La demostración no se sostiene: { $reason } (jugadas del bando ganador: { $place })
solve-refused-over = en su posición la partida ya ha terminado
solve-refused-too-short = termina demasiado pronto
solve-refused-too-long = sigue después del final
solve-refused-no-such-move = nombra una jugada que no existe
solve-refused-loser-wins = el otro bando puede llegar a su meta
solve-refused-circular = el otro bando puede repetir una posición para siempre
solve-refused-too-deep = sus líneas son demasiado largas para seguirlas
solve-no-proof = Esto no es una demostración: { $problem }
solve-no-proof-title = debería empezar por «{ $title }»
solve-no-proof-rules = la tercera línea nombra reglas: { $rules }, o -
solve-no-proof-claim = la cuarta línea dice won o lost
solve-no-proof-numbers = no se pueden leer las jugadas

analyse-move = Jugada
analyse-value = Valor
analyse-line = Qué puede seguir
analyse-won = gana en { $distance }
analyse-lost = pierde en { $distance }
analyse-chance = { $percent } %
analyse-over = La partida ha terminado.
analyse-interrupted = Interrumpido.
