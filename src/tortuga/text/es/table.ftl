### Lo que dice la mesa en la terminal.

seat-name = Jugador { $number }
table-welcome = Un proyecto de aficionados, no oficial. Escribe ? para ver la ayuda.
table-prompt = { $player }: { $question } >
table-hand-over = El teclado pasa a { $player }. Pulsa Intro cuando nadie más esté mirando.
table-help = Escribe una acción en notación o el número de una opción de la lista.
    m, moves   lista lo que puedes hacer ahora
    b, board   vuelve a dibujar la mesa
    q, quit    para (una partida con --record se puede retomar con --resume)
table-stopped = Partida detenida.
table-saved = La partida está en { $file }.
error-unknown-bot = Ningún bot «{ $name }» juega a { $game }. Hay estos: { $names }.
