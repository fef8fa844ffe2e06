### Co si bot myslel, když vybíral (tortuga play --explain).

thought-nothing-to-choose = Nebylo z čeho vybírat.
thought-glance = Vybráno na první pohled, bez pořádného rozhlédnutí.
thought-with-chance = { $choice } ({ $percent } %)
thought-with-points = { $choice } ({ $points })
thought-chances = Šance na výhru, nejlepší volby první: { $choices }.
thought-points = Náskok v bodech, nejlepší volby první: { $choices }.
thought-habits = Jak často co volí: { $choices }.
thought-looks-like = Šance na výhru: asi { $percent } %.
thought-wins = { $moves ->
    [one] Tímto tahem vyhrává.
    [few] Vyhrává ve { $moves } tazích.
   *[other] Vyhrává v { $moves } tazích.
 }
thought-loses = { $moves ->
    [one] Tímto tahem prohrává.
    [few] Prohrává ve { $moves } tazích.
   *[other] Prohrává v { $moves } tazích.
 }
thought-expected = Očekává: { $line }.
thought-others-stand-better = Druhá strana stojí lépe: { $percent } %.
thought-playouts = { $count ->
    [one] Jedna zkušební hra; vyhráno: { $percent } %.
    [few] { $count } zkušební hry; vyhráno: { $percent } %.
   *[other] { $count } zkušebních her; vyhráno: { $percent } %.
 }
thought-instinct = Od oka: { $choice }.
thought-searched = { $lines ->
    [one] Šance na výhru po jednom zkoušeném pokračování, volba první: { $choices }.
   *[other] Šance na výhru po { $lines } zkoušených pokračováních, volba první: { $choices }.
 }
thought-beliefs = Jeho odhad: { $guesses }.
thought-guess = hráč { $number }: { $loyalty } ({ $percent } %)
