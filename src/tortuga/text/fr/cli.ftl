### La ligne de commande.

cli-help = Trois jeux de société nommés Tortuga : joue, simule, revois et vérifie des parties. Un projet de fans, non officiel.
cli-epilog = Exemple : tortuga play turtles
cli-language = La langue à parler ({ $languages }). Par défaut : TORTUGA_LANGUAGE, ou la langue du système.
cli-version = Dire la version et rien d’autre.
cli-no-language = Il n’y a pas de textes en « { $language } ». Il y a : { $languages }.
cli-game = Le jeu, tel que `tortuga games` le nomme.
cli-option = Une option du jeu, autant de fois que tu veux ; key=@file.json lit la valeur dans un fichier.
cli-seed = Un nombre qui décide de tout ce qui revient au hasard.
cli-json = Écrit du JSON, pour les programmes.
cli-file = L’enregistrement d’une partie.
cli-workers = Combien de processus se partagent le travail.
cli-position = Une position en notation ; par défaut, celle de départ.
cli-given-apart = donne-la avec --{ $option }
cli-variant = La variante de départ, quand aucune position n’est donnée.
cli-option-form = « { $word } » devrait s’écrire key=value.
cli-option-values = « { $value } » n’est pas possible ; possible : { $values }
cli-option-number = un nombre
cli-option-seat = une place de 1 à { $most }
cli-unreadable = { $file } : { $problem }

cli-games-help = Les jeux, leurs joueurs et leurs options.
cli-games-epilog = Exemple : tortuga games
cli-games-players = { $players } joueurs
cli-games-bots = bots : { $bots }

cli-learn-help = Apprendre un jeu en quelques minutes, en jouant.
cli-learn-epilog = Exemple : tortuga learn turtles

cli-puzzle-help = Résoudre un problème : gagner en tant de coups, trouver le seul coup, éviter un piège.
cli-puzzle-epilog = Exemple : tortuga puzzle turtles --kind win --grade 2
cli-puzzle-day = Le problème du jour, le même pour tout le monde.
cli-puzzle-kind = Seulement les problèmes de ce genre.
cli-puzzle-grade = Seulement les problèmes de ce niveau, de 1 (facile) à 5 (difficile).
cli-puzzle-id = Le problème de cet identifiant.
cli-puzzle-no-kind = Il n’y a pas de problèmes du genre « { $kind } ». Il y a : { $kinds }.
cli-puzzles-help = Fabriquer des problèmes, les vérifier et mesurer leur difficulté.
cli-puzzles-make-help = Fabriquer des problèmes à partir de parties entre bots, chaque réponse étant démontrée.
cli-puzzles-make-epilog = Exemple : tortuga puzzles make turtles --count 500 --seed 1 --resume
cli-puzzles-check-help = Recalculer chaque problème à partir de sa position et comparer.
cli-puzzles-check-epilog = Exemple : tortuga puzzles check turtles --all
cli-puzzles-measure-help = Combien de fois les bots résolvent les problèmes de chaque niveau.
cli-puzzles-measure-epilog = Exemple : tortuga puzzles measure turtles --sample 500
cli-puzzles-count = Combien de problèmes il doit y avoir à la fin.
cli-puzzles-resume = Continuer le fichier s’il existe déjà.
cli-puzzles-seconds = S’arrêter après tant de secondes.
cli-puzzles-file = Le fichier de problèmes ; sans lui, pour vérifier et mesurer, ceux qui viennent avec Tortuga.
cli-puzzles-all = Tous, pas seulement un échantillon.
cli-puzzles-sample = Combien, répartis sur toute la collection.
cli-puzzles-skip = Laisser de côté ceux qui ont été faits en premier, jusqu’à ce nombre.
cli-puzzles-plot = Dessiner quelle part de chaque niveau est résolue (png, svg ou pdf).
cli-puzzles-plotted = { $game } : { $number } problèmes
cli-puzzles-exists = { $file } existe déjà. Prends un autre nom, ou continue-le : --resume
cli-puzzles-looked-at = positions examinées : { $number }
cli-puzzles-made = { $file } contient { $number ->
    [one] 1 problème
   *[other] { $number } problèmes
 }.
cli-puzzles-checked = Vérifiés : { $number }. Défauts : { $faults }.
cli-puzzles-title = Problèmes

cli-play-help = Joue dans le terminal, contre des bots ou à plusieurs au même clavier.
cli-play-epilog = Exemple : tortuga play turtles --seat human --seat bot:greedy --option variant=hatching --record match.json
cli-play-seat = Qui joue, une fois par place : human, bot ou bot:name. Par défaut : toi d’abord, des bots aux autres places.
cli-play-record = Garde la partie dans ce fichier, enregistré après chaque action.
cli-play-resume = Reprend la partie de ce fichier.
cli-play-settled = Une partie reprise garde ce qu’elle avait au départ : enlève { $option }.
cli-play-explain = Montre ce que pensent les bots, secrets compris.
cli-play-exists = { $file } existe déjà. Prends un autre nom, ou continue cette partie : --resume { $file }
cli-play-no-clock = Ce système ne peut pas mesurer le temps au clavier : omets { $option }, ou joue à une table de `tortuga serve`.
cli-play-seats = Places données : { $given } ; places nécessaires : { $seats }.
cli-play-seat-form = « { $word } » devrait être human, bot ou bot:name.

cli-simulate-help = Joue beaucoup de parties sans les montrer, au hasard ou avec des bots, et fait les comptes.
cli-simulate-epilog = Exemple : tortuga simulate turtles --games 10000 --workers 2
cli-simulate-games = Combien de parties.
cli-simulate-players = Combien de joueurs ; par défaut, le minimum.
cli-simulate-bot = Un bot pour toutes les places, ou un par place ; par défaut, n’importe quelle action permise, au hasard.
cli-simulate-longest = Arrête une partie après tant d’actions ; elle compte comme interrompue, pas comme un résultat.
cli-simulate-export = Écrit chaque partie dans ce dossier, en tables Parquet (vues, actions, résultats), et reprend à partir de lui s’il existe.
cli-simulate-resume = Garde dans ce dossier ce qui est fini, et reprend à partir de lui s’il existe.
cli-simulate-one-folder = --export garde aussi ce qui est fini : enlève --resume.
cli-simulate-results = Résultats
cli-simulate-length = Durée
cli-simulate-actions = actions
cli-simulate-wins = victoires
cli-simulate-share = du total
cli-simulate-shared = victoires partagées
cli-simulate-draws = parties nulles
cli-simulate-truncated = interrompues
cli-simulate-mean = moyenne
cli-simulate-quantile-0 = la plus courte
cli-simulate-quantile-25 = 25 %
cli-simulate-quantile-50 = médiane
cli-simulate-quantile-75 = 75 %
cli-simulate-quantile-100 = la plus longue
cli-simulate-rate = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
 } en { $seconds } s, { $decisions } décisions par seconde

cli-export-help = Écrit des parties enregistrées dans un dossier, en tables Parquet (vues, actions, résultats), sans les noms.
cli-export-epilog = Exemple : tortuga export parties/*.json data
cli-export-records = Des parties enregistrées.
cli-export-folder = Un dossier nouveau ou vide.
cli-export-full = { $folder } n’est pas vide. Prends un autre dossier.
cli-exported = { $matches ->
    [one] { $matches } partie écrite
   *[other] { $matches } parties écrites
 } dans { $folder }
cli-data-missing = Il faut le module { $module }, qui n’est pas installé : pip install "tortuga-games[{ $extra }]"
error-other-simulation = { $folder } contient une autre simulation. Prends un autre dossier, ou redemande la même.

cli-replay-help = Montre une partie enregistrée : ce qui s’est passé, et où elle en est.
cli-replay-epilog = Exemple : tortuga replay match.json --seat 1 --at 12
cli-replay-seat = Ne montre que ce que cette place (1, 2…) pouvait savoir ; par défaut, ce que voyait le public.
cli-replay-at = S’arrête après tant d’actions.
cli-replay-beyond = Nombre d’actions dans la partie : { $actions }, et non { $at }.
cli-verify-help = Prouve qu’une partie enregistrée a suivi les règles et que personne n’a touché au hasard.
cli-verify-epilog = Exemple : tortuga verify match.json
cli-verified = Vérifié : une partie du jeu { $game } (actions : { $actions }, tirages : { $draws }). Tout est conforme aux règles et à la graine.

cli-move-help = Déménager une maison : tout passe d’une base de données à une autre, et chaque partie y est rejouée. Ferme d’abord la maison.
cli-move-epilog = Exemple : tortuga move-house tortuga.db postgresql://localhost/tortuga
cli-move-from = Un fichier, ou une adresse PostgreSQL.
cli-move-to = De même ; il ne doit encore rien s’y trouver.
cli-move-done = { $tables ->
    [one] Une table a déménagé
   *[other] { $tables } tables ont déménagé
 }, et { $matches ->
    [one] une partie a été prouvée coup par coup.
   *[other] { $matches } parties ont été prouvées coup par coup.
 }
cli-move-unproved = { $tables ->
    [one] Une table est là telle quelle, mais ne peut être rejouée
   *[other] { $tables } tables sont là telles quelles, mais ne peuvent être rejouées
 } : { $ids }
cli-move-nothing = Il n’y a pas de maison dans { $place }.
cli-move-not-empty = Il y a déjà quelque chose dans { $place }. Une maison n’emménage que là où il n’y a rien.
cli-move-house = la maison
cli-move-tables = tables
cli-move-log = actions
cli-move-talk = paroles
cli-move-sitting = places
cli-move-waits = parties lentes en attente
cli-move-plans = plans
cli-move-vacations = vacances
cli-move-subscriptions = navigateurs à avertir
cli-move-calls = notifications
cli-move-results = résultats
cli-move-public_results = résultats publics
cli-move-openings = coups d’ouverture
cli-move-players = joueurs
cli-move-rated = cotées
cli-move-ratings = cotes
cli-move-clubs = clubs
cli-move-members = membres des clubs
cli-move-clubhouse = tables des clubs
cli-move-tournaments = tournois
cli-move-entrants = participants aux tournois
cli-move-profiles = pages publiques
cli-move-passkeys = clés d’accès
cli-move-deals = donnes partagées
cli-move-dealt = tables de donnes partagées
cli-move-tries = essais aux donnes partagées
cli-move-revoked = déconnectés
cli-move-matches = prouvées

cli-compile-help = Compile les règles, pour que les parties aillent plus vite. Il faut Cython et un compilateur C. Les sources font toujours foi : dès qu’elles changent, elles servent telles quelles, jusqu’à la prochaine compilation.
cli-compile-epilog = Exemple : tortuga compile
cli-compile-undo = Retire ce qui a été compilé ; les règles servent de nouveau telles quelles.
cli-compile-doing = compilation
cli-compiled = { $new ->
    [0] Les { $modules } modules étaient déjà compilés.
    [one] 1 module vient d’être compilé, { $modules } en tout.
   *[other] { $new } modules viennent d’être compilés, { $modules } en tout.
 } Ils sont dans { $folder } ; tortuga compile --undo les retire.
cli-compile-undone = Ce qui était compilé est retiré ; les règles servent telles quelles.
cli-compile-plain = Rien n’était compilé ; les règles servent telles quelles.
cli-compile-no-cython = Il faut Cython, qui n’est pas installé : pip install "tortuga-games[compiled]"
cli-compile-no-compiler = Il faut un compilateur C, et { $detail } manque ici (Debian : apt install gcc python3-dev). Sans lui, les règles servent telles quelles.
cli-compile-unwritable = On ne peut rien écrire là ({ $detail }). TORTUGA_COMPILED nomme un autre dossier, pour cette commande et pour les suivantes.
cli-compile-failed = Ceci n’a pas pu être compilé : { $detail }
cli-compile-unfit = Ce qui a été compilé ne peut pas être chargé ({ $detail }). tortuga compile --undo le retire.

cli-turtles-game = Seulement pour turtles.
cli-turtles-only = Cette commande est pour turtles, pas pour { $game }.
cli-moves-help = Tous les coups permis d’une position en notation, un par ligne, triés.
cli-moves-epilog = Exemple : tortuga moves turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base"
cli-perft-help = Compte les suites de coups depuis une position, pour comparer des générateurs de coups.
cli-perft-epilog = Exemple : tortuga perft turtles --depth 4 --divide
cli-perft-depth = Combien de coups en profondeur.
cli-perft-divide = Donne aussi le compte derrière chaque premier coup.
