### Lo que dice la mesa en la terminal.

seat-name = Jugador { $number }
table-welcome = Un proyecto de aficionados, no oficial. Escribe ? para ver la ayuda.
table-prompt = { $player }: { $question } >
table-hand-over = El teclado pasa a { $player }. Pulsa Intro cuando nadie más esté mirando.
table-seen = { $player }: pulsa Intro cuando lo hayas visto. Después se borra la pantalla.
table-time-up = A { $player } se le ha acabado el tiempo.
table-choose = { $most ->
    [1] Elige 1.
   *[other] Elige de 1 a { $most }.
 }
table-help = Escribe una acción en notación o el número de una opción de la lista.
    m, moves   lista lo que puedes hacer ahora
    b, board   vuelve a dibujar la mesa
    h, hint    una buena elección, y por qué (contra bots)
    resign     rendirse, si el juego lo permite
    draw       ofrecer tablas, si el juego lo permite
    q, quit    para (una partida con --record se puede retomar con --resume)
table-hint = Una buena elección: { $choice }. { $reasons }
table-no-hint = No hay pistas donde juegan otras personas.
table-no-advice = Nadie aquí sabe qué sería bueno.
table-resign-sure = { $player }, ¿quieres rendirte? Escribe «sí»:
table-draw-offer = { $offerer } ofrece tablas. { $player }, ¿aceptas? Escribe «sí»:
table-draw-refused = { $player } rechaza las tablas.
table-draw-again = Ya has ofrecido tablas. Puedes volver a ofrecerlas después de tu próxima jugada.
table-yes = sí
table-stopped = Partida detenida.
table-saved = La partida está en { $file }.
error-unknown-bot = Ningún bot «{ $name }» juega a { $game }. Hay estos: { $names }.
