### Lo que pensaba un bot al elegir (tortuga play --explain).

thought-nothing-to-choose = No había nada que elegir.
thought-glance = Elegido de un vistazo, sin mirarlo todo.
thought-with-chance = { $choice } ({ $percent } %)
thought-with-points = { $choice } ({ $points })
thought-chances = Probabilidad de ganar, primero lo mejor: { $choices }.
thought-points = Puntos de ventaja, primero lo mejor: { $choices }.
thought-habits = Con qué frecuencia elige: { $choices }.
thought-looks-like = Probabilidad de ganar: un { $percent } % más o menos.
thought-wins = { $moves ->
    [one] Con esta jugada gana.
   *[other] Gana en { $moves } jugadas.
 }
thought-loses = { $moves ->
    [one] Con esta jugada pierde.
   *[other] Pierde en { $moves } jugadas.
 }
thought-expected = Espera: { $line }.
thought-others-stand-better = El otro bando está mejor: { $percent } %.
thought-playouts = { $count ->
    [one] Una partida simulada; ganadas: { $percent } %.
   *[other] { $count } partidas simuladas; ganadas: { $percent } %.
 }
thought-instinct = Por instinto: { $choice }.
thought-searched = { $lines ->
    [one] Probabilidad de ganar tras una continuación, primero su elección: { $choices }.
   *[other] Probabilidad de ganar tras { $lines } continuaciones, primero su elección: { $choices }.
 }
thought-beliefs = Lo que supone: { $guesses }.
thought-guess = jugador { $number }: { $loyalty } ({ $percent } %)
