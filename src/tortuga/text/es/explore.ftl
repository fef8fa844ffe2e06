### Matches of everybody that are over, looked through.

explore-title = Partidas
explore-note = Todas las partidas terminadas en mesas públicas. Solo se nombra a quienes se han hecho una página pública.
explore-somebody = alguien
explore-name = Con (nombre público)
explore-ending-decided = con vencedor
explore-ending-drawn = en tablas
explore-way-own = Con reglas propias
explore-length = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
explore-shortest = Al menos tantas jugadas
explore-longest = Como mucho tantas jugadas
