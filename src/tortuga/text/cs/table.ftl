### What the terminal table says.

seat-name = Hráč { $number }
table-welcome = Neoficiální fanouškovský projekt. Nápovědu ukáže ?
table-prompt = { $player }: { $question } >
table-hand-over = Ke klávesnici teď jde { $player }. Stiskni Enter, až se nikdo jiný nebude dívat.
table-seen = { $player }: až sis vše prohlédl(a), stiskni Enter. Obrazovka se pak smaže.
table-time-up = { $player }: čas vypršel.
table-choose = { $most ->
    [1] Zvol 1.
   *[other] Zvol číslo od 1 do { $most }.
 }
table-help = Napiš akci v notaci, nebo číslo volby ze seznamu.
    m, moves   vypíše, co teď můžeš udělat
    b, board   znovu nakreslí stůl
    h, hint    dobrá volba a proč (proti botům)
    resign     vzdát partii, pokud to hra dovolí
    draw       nabídnout remízu, pokud to hra dovolí
    q, quit    skončí (v partii s --record se dá pokračovat přes --resume)
table-hint = Dobrá volba: { $choice }. { $reasons }
table-no-hint = Kde hrají i jiní lidé, tam se neradí.
table-no-advice = Nikdo tu neví, co by bylo dobré.
table-resign-sure = { $player }, chceš se vzdát? Napiš „ano“:
table-draw-offer = { $offerer } nabízí remízu. { $player }, souhlasíš? Napiš „ano“:
table-draw-refused = { $player } remízu odmítá.
table-draw-again = Remízu už nabízíš. Další můžeš nabídnout po svém příštím tahu.
table-yes = ano
table-stopped = Konec.
table-saved = Partie je uložená v souboru { $file }.
error-unknown-bot = Bot „{ $name }“ hru { $game } nehraje. Jsou tu: { $names }.
