### L’arène.

cli-arena-help = Fait jouer des bots entre eux : toutes les répartitions des places avec la même chance, taux de victoire et leur marge, Elo, un graphique.
cli-arena-epilog = Exemple : tortuga arena turtles easy medium hard --games 400 --workers 2 --json arena.json --plot arena.png
cli-arena-bots = Deux bots ou plus : des noms donnés par `tortuga games`, process:COMMAND pour un programme qui parle en lignes JSON, ou network:FILE ou master:FILE pour les poids d’un entraînement.
cli-arena-games = Combien de parties en tout.
cli-arena-pairs = Jouer plutôt autant de donnes, chacune deux fois : deux bots, qui échangent leurs places.
cli-arena-pairs-two = Les paires se jouent entre deux bots.
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

### Erreurs : ce que chaque choix fait perdre de chances de gagner.

cli-errors-help = Mesure combien de chances de gagner les bots et les joueurs perdent à chaque choix, par de longues parties imaginées (buccaneers).
cli-errors-epilog = Exemple : tortuga errors buccaneers easy medium hard expert master --players 2 --choices 200 --workers 2 --plot errors.png
cli-errors-bots = Des bots qui jouent contre eux-mêmes : des noms donnés par `tortuga games`.
cli-errors-record = Une partie à regarder, avec les choix de chacun ; peut être donné plusieurs fois.
cli-errors-choices = Combien de choix de chaque bot, dix par partie.
cli-errors-worlds = Dans combien de mondes imaginés chaque choix est joué.
cli-errors-rounds = Combien de manches sont jouées avant que le maître ne juge.
cli-errors-game = Les erreurs ne se mesurent que dans buccaneers.
cli-errors-nobody = Les erreurs de qui ? Nomme un bot, ou une partie avec --record.
cli-errors-options = Le maître ne peut pas juger { $file } : il n’a pas appris à jouer avec ces options.
cli-errors-column-choices = choix
cli-errors-column-lost = % perdus à chacun
cli-errors-column-error = erreur type
cli-errors-column-blunders = 5 % perdus ou plus

### Ce qui trahit les bots à Tortuga 1667.

cli-tells-help = Mesure ce qui trahit les bots à Tortuga 1667 : à quel point qui regarde sait à la mi-temps qui est qui, à quel point les joueurs se devinent, et les larcins qui aident l’ennemi pour rien.
cli-tells-epilog = Exemple : tortuga tells master hard-1 --players 5 --games 100 --workers 2
cli-tells-games = Combien de parties chaque bot joue contre lui-même.
cli-tells-lines = Combien de suites possibles sont regardées pour chaque larcin qui aide l’ennemi.
cli-tells-column-matches = parties
cli-tells-column-belief = foi en la vérité
cli-tells-column-known = places connues
cli-tells-column-doubt = perte logarithmique
cli-tells-column-honest = caché pour les leurs
cli-tells-column-pilfers = larcins
cli-tells-column-given = pour l’ennemi
cli-tells-column-nothing = dont pour rien
cli-tells-plot = Dessiner à quelle fréquence ce qui était cru était vrai (png, svg ou pdf).
cli-tells-reading = Ce que chaque joueur croit de ceux qu’il ne connaît pas
cli-tells-column-reader = lu par
cli-tells-column-when = quand
cli-tells-column-cards = cartes
cli-tells-column-brier = score de Brier
cli-tells-column-astray = écart
cli-tells-column-temperature = meilleure température
cli-tells-reader-hand = les règles
cli-tells-reader-network = le réseau
cli-tells-reader-both = à mi-chemin
cli-tells-when-half = à la mi-temps
cli-tells-when-match = à chaque choix
cli-tells-said = cru avec cette probabilité
cli-tells-true = fréquence à laquelle c’est vrai
