# Una partida vista de nuevo: la página, y `tortuga replay` en una terminal.

replay-title = El cuaderno de bitácora
replay-of = El cuaderno de bitácora · { $game }
replay-slider = En qué momento de la partida
replay-step = Paso { $step } de { $steps }
replay-step-round = Paso { $step } de { $steps }, ronda { $round }
replay-beginning = La mesa está puesta.
replay-quiet = Ocurre algo que desde aquí no se ve.
replay-deed = { $name }: { $notation }
replay-controls = Por la partida
replay-play = Reproducir
replay-pause = Pausa
replay-step-back = Un paso atrás
replay-step-on = Un paso adelante
replay-turn-back = Al turno anterior
replay-turn-on = Al turno siguiente
replay-round-back = A la ronda anterior
replay-round-on = A la ronda siguiente
replay-speed = Velocidad
replay-speed-of = { $speed }×
replay-seen = Vista por
replay-seen-all = Todo al descubierto
replay-seen-none = El público
replay-seen-you = { $name } (tú)
replay-own = La partida sigue: ves lo que has visto hasta ahora.
replay-link = Copiar un enlace a este momento
replay-linked = El enlace está copiado.

# Shown to others
replay-share = Compartir
replay-share-picture = Imagen del paso { $number }
replay-share-moving = GIF: lo que llevó aquí
replay-share-none = No hay imagen de este momento.
replay-share-embed = Para tu propia página
replay-share-embed-note = Muestra allí el tablero a todo el mundo; hace falta una partida pública que haya terminado.
replay-share-copy = Copiarlo
replay-share-copied = Copiado.
replay-embed-home = Verla en Tortuga
replay-embed-none = Aquí no se puede ver esa partida.
replay-table = A la mesa
replay-keys = Teclas
replay-keys-step = un paso
replay-keys-turn = un turno
replay-keys-round = una ronda
replay-keys-mark = momento clave siguiente o anterior
replay-keys-ends = principio y final
replay-keys-play = reproducir y pausa
replay-key-left-right = ← →
replay-key-turn = Mayús ← →
replay-key-round = Re Pág, Av Pág
replay-key-mark = N P
replay-key-ends = Inicio Fin
replay-key-play = Espacio
replay-tab-story = Relato
replay-tab-moments = Momentos clave
replay-tab-proof = Prueba
replay-tab-talk = Charla
replay-no-moments = Nada destaca en esta partida.
replay-no-talk = Nadie ha dicho nada todavía.
replay-loading = Se abre el cuaderno.
replay-analysis = Análisis
replay-terminal-keys = ← → paso  t T turno  r R ronda  n p m momentos  s vista  espacio ver  q fin

stamp-vote = Una votación
stamp-attack = Un ataque
stamp-capture = Una captura
stamp-treasure = Un tesoro
stamp-turning-point = Un giro

## Un archivo que alguien trae

replay-bring = Ver de nuevo una partida
replay-bring-text = Suelta aquí el archivo de una partida, de esta casa o de cualquier otra. Se comprueba jugada por jugada y sorteo por sorteo, y luego se abre. No se guarda nada de él.
replay-bring-choose = Elegir un archivo
replay-bring-reading = Se comprueba el archivo.
replay-bring-large = Este archivo es demasiado grande para una partida.
replay-bring-other = Otro archivo
replay-verdict = Lo que prueba este archivo
replay-proved = { $draws ->
    [one] El único sorteo de esta partida se sigue del secreto prometido: nadie lo tocó.
   *[other] Los { $draws } sorteos de esta partida se siguen del secreto prometido: nadie los tocó.
}
replay-words = { $count ->
    [0] Nadie dio una palabra propia, así que quien eligió el secreto pudo elegir la suerte.
    [one] { $names } dio una palabra propia: nadie pudo elegir la suerte en su lugar.
   *[other] { $names } dieron palabras propias: nadie pudo elegir la suerte en su lugar.
}
replay-unproved = { $draws ->
    [one] El secreto no está en este archivo: el único sorteo es posible, pero no está probado.
   *[other] El secreto no está en este archivo: los { $draws } sorteos son posibles, pero no están probados.
}
replay-not-proved = No está probado quién se sentó a la mesa ni que la promesa se mostrara antes de la partida.
replay-promise = La promesa
replay-held = { $actions ->
    [one] La única acción cumple las reglas.
   *[other] Las { $actions } acciones cumplen las reglas.
}
