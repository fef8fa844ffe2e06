### Matches of everybody that are over, looked through.

explore-title = Partie
explore-note = Všechny dohrané partie u veřejných stolů. Tento seznam jmenuje jen ty, kdo mají svou veřejnou stránku; záznam partie ukazuje jména, která u stolu byla.
explore-somebody = někdo
explore-name = S kým (veřejné jméno)
explore-ending-decided = s vítězem
explore-ending-drawn = remíza
explore-ending-resigned = vzdaná
explore-ending-late = prohra na čas
explore-ending-agreed = remíza dohodou
explore-way-own = S vlastními pravidly
explore-length = { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
explore-shortest = Aspoň tolik tahů
explore-longest = Nejvýš tolik tahů
