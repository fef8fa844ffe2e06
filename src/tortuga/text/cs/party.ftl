### Společnost v jedné místnosti: velká obrazovka a telefon v každé ruce.

party-open = Velká obrazovka
party-come = Vstupte na palubu
party-scan = Namiř sem fotoaparát telefonu
party-type = nebo otevři { $address } a napiš
party-code = Kód této společnosti: { $code }
party-here = { $count ->
    [0] Zatím tu nikdo není.
    [one] Je tu jeden člověk:
    [few] Jsou tu { $count } lidé:
   *[other] Je tu { $count } lidí:
}
party-choose = Co budeme hrát?
party-bots = Boti u stolu
party-bots-fewer = O jednoho bota méně
party-bots-more = O jednoho bota více
party-bots-fill = { $count ->
    [0] { "" }
    [one] Prázdné místo obsadí bot.
    [few] { $count } prázdná místa obsadí boti.
   *[other] { $count } prázdných míst obsadí boti.
}
party-too-many = Na tuhle hru je vás moc.
party-begin = Začít
party-leader = Hru vybírá a začíná tato obrazovka nebo první, kdo přišel.
party-lead-now = Jsi tu první: vyber hru a začni.
party-wait = Zvedni oči: začne se na velké obrazovce, jakmile tu budou všichni.
party-missing = Ještě se nevrátili: { $names }.
party-leave = Vzdát se místa
party-left = Teď nemáš místo.
party-back = Posadit se
party-next = Začali bez tebe. Hraješ v další partii.
party-look-up = Podívej se na velkou obrazovku.
party-sound-on = Zapnout zvuk
party-sound-off = Vypnout zvuk
party-asleep = { $count ->
    [one] Telefon spí: { $names }. Probuď ho!
   *[other] Telefony spí: { $names }. Probuď je!
}
party-let-bot = Ať za hráče { $name } hraje bot
party-again = Hrát znovu
party-other = Něco jiného
party-lately = Co se stalo
