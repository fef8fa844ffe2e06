### Les ouvertures de turtles, en arbre.

openings-title = Ouvertures
openings-way = Les coups jusqu’ici
openings-moves = Les coups d’ici, les plus joués d’abord
openings-alike = comme { $moves }
openings-won = gagne en ≤ { $moves }
openings-lost = perd en ≤ { $moves }
openings-open = ouvert
openings-estimate = estimation
openings-searching = à l’étude …
openings-played = { $matches }×, { $percent } % gagnées
openings-all = { $count ->
    [one] Montrer le seul coup
   *[other] Montrer les { $count } coups
}
openings-note = Ce qui est prouvé est dans le livre ; le nombre de coups est un maximum. Ce qui est ouvert, personne ne l’a prouvé, et un pourcentage est une estimation. Les images en miroir et les autres chemins vers la même position sont comptés ensemble. Joué : par des gens, dans des parties publiques terminées.
openings-no-book = Il n’y a pas encore de livre pour cette variante : ici, tout est estimation.
openings-nobody-knows = Trait à { $side }. Personne n’a prouvé qui gagne ici.
openings-played-now = Trait à { $side }. Des gens jouent ici en ce moment : ce qu’on en sait sera dit quand leur partie sera finie.
openings-matches = { $matches ->
    [one] Une partie a continué d’ici.
   *[other] { $matches } parties ont continué d’ici.
}
openings-came-here = Les parties passées par ici
openings-analyse = Analyser
