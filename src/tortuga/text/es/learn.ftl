### Aprender un juego: lo que dicen todas las lecciones y todas las páginas de «cómo se juega».

## La lección

learn-title = Primera lección: { $game }
learn-progress = Paso { $step } de { $steps }
learn-next = Seguir
learn-back = Atrás
learn-show = Muéstramelo
learn-not-now = Las reglas lo permiten, pero este paso trata de otra cosa. Prueba otra vez.
learn-over-title = Ya sabes jugar
learn-over = Es todo lo que hace falta para una primera partida. Lo demás se explica en la mesa, cuando surja.
learn-play = Jugar contra un bot
learn-restart = Otra vez desde el principio
learn-enter = Pulsa Intro para seguir.
learn-commands = Escribe una acción, o: m lo que puedes hacer, b el tablero, s muéstramelo, q parar.
error-no-lesson = No hay lección de «{ $game }». Las hay de: { $games }.

## Cómo se juega

how-title = Cómo se juega: { $game }
how-aim = El objetivo
how-turn = Un turno
how-topics = Cuando surja
how-lesson = Aprender jugando, en tres minutos
how-rules = Las reglas completas
how-print = Imprimir
how-play = Animar la imagen
how-pause = Pausar las imágenes
