### What a bot thought when it chose (tortuga play --explain).

thought-nothing-to-choose = There was nothing to choose.
thought-glance = Chosen at a glance, without looking at everything.
thought-with-chance = { $choice } ({ $percent }%)
thought-with-points = { $choice } ({ $points })
thought-chances = Chance to win, best choices first: { $choices }.
thought-points = Points ahead, best choices first: { $choices }.
thought-habits = How often it chooses: { $choices }.
thought-looks-like = Chance to win: about { $percent }%.
thought-wins = { $moves ->
    [one] This wins with this move.
   *[other] This wins in { $moves } moves.
 }
thought-loses = { $moves ->
    [one] This loses with this move.
   *[other] This loses in { $moves } moves.
 }
thought-expected = Expected: { $line }.
thought-others-stand-better = The other side stands better: { $percent }%.
thought-playouts = { $count ->
    [one] One playout; won: { $percent }%.
   *[other] { $count } playouts; won: { $percent }%.
 }
thought-instinct = By instinct: { $choice }.
thought-searched = { $lines ->
    [one] Chance to win after one line of play, the choice first: { $choices }.
   *[other] Chance to win after { $lines } lines of play, the choice first: { $choices }.
 }
thought-beliefs = Its guess: { $guesses }.
thought-guess = player { $number } is for the { $loyalty } ({ $percent }%)
