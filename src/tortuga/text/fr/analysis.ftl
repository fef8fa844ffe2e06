### Parties et positions regardées après coup.

## Le plateau d’analyse de turtles

analysis-title = Plateau d’analyse
analysis-opening = La position se met en place.
analysis-over = Ici, la partie est finie.
analysis-looking = Trait à { $side }. Les coups sont examinés.
analysis-best = Trait à { $side }. Le meilleur coup est { $move } : { $worth }.
analysis-progress = Examiné : { $done } sur { $of }.
analysis-looking-at = Où en est l’examen
analysis-trail = Coups essayés
analysis-beginning = Début
analysis-back = Un coup en arrière
analysis-link = Copier un lien
analysis-linked = Le lien est copié.
analysis-moves = Tous les coups, le meilleur d’abord
analysis-move = Coup
analysis-worth = Sa valeur
analysis-played = Joué par des gens
analysis-played-by = { $matches }×, { $won } gagnées
analysis-note = « En » est exact, « en au plus » est prouvé ; un pourcentage est une estimation. Sous un coup, ce qui peut suivre.
analysis-estimate = environ { $percent } %
analysis-won-in = { $moves ->
    [one] gagne tout de suite
   *[other] gagne en { $moves } coups
}
analysis-won-within = { $moves ->
    [one] gagne tout de suite
   *[other] gagne en au plus { $moves } coups
}
analysis-lost-in = { $moves ->
    [one] l’autre camp gagne tout de suite
   *[other] l’autre camp gagne en { $moves } coups
}
analysis-lost-within = { $moves ->
    [one] l’autre camp gagne tout de suite
   *[other] l’autre camp gagne en au plus { $moves } coups
}

## Poser une position

analysis-edit = Poser une position
analysis-stop-editing = Laisser comme c’était
analysis-editing = Pose et retire des tortues, ou colle une position ou des coups.
analysis-hand = Ce que tu poses
analysis-hand-south = Sud
analysis-hand-north = Nord
analysis-hand-overturned = Sur le dos
analysis-hand-nothing = Rien
analysis-to-move = Trait
analysis-variant = Variante
analysis-variant-base = de base
analysis-variant-hatching = éclosion
analysis-variant-ultra = ultra
analysis-reserve = Œufs de { $side }
analysis-notation = Notation
analysis-lay = Analyser
analysis-clear = Vider la plage
analysis-cell = { $cell } : { $standing ->
    [south] une tortue de Sud
    [north] une tortue de Nord
    [overturned] une tortue sur le dos
   *[empty] vide
}

## Une partie

analysis-remarks = Ce qui se remarque
analysis-no-faults = Rien ne se remarque.
analysis-try-here = L’essayer sur le plateau
analysis-as-table = En tableau
analysis-after-actions = Après
analysis-points = { $points }
analysis-percent = { $percent } %
analysis-plot-turtles = Les chances de Sud au fil de la partie
analysis-plot-buccaneers = Les points de chacun au fil de la partie
analysis-plot-tortuga1667 = À quel point un bon observateur croyait chacun français
analysis-curve-south = Chances de Sud
analysis-curve-score = { $name }
analysis-curve-suspicion = { $name }, camp français ?

## turtles : fautes

analysis-fault-misses-nest = { $move } passe à côté du nid : { $better } aurait gagné tout de suite.
analysis-fault-opens-nest = { $move } laisse l’autre camp rentrer : { $answer } gagne tout de suite. { $better } était meilleur.
analysis-fault-gives-away = { $move } donne une partie gagnée : c’est l’autre camp qui gagne, en commençant par { $answer }. { $better } aurait gagné en { $moves } coups au plus.
analysis-fault-lets-slip = { $move } laisse filer le gain : { $better } aurait gagné en { $moves } coups au plus.
analysis-fault-loses = { $move } perd par force, en commençant par { $answer }. { $better } laissait tout ouvert.
analysis-fault-weakens = { $move } paraît bien plus faible que { $better }.

## buccaneers

analysis-parts = { $name } : { $total } points, dont coffres { $chests }, séries { $sets }, pistes { $tracks }, pièces { $coins }.
analysis-dice = { $name } a lancé { $dice } dés, avec { $skulls } crânes ; en moyenne il y en aurait eu { $expected }.
analysis-luck = { $percent ->
    [0] Les dés de { $name } valaient ce que valent des dés en moyenne.
   *[other] Les dés de { $name } valaient { $percent } % de chances de victoire de { $sign ->
        [more] plus
       *[less] moins
    } que des dés moyens.
}
analysis-roll = Ce lancer valait { $percent } % de chances de victoire de { $sign ->
    [more] plus
   *[less] moins
} qu’un lancer moyen.
analysis-skill = { $name } a fait { $choices } choix et a perdu à chacun { $percent } % des chances de gagner en moyenne, face à ce qu’un bon joueur trouvait.
analysis-gave-away = { $done } a coûté { $percent } % des chances de gagner ; mieux valait { $better }.

## Tortuga 1667

analysis-read = { $name } : camp { $loyalty ->
    [british] britannique
    [french] français
   *[dutch] néerlandais
} ; sur toute la partie, un observateur y croyait à { $percent } %.
analysis-knew = À partir d’ici, { $name } pouvait savoir que { $other } était du camp { $loyalty ->
    [british] britannique
    [french] français
   *[dutch] néerlandais
}.
analysis-ballot = { $name } a joué { NAME($card) } ({ NAME($vote) }){ $true ->
    [yes] , fidèle à son pavillon.
    [no] , contre son pavillon.
   *[unsaid] .
}
