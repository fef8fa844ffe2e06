### Puzzles: what is asked, what is said to an answer, and the page around it.

puzzle-title = Problèmes
puzzle-about = Une position, une question et une réponse démontrée.
puzzle-day = Le problème du jour
puzzle-more = D’autres problèmes
puzzle-next = Problème suivant
puzzle-show = Montre-moi
puzzle-back = Tous les problèmes
puzzle-proof = Ce que vaut chaque réponse
puzzle-history = Ce qui s’est passé jusqu’ici
puzzle-progress = { $solved } sur { $number } résolus
puzzle-streak = { $days ->
    [one] Résolu 1 jour de suite
   *[other] Résolu { $days } jours de suite
 }
puzzle-solved-today = Résolu. Le prochain arrive demain.
puzzle-kind = Genre
puzzle-grade = Niveau
puzzle-fitting = À ta mesure
puzzle-any = tous
puzzle-kind-win = Gagner en tant de coups
puzzle-kind-race = La course
puzzle-kind-only = Le seul coup
puzzle-kind-trap = Le piège
puzzle-kind-keep = Quels dés gardes-tu ?
puzzle-kind-who = Qui est français ?
puzzle-heading = Problème { $id }, niveau { $grade } sur { $grades }. Tape ta réponse, ou ? pour de l’aide.
puzzle-commands = Tape une réponse ou son numéro, ou : m les réponses possibles, b le plateau, s montre-moi, q arrêter.
puzzle-go-on = Entrée : le suivant. q : arrêter.
error-no-puzzle = Ce problème n’existe pas.
error-no-puzzles = Il n’y a pas de problèmes pour « { $game } ». Il y en a pour : { $games }.

## turtles

puzzle-turtles-win = { $moves ->
    [one] Le Sud gagne en un coup. Lequel ?
   *[other] Le Sud gagne en { $moves } coups. Comment commence-t-il ?
 }
puzzle-turtles-win-right = { $moves ->
    [one] Juste : arrivé tout de suite. Tout autre coup perd.
   *[other] Juste. Quoi que réponde le Nord, le Sud a gagné après { $moves } coups. Tout autre premier coup perd.
 }
puzzle-turtles-race = Une course qui se joue à un pas : le Nord n’est pas plus lent que le Sud. Quel coup gagne en { $moves } coups ?
puzzle-turtles-race-right = Juste. Tout autre coup arrive un pas trop tard.
puzzle-turtles-only = Un seul coup du Sud gagne. Lequel ?
puzzle-turtles-only-right = Juste. Tous les autres perdent.
puzzle-turtles-trap = Le coup qui semble le meilleur perd. Trouves-en un qui gagne pour le Sud.
puzzle-turtles-trap-right = Juste. Tu n’es pas tombé dans le piège.
puzzle-turtles-wrong = { $answer } : { $worth }. Ce n’est pas encore cela ; essaie encore.
puzzle-turtles-wins = { $moves ->
    [one] gagne tout de suite
   *[other] gagne en { $moves } coups
 }
puzzle-turtles-wins-late = gagne, mais pas de sitôt
puzzle-turtles-loses = { $moves ->
    [one] l’autre camp gagne tout de suite
   *[other] l’autre camp gagne en { $moves } coups
 }
puzzle-turtles-loses-late = l’autre camp finit par gagner

## buccaneers

puzzle-buccaneers-keep = Quels dés gardes-tu ?
puzzle-buccaneers-keep-right = Juste. En des milliers de manches jouées à partir d’ici, rien n’a fait aussi bien.
puzzle-buccaneers-wrong = { $answer } : { $worth }. Il y a nettement mieux ; essaie encore.
puzzle-buccaneers-worth = gagne { $percent } parties sur 100

## Tortuga 1667

puzzle-tortuga1667-who = Tu es { $you }. Songe à tout ce qui s’est passé. Qui, parmi les autres, est français ?
puzzle-tortuga1667-who-right = Juste : c’était bien cela.
puzzle-tortuga1667-wrong = Guère : { $worth }. Regarde à nouveau qui a fait quoi, et essaie encore.
puzzle-tortuga1667-worth = français avec { $percent } chances sur 100
