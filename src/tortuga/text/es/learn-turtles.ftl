### turtles: la primera lección y cómo se juega.

## La lección

learn-turtles-step = Eres Sur. Tus tortugas miran playa arriba, hacia el gran nido de la esquina opuesta: quien lleve allí una tortuga primero gana. Elige una tortuga y luego una casilla justo delante.
learn-turtles-step-done = Un paso, recto o en diagonal; las tortugas nunca retroceden. Después ha movido Norte.
learn-turtles-jump = Una tortuga en tu camino te ayuda a avanzar. Salta con d3 sobre la tortuga que tiene delante.
learn-turtles-jump-slow = Con un paso avanzas una casilla. La tortuga de d3 puede saltar sobre la de d4 y avanzar dos.
learn-turtles-jump-done = Puedes saltar sobre tus tortugas siempre que la casilla de detrás esté libre. No les pasa nada.
learn-turtles-flip = Aquí hay una tortuga de Norte justo delante de la tuya, y la casilla de detrás está libre. Ya no hay elección: tienes que saltar.
learn-turtles-flip-done = La rival sobre la que has saltado está patas arriba. Ya no es de nadie y no puede moverse.
learn-turtles-chain = Un salto no termina mientras pueda seguir. Salta sobre la primera tortuga y, desde allí, sobre la segunda.
learn-turtles-chain-done = Dos tortugas patas arriba en una jugada. Si un salto puede seguir de varias maneras, eliges tú.
learn-turtles-turn = Una tortuga patas arriba está para quien la quiera: quien salta sobre ella la endereza y dice de quién será. Salta sobre d4 y quédate con ella.
learn-turtles-turn-given = Así sería de Norte. A veces conviene; pero aquí, quédatela tú.
learn-turtles-turn-slow = Es un buen paso, pero la tortuga de d4 sigue patas arriba. Salta sobre ella.
learn-turtles-turn-done = Era de Norte y ahora es tuya. Sobre una tortuga patas arriba se puede saltar, pero no es obligatorio.
learn-turtles-must = Un paso más y tu tortuga de d6 está en el nido. ¿O hay algo que tienes que hacer antes?
learn-turtles-must-done = Saltar sobre una rival va primero, aunque te cueste la partida. Quien juega bien hace saltar a los demás.
learn-turtles-goal = Ahora, gana. Una jugada termina en el nido: encuéntrala.
learn-turtles-goal-other = Ese salto también vale, pero no gana. Busca el que termina en d7.
learn-turtles-goal-done = ¡Has ganado! La primera tortuga en el nido opuesto decide al momento. También pierde quien no puede jugar en su turno.
learn-turtles-hatch = El día de eclosión la playa está vacía y cada bando tiene ocho huevos. En vez de mover puedes hacer nacer tortugas en tu campo. Elige tres casillas y haz que nazcan.
learn-turtles-hatch-number = En la primera eclosión de todas el número es libre. Ahora, que sean tres.
learn-turtles-hatch-done = Norte también ha hecho nacer tres. Tras una eclosión, las dos reservas nunca pueden diferir en más de dos; y quien tiene que saltar no puede hacer nacer ninguna.

## Cómo se juega

how-turtles-turn-step = Mueve una tortuga un paso adelante, recto o en diagonal. Nunca hacia atrás.
how-turtles-turn-flip = O salta sobre la tortuga de delante a la casilla libre que hay detrás. Una rival sobre la que se salta queda patas arriba.
how-turtles-turn-goal = La primera tortuga en el gran nido de la esquina opuesta gana al momento.
how-turtles-jump-title = Sobre tus propias tortugas
how-turtles-jump = Te llevan igual de bien. Se quedan como están, y nunca es obligatorio saltar sobre ellas.
how-turtles-must-title = Cuándo hay que saltar
how-turtles-must = Si una de tus tortugas puede empezar saltando sobre una rival, tienes que hacer una jugada así, aunque te perjudique y aunque otra tortuga pudiera ganar. Entre varias jugadas así, eliges tú.
how-turtles-chain-title = Un salto continúa
how-turtles-chain = La tortuga sigue saltando mientras pueda, y puede cambiar de dirección en cada casilla. El camino lo eliges tú; no tiene que ser el más largo.
how-turtles-mixed-title = No las dos cosas a la vez
how-turtles-mixed = Una misma jugada nunca pasa sobre tus tortugas y sobre rivales. Las que están patas arriba valen con unas y con otras.
how-turtles-turn-title = Una tortuga patas arriba
how-turtles-turn = No es de nadie y no se mueve. Quien salta sobre ella la endereza y dice hacia dónde mira: se une a ese bando. Nunca es obligatorio saltar sobre ella.
how-turtles-stuck-title = Sin jugadas
how-turtles-stuck = Quien no puede hacer nada en su turno ha perdido.
how-turtles-hatch-title = Día de eclosión
how-turtles-hatch = Una variante: la playa está vacía y cada bando tiene ocho tortugas en reserva. En vez de mover, haz nacer una o más en casillas libres de tu campo, pero nunca en la esquina. La primera eclosión de todas es de número libre; tras cada una de las siguientes, las reservas difieren en dos como mucho. Quien tiene que saltar no puede hacer nacer ninguna.
