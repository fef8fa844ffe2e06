### L’arène.

cli-arena-help = Fait jouer des bots entre eux : toutes les répartitions des places avec la même chance, taux de victoire et leur marge, Elo, un graphique.
cli-arena-epilog = Exemple : tortuga arena turtles easy medium hard --games 400 --workers 2 --json arena.json --plot arena.png
cli-arena-bots = Deux bots ou plus : des noms donnés par `tortuga games`, ou process:COMMAND pour un programme qui parle en lignes JSON.
cli-arena-games = Combien de parties en tout.
cli-arena-seconds = Secondes de réflexion d’un bot pour chaque choix.
cli-arena-nodes = Nœuds qu’un bot peut explorer pour chaque choix, ce qui rend l’essai reproductible.
cli-arena-ray = Répartit les parties sur le cluster Ray à cette adresse.
cli-arena-json = Garde tous les résultats dans ce fichier, et reprend à partir de lui s’il existe.
cli-arena-plot = Dessine le résultat (png, svg ou pdf).
cli-arena-missing = L’arène a besoin du module { $module }, qui n’est pas installé : pip install "tortuga-games[arena]" (et ray, pour --ray).
cli-arena-no-folder = ce dossier n’existe pas
cli-arena-plot-form = { $file } devrait se terminer par l’une de ces extensions : { $forms }.
cli-arena-two = Il faut au moins deux bots pour s’affronter.
cli-arena-sprt = Jouer jusqu’à ce que ce soit clair : la part du premier bot est-elle de HIGH ou plus, ou de LOW ou moins (au plus --games parties) : deux nombres entre 0 et 1, LOW d’abord.
cli-arena-sprt-two = Un test séquentiel se joue entre deux bots.
cli-arena-sprt-shares = Les deux parts d’un test séquentiel sont comprises entre 0 et 1, la plus basse d’abord.
cli-arena-sprt-verdict = Après { $deals } { $deals ->
       [one] donne
      *[other] donnes
    } de { $size } : { $verdict ->
       [more] { $bot } a { $high } ou plus, plutôt que { $low } ou moins.
       [less] { $bot } a { $low } ou moins, plutôt que { $high } ou plus.
      *[open] rien n’est décidé ; il faudrait plus de --games.
    }
cli-arena-column-games = parties
cli-arena-column-points = gagnées
cli-arena-column-share = part
cli-arena-column-range = marge à 95 %
cli-arena-column-fair = part équitable
cli-arena-column-elo = Elo
error-other-contest = { $file } contient un autre tournoi. Prends un autre fichier, ou demande les mêmes bots, les mêmes options et la même graine.
error-no-network = Il n’y a pas de poids d’un réseau pour { $game } dans { $file }.
