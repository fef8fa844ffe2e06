### Ce que dit le cœur, quel que soit le jeu.

# Refus : une phrase chacun, sur rien que cette place ne puisse savoir.
error-illegal-action = Ce n’est pas possible maintenant.
error-not-your-turn = Tu n’as aucun choix à faire pour l’instant.
error-malformed-action = Ce n’est pas une action de ce jeu : { $problem }
error-closed-decision = Cette question n’est plus ouverte.
error-answered-decision = Tu as déjà répondu à cette question.
error-unknown-decision = Personne ne t’a posé cette question.
error-match-over = La partie est terminée.
error-not-resignable = Cette partie se joue jusqu’au bout : on ne peut pas abandonner.
error-not-drawable = Dans cette partie, on ne peut pas convenir d’une nulle.
error-unknown-seat = Il n’y a pas de place { $seat } à cette table.
error-notation = { $problem }
error-notation-at = { $problem } (caractère { $place }, « { $found } »)
error-notation-end = { $problem } (à la fin)

error-option-unknown = { $game } n’a pas d’option « { $option } ».
error-option-value = Option « { $option } » : { $problem }
error-seat-count = Nombre de joueurs pour { $game } : { $allowed }, et non { $asked }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Il y a : { $games }.
error-not-encoded = Les nombres de { $game } ne vont pas si loin : { $what } peut y aller jusqu’à { $most }.

# Les fins que l’on décide, quel que soit le jeu.
event-resigned = { $player } abandonne.
event-time-lost = { $player } n’a plus de temps.
event-draw-agreed = Les deux camps conviennent d’une nulle.
outcome-resigned = { $winners } gagne : l’autre camp a abandonné.
outcome-late = { $winners } gagne : l’autre camp n’a plus de temps.
outcome-agreed = Partie nulle, d’un commun accord.

error-record = { $place } : { $problem }
record-not-json = ce n’est pas du JSON : { $problem }
record-truncated = le fichier s’arrête au milieu
record-duplicate-key = « { $key } » y figure deux fois
record-shape = { $problem }
record-not-a-record = ce n’est pas l’enregistrement d’une partie
record-version = la version { $found } n’est pas connue ici ; ce programme lit la version { $known }
record-game = il n’y a pas de jeu « { $found } » ici
record-wrong-game = cette partie est du jeu { $found }, pas du jeu { $expected }
record-options = { $problem }
record-seat-count = { $problem }
record-sealed = cette ligne a été modifiée après son écriture
record-outcome = la partie ne se termine pas ainsi
record-spelling = « { $found } » devrait s’écrire « { $canonical } »
record-refused = { $problem }
record-draws-short = le hasard a décidé plus de choses qu’il n’en est noté
record-draws-long = il est noté plus de choses que le hasard n’en a décidé
record-draw-range = le hasard n’a pas pu tirer { $draw } sur { $among }
record-draw-differs = la graine tire ici { $drawn }, et non { $written }
record-commitment = la graine n’est pas celle qui était promise avant la partie
record-no-secret = la graine n’a pas encore été dévoilée : personne ne peut vérifier ce que le hasard a décidé
record-words = un mot ne peut pas contenir de saut de ligne
