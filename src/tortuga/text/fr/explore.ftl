### Matches of everybody that are over, looked through.

explore-title = Parties
explore-note = Toutes les parties terminées aux tables publiques. Cette liste ne nomme que celles et ceux qui ont une page publique ; revue, une partie montre les noms de sa table.
explore-somebody = quelqu’un
explore-name = Avec (nom public)
explore-ending-decided = gagnée
explore-ending-drawn = nulle
explore-ending-resigned = par abandon
explore-ending-late = au temps
explore-ending-agreed = nulle par accord
explore-way-own = Avec ses propres règles
explore-length = { $count ->
    [one] un coup
   *[other] { $count } coups
}
explore-shortest = Au moins tant de coups
explore-longest = Au plus tant de coups
