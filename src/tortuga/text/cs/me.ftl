### Vlastní stránka: partie, čísla, hodnocení a co se s nimi dá dělat. A veřejné stránky ostatních.

me-title = Moje partie
me-stranger = Na tomhle zařízení zatím nikoho neznáme. Zahraj si partii a najdeš ji tady.
me-none = Zatím nemáš žádnou dohranou partii. Až ji dohraješ, najdeš ji tady.

# Čísla
me-figures = V číslech
me-played = { $count ->
    [one] Jedna partie
    [few] { $count } partie
   *[other] { $count } partií
}, výhry: { $won }{ $drawn ->
    [0] {""}
   *[other] , remízy: { $drawn }
}.
me-streak = { $now ->
    [0] Nejdelší řada výher: { $longest }.
    [1] Nejdelší řada výher: { $longest }.
   *[other] Výhry v řadě: { $now }; nejdelší řada: { $longest }.
}
me-by-seat = Výhry podle místa
me-by-side = Výhry podle strany
me-side = Strana { $number }
me-won-of = { $won } z { $played }
me-first-moves = Oblíbené první tahy
me-rating-people = Proti lidem
me-rating-bots = Proti botům
me-rating = { $value } ± { $spread }
me-rating-none = zatím bez hodnocení
me-provisional = předběžné
me-rating-note = Hodnocení říká, jak silně hraješ, pokud to tvoje partie ukazují: každý začíná na 1500. Za ± stojí, jak daleko to ještě může být od pravdy. Partie proti lidem a proti botům se počítají zvlášť.

# Partie
me-history = Partie
me-filter = Které partie
me-filter-any = všechny
me-filter-game = Hra
me-filter-score = Výsledek
me-filter-against = Proti
me-filter-since = Od
me-filter-until = Do
me-score-won = výhra
me-score-lost = prohra
me-score-drawn = remíza
me-found = { $count ->
    [one] Zobrazena je jedna partie.
    [few] Zobrazeny jsou { $count } partie.
   *[other] Zobrazeno je { $count } partií.
}
me-nothing-found = Taková partie tu není.
me-more = Ukázat další
me-match-against = proti: { $names }
me-replay = Podívat se znovu
me-table-gone = Stůl už se neuchovává.
me-change = Hodnocení { $by }
me-unrated-taken-back = Nehodnoceno: něco bylo vzato zpět
me-unrated-hinted = Nehodnoceno: někdo si nechal poradit
me-unrated-shared = Nehodnoceno: společné rozdání
me-unrated-household = Nehodnoceno: dva hráli z jedné adresy nebo zařízení
me-unrated-alone = Nehodnoceno: nebylo se s kým srovnat
me-unrated-too-often = Nehodnoceno: poslední dobou spolu hrajete příliš často

# Oznámení
me-calls = Oznámení
me-calls-switch = Upozornit mě, když na mě čekají pomalé partie
me-calls-note = Nejvýše jednou za hodinu, na tomto zařízení, i když je stránka zavřená. Oznámení říká jen to, že partie čekají.
me-calls-unsupported = Tento prohlížeč oznámení neumí. Na iPhonu si stránku nejdřív přidej na plochu.
me-calls-denied = Prohlížeč to nedovoluje. Změnit to jde v jeho nastavení pro tuto stránku.
me-calls-unavailable = Není k dispozici: služba pro oznámení tvého prohlížeče neodpovídá.

# Dovolená
me-vacation = Dovolená
me-vacation-note = Pomalé partie na tebe zatím čekají a čas ti neběží, pokud to jejich stůl dovoluje; ostatní vědí do kdy.
me-vacation-left = Dní, které letos zbývají: { $left }
me-vacation-days = Kolik dní
me-vacation-go = Odjet na dovolenou
me-vacation-until = Jsi na dovolené do { $date }.
me-vacation-end = Být zpátky hned

# Více zařízení
me-devices = Ty na dalších zařízeních
me-alone = Není tu heslo ani e-mail: pozná se tě podle přístupového klíče, nebo podle zařízení, která tě znají. Kdo přístupový klíč nemá a přijde o cookie posledního zařízení, přijde o partie i hodnocení.
me-passkeys = Přístupové klíče
me-passkeys-note = Přístupový klíč je v telefonu, v počítači nebo ve správci hesel a otevírá se prstem, obličejem nebo PINem. S ním jsi to ty na každém zařízení. Dům z něj nemá nic, čím by se za tebe mohl kdokoli vydávat.
me-passkey-make = Vytvořit přístupový klíč
me-passkey-made = Hotovo. Kdo ho umí otevřít, je ty.
me-passkey-name = Název přístupového klíče
me-passkey-nameless = kde je uložený
me-passkey-named = Uloženo.
me-passkey-since = Vytvořen { $day }
me-passkey-used = Naposledy použit { $day }
me-passkey-remove = Odebrat
me-passkey-remove-note = Odebrat přístupový klíč „{ $name }“? Už pak nikam nepovede.
me-passkey-removed = Odebráno. Tvoje zařízení ho možná ještě ukazuje: smaž ho i tam.
me-passkey-here = Tohle zařízení už tvůj přístupový klíč má.
me-passkey-not-done = Nic se nestalo: zrušeno, nebo to trvalo příliš dlouho.
me-passkey-cannot = Tenhle prohlížeč to tady neumí.
me-passkey-nowhere = Přístupové klíče mají prohlížeče jen na adresách se jménem, přes https. Tady poslouží kód.
me-use-passkey = Mám přístupový klíč
me-use-passkey-go = Být sebou
me-code = Kód pro další zařízení
me-code-show = Ukázat kód pro další zařízení
me-code-new = Ukázat nový kód
me-code-picture = Kód pro fotoaparát druhého zařízení
me-code-note = Naskenuj ho druhým zařízením, nebo na něm otevři { $address } a napiš kód. Platí jednou a pět minut. Nikomu ho neukazuj: kdo ho má, je ty.
me-use-code = Mám kód z jiného zařízení
me-use-code-instead = Tohle zařízení pak zapomene, kdo je { $name }; jeho partie třeba nikdo jiný nezná.
me-use-code-label = Kód
me-use-code-go = Být tu tím člověkem

# Co je tvoje
me-yours = Co je tvoje
me-profile = Veřejná stránka
me-profile-note = Tvoje jméno, hodnocení a partie u veřejných stolů pro každého, kdo má adresu. Nic není veřejné, dokud neřekneš.
me-profile-visit = Na mou veřejnou stránku
me-download = Stáhnout všechno moje
me-download-note = Jeden soubor zip: všechno, co o tobě dům ví, a zápisy tvých partií.
me-records = Stáhnout všechny moje záznamy
me-records-note = Jeden soubor zip se záznamy, k přehrání, ověření nebo studiu jinde.

# Veřejné stránky ostatních
me-public-none = Tady žádná veřejná stránka není.
me-public-played = Zatím žádná partie u veřejného stolu.
me-public-against = { $people ->
    [0] {""}
    [one] proti jednomu člověku
   *[other] proti { $people } lidem
}{ $bots ->
    [0] {""}
   *[other] { $people ->
        [0] proti { $bots ->
            [one] jednomu botovi
           *[other] { $bots } botům
        }
       *[other] {" "}a { $bots ->
            [one] jednomu botovi
           *[other] { $bots } botům
        }
    }
}
