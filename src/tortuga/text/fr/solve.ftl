### tortuga solve et tortuga analyse

solve-help = Prouve qui gagne une position de turtles, et quels coups gardent la victoire.
solve-epilog = Exemple : tortuga solve turtles --variant hatching
analyse-help = Les meilleurs coups d’une position de turtles, avec leur valeur et la suite attendue.
analyse-epilog = Exemple : tortuga analyse turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base" --seconds 5 --lines 3
solve-seconds = Durée maximale de la recherche.
solve-nodes = Nombre maximal de positions à explorer.
solve-memory = Combien de mégaoctets la recherche peut prendre pour mémoriser des positions.
solve-no-book = Ne consulte pas le livre : recherche tout à nouveau.
solve-proof = Écrit une preuve du résultat dans ce fichier.
solve-check = Ne cherche pas : vérifie la preuve de ce fichier, d’après les règles seules.
analyse-lines = Combien de coups montrer.

solve-compiling = Préparation (la première fois, jusqu’à une minute)…
solve-searching = Positions explorées : { $nodes } ({ $seconds } s)
solve-checking = Vérification…
solve-planning = Écriture de la preuve…
solve-interrupted = Interruption. Jusqu’ici :

solve-won = C’est à { $side } de jouer : victoire en { $distance ->
    [one] { $distance } coup
   *[other] { $distance } coups
 } au plus.
solve-lost = C’est à { $side } de jouer : défaite en { $distance ->
    [one] { $distance } coup
   *[other] { $distance } coups
 } au plus.
solve-unknown = C’est à { $side } de jouer. Rien n’est prouvé dans ces limites.
solve-over-won = La partie est terminée : { $side } a gagné.
solve-over-lost = La partie est terminée : { $side } a perdu.
solve-winning = Coups gagnants : { $moves }
solve-losing = Coups perdants : { $moves }
solve-open = Encore incertains : { $moves }
solve-line = Par exemple : { $line }
solve-by-book = D’après le livre.
solve-effort = Positions explorées : { $nodes } en { $seconds } s

solve-no-result = Il n’y a rien à prouver : le résultat n’est pas connu.
solve-unwritable = { $file } : { $problem }
solve-proof-written = Preuve écrite dans { $file } ({ $bytes } octets).
solve-accepted = Preuve acceptée : { $side } joue dans { $position } et { $verdict ->
    [won] gagne
   *[lost] perd
 } en { $distance ->
    [one] { $distance } coup
   *[other] { $distance } coups
 } au plus. Positions jouées jusqu’au bout : { $positions }.
solve-proof-refused = La preuve ne tient pas : { $reason } (coups du camp gagnant avant cela : { $place })
solve-refused-over = la partie est terminée dans sa position
solve-refused-too-short = elle s’arrête trop tôt
solve-refused-too-long = elle continue après la fin
solve-refused-no-such-move = elle nomme un coup qui n’existe pas
solve-refused-loser-wins = l’autre camp peut atteindre son but
solve-refused-circular = l’autre camp peut faire revenir une position sans fin
solve-refused-too-deep = ses suites de coups sont trop longues à suivre
solve-no-proof = Ce n’est pas une preuve : { $problem }
solve-no-proof-title = elle devrait commencer par « { $title } »
solve-no-proof-rules = la troisième ligne nomme des règles : { $rules }, ou -
solve-no-proof-claim = la quatrième ligne dit won ou lost
solve-no-proof-numbers = les coups sont illisibles

analyse-move = Coup
analyse-value = Valeur
analyse-line = Suite possible
analyse-won = gagne en { $distance }
analyse-lost = perd en { $distance }
analyse-chance = { $percent } %
analyse-over = La partie est terminée.
analyse-interrupted = Interruption.
