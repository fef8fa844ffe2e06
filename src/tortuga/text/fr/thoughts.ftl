### Ce que pensait un bot en choisissant (tortuga play --explain).

thought-nothing-to-choose = Il n’y avait rien à choisir.
thought-glance = Choisi d’un coup d’œil, sans tout regarder.
thought-with-chance = { $choice } ({ $percent } %)
thought-with-points = { $choice } ({ $points })
thought-chances = Chances de gagner, les meilleurs choix d’abord : { $choices }.
thought-points = Points d’avance, les meilleurs choix d’abord : { $choices }.
thought-habits = Fréquence de ses choix : { $choices }.
thought-looks-like = Chances de gagner : environ { $percent } %.
thought-wins = { $moves ->
    [one] Ce coup gagne tout de suite.
   *[other] Ce coup gagne en { $moves } coups.
 }
thought-loses = { $moves ->
    [one] Ce coup perd tout de suite.
   *[other] Ce coup perd en { $moves } coups.
 }
thought-expected = Suite attendue : { $line }.
thought-others-stand-better = L’autre camp est mieux placé : { $percent } %.
thought-playouts = { $count ->
    [one] Une partie simulée ; gagnées : { $percent } %.
   *[other] { $count } parties simulées ; gagnées : { $percent } %.
 }
thought-instinct = D’instinct : { $choice }.
thought-searched = { $lines ->
    [one] Chances de gagner après une suite essayée, son choix d’abord : { $choices }.
   *[other] Chances de gagner après { $lines } suites essayées, son choix d’abord : { $choices }.
 }
thought-beliefs = Ce qu’il suppose : { $guesses }.
thought-guess = joueur { $number } : { $loyalty } ({ $percent } %)
