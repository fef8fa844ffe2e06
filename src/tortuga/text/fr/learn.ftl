### Apprendre un jeu : ce que disent toutes les leçons et toutes les pages « comment jouer ».

## La leçon

learn-title = Première leçon : { $game }
learn-progress = Étape { $step } sur { $steps }
learn-next = Continuer
learn-back = Retour
learn-show = Montre-moi
learn-not-now = Les règles le permettent, mais ce n’est pas le sujet de cette étape. Essaie encore.
learn-over-title = Tu sais jouer
learn-over = C’est tout ce qu’il faut pour une première partie. Le reste s’explique à la table, quand il se présente.
learn-play = Jouer contre un bot
learn-restart = Recommencer depuis le début
learn-enter = Appuie sur Entrée pour continuer.
learn-commands = Écris une action, ou : m ce que tu peux faire, b le plateau, s montre-moi, q arrêter.
error-no-lesson = Il n’y a pas de leçon pour « { $game } ». Il y a : { $games }.

## Comment jouer

how-title = Comment jouer : { $game }
how-aim = Le but
how-turn = Un tour
how-topics = Quand cela se présente
how-lesson = Apprendre en jouant, en trois minutes
how-rules = Les règles complètes
how-print = Imprimer
how-play = Animer l’image
how-pause = Mettre les images en pause
