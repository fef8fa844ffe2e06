### Zahájení želv jako strom.

openings-title = Zahájení
openings-way = Tahy až sem
openings-moves = Zdejší tahy, nejhranější první
openings-alike = stejné jako { $moves }
openings-won = vyhrává na ≤ { $moves }
openings-lost = prohrává na ≤ { $moves }
openings-open = otevřené
openings-estimate = odhad
openings-searching = prohlíží se …
openings-played = { $matches }×, vyhráno { $percent } %
openings-all = { $count ->
    [one] Ukázat jediný tah
    [few] Ukázat všechny { $count } tahy
   *[other] Ukázat všech { $count } tahů
}
openings-note = Co je dokázané, stojí v knize; počet tahů je horní mez. Co je otevřené, nikdo nedokázal, a procenta jsou odhad. Zrcadlové obrazy a jiné cesty do téže pozice se počítají dohromady. Hráno: lidmi, ve veřejných dohraných partiích.
openings-no-book = Pro tuto variantu zatím kniha není: vše zde je odhad.
openings-nobody-knows = Na tahu: { $side }. Nikdo nedokázal, kdo tady vyhraje.
openings-played-now = Na tahu: { $side }. Právě teď tu někdo hraje: co se o pozici ví, se řekne, až partie skončí.
openings-matches = { $matches ->
    [one] Odtud pokračovala jedna partie.
    [few] Odtud pokračovaly { $matches } partie.
   *[other] Odtud pokračovalo { $matches } partií.
}
openings-came-here = Partie, které sem dospěly
openings-analyse = Rozebrat
