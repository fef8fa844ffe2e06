### Matches of everybody that are over, looked through.

explore-title = Partidas
explore-note = Todas las partidas terminadas en mesas públicas. Esta lista solo nombra a quienes se han hecho una página pública; al volver a verla, una partida muestra los nombres de su mesa.
explore-somebody = alguien
explore-name = Con (nombre público)
explore-ending-decided = con vencedor
explore-ending-drawn = en tablas
explore-ending-resigned = por abandono
explore-ending-late = por tiempo
explore-ending-agreed = tablas de acuerdo
explore-way-own = Con reglas propias
explore-length = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
explore-shortest = Al menos tantas jugadas
explore-longest = Como mucho tantas jugadas
