### The command line.

cli-help = Tři deskové hry jménem Tortuga: hraj je, simuluj, přehrávej partie a ověřuj je. Neoficiální fanouškovský projekt.
cli-epilog = Příklad: tortuga play turtles
cli-language = Jazyk, kterým se tu mluví ({ $languages }). Výchozí: TORTUGA_LANGUAGE, nebo nastavení systému.
cli-version = Řekne jen verzi.
cli-no-language = V jazyce „{ $language }“ tu žádné texty nejsou. Máme: { $languages }.
cli-game = Hra, jak ji nazývá `tortuga games`.
cli-option = Volba hry, klidně vícekrát; key=@file.json načte hodnotu ze souboru.
cli-seed = Číslo, které rozhoduje o všem, co je na náhodě.
cli-json = Vypíše JSON pro programy.
cli-file = Záznam partie.
cli-workers = Na kolik procesů se práce rozdělí.
cli-position = Pozice v notaci; výchozí: začátek hry.
cli-given-apart = tohle se zadává přes --{ $option }
cli-variant = Varianta, od které se začne, když není zadaná pozice.
cli-option-form = „{ $word }“ má vypadat jako key=value.
cli-option-values = „{ $value }“ nejde; možnosti: { $values }
cli-option-number = číslo
cli-option-seat = místo od 1 do { $most }
cli-unreadable = { $file }: { $problem }

cli-games-help = Hry, počty hráčů a volby.
cli-games-epilog = Příklad: tortuga games
cli-games-players = počet hráčů: { $players }
cli-games-bots = boti: { $bots }

cli-learn-help = Naučit se hru za pár minut, hraním.
cli-learn-epilog = Příklad: tortuga learn turtles

cli-puzzle-help = Vyřešit hádanku: vyhrát v tolika tazích, najít jediný tah, nechytit se do pasti.
cli-puzzle-epilog = Příklad: tortuga puzzle turtles --kind win --grade 2
cli-puzzle-day = Hádanka dne, pro všechny stejná.
cli-puzzle-kind = Jen hádanky tohoto druhu.
cli-puzzle-grade = Jen hádanky tohoto stupně, od 1 (lehké) do 5 (těžké).
cli-puzzle-id = Hádanka s tímto označením.
cli-puzzle-no-kind = Hádanky druhu „{ $kind }“ nejsou. Jsou: { $kinds }.
cli-puzzles-help = Vyrábět hádanky, ověřovat je a měřit jejich obtížnost.
cli-puzzles-make-help = Vyrobit hádanky z partií mezi boty, každá odpověď je dokázaná.
cli-puzzles-make-epilog = Příklad: tortuga puzzles make turtles --count 500 --seed 1 --resume
cli-puzzles-check-help = Každou hádanku znovu spočítat z její pozice a porovnat.
cli-puzzles-check-epilog = Příklad: tortuga puzzles check turtles --all
cli-puzzles-measure-help = Jak často boti vyřeší hádanky každého stupně.
cli-puzzles-measure-epilog = Příklad: tortuga puzzles measure turtles --sample 500
cli-puzzles-count = Kolik hádanek má nakonec být.
cli-puzzles-resume = Pokračovat v souboru, pokud už existuje.
cli-puzzles-seconds = Skončit po tolika sekundách.
cli-puzzles-file = Soubor s hádankami; bez něj se ověřují a měří ty, které jsou součástí Tortugy.
cli-puzzles-all = Všechny, nejen vzorek.
cli-puzzles-sample = Kolik jich, rovnoměrně ze sbírky.
cli-puzzles-skip = Vynechat tolik nejdříve vytvořených.
cli-puzzles-plot = Nakreslit, kolik se z každého stupně vyřeší (png, svg nebo pdf).
cli-puzzles-plotted = { $game }, úloh: { $number }
cli-puzzles-exists = { $file } už existuje. Zvol jiný název, nebo v něm pokračuj: --resume
cli-puzzles-looked-at = prohlédnuté pozice: { $number }
cli-puzzles-made = { $file } obsahuje { $number ->
    [one] 1 hádanku
    [few] { $number } hádanky
   *[other] { $number } hádanek
 }.
cli-puzzles-checked = Ověřeno: { $number }. Vady: { $faults }.
cli-puzzles-title = Hádanky

cli-play-help = Hraj v terminálu proti botům nebo s ostatními u jedné klávesnice.
cli-play-epilog = Příklad: tortuga play turtles --seat human --seat bot:greedy --option variant=hatching --record match.json
cli-play-seat = Kdo hraje, jednou za každé místo: human, bot nebo bot:name. Výchozí: ty první, na ostatních místech boti.
cli-play-record = Ukládá partii do tohoto souboru, po každé akci.
cli-play-resume = Pokračuje v partii z tohoto souboru.
cli-play-settled = Partie, ve které se pokračuje, už má všechno dané: vynech { $option }.
cli-play-explain = Ukáže, co si boti myslí, i s jejich tajemstvími.
cli-play-exists = { $file } už existuje. Zvol jiné jméno, nebo v té partii pokračuj: --resume { $file }
cli-play-no-clock = Tento systém neumí měřit čas u klávesnice: vynech { $option }, nebo hraj u stolu přes `tortuga serve`.
cli-play-seats = Zadaných míst: { $given }, potřebných míst: { $seats }.
cli-play-seat-form = „{ $word }“ má být human, bot nebo bot:name.

cli-simulate-help = Odehraje spoustu partií bez diváků, náhodně nebo s boty, a spočítá je.
cli-simulate-epilog = Příklad: tortuga simulate turtles --games 10000 --workers 2
cli-simulate-games = Kolik partií.
cli-simulate-players = Kolik hráčů; výchozí: nejmenší možný počet.
cli-simulate-bot = Jeden bot pro všechna místa, nebo jeden pro každé; výchozí: náhodně kterákoli povolená akce.
cli-simulate-longest = Po tolika akcích partii ukončí; počítá se jako useknutá, ne jako výsledek.
cli-simulate-export = Zapíše každou partii do této složky jako tabulky Parquet (pohledy, akce, výsledky); pokud už existuje, pokračuje v ní.
cli-simulate-resume = Uloží do této složky, co je hotové; pokud už existuje, pokračuje v ní.
cli-simulate-one-folder = --export ukládá i to, co je hotové: vynech --resume.
cli-simulate-results = Výsledky
cli-simulate-length = Délka
cli-simulate-actions = akce
cli-simulate-wins = výhry
cli-simulate-share = ze všech
cli-simulate-shared = dělená vítězství
cli-simulate-draws = remízy
cli-simulate-truncated = useknuté
cli-simulate-mean = průměr
cli-simulate-quantile-0 = nejkratší
cli-simulate-quantile-25 = 25 %
cli-simulate-quantile-50 = medián
cli-simulate-quantile-75 = 75 %
cli-simulate-quantile-100 = nejdelší
cli-simulate-rate = { $games ->
    [one] 1 partie
    [few] { $games } partie
   *[other] { $games } partií
 } za { $seconds } s, rozhodnutí za sekundu: { $decisions }

cli-export-help = Zapíše zaznamenané partie do složky jako tabulky Parquet (pohledy, akce, výsledky), beze jmen.
cli-export-epilog = Příklad: tortuga export partie/*.json data
cli-export-records = Zaznamenané partie.
cli-export-folder = Nová nebo prázdná složka.
cli-export-full = { $folder } není prázdná. Zvol jinou složku.
cli-exported = { $matches ->
    [one] Zapsána { $matches } partie
    [few] Zapsány { $matches } partie
   *[other] Zapsáno { $matches } partií
 } do { $folder }
cli-data-missing = K tomu je potřeba { $module }, ale ten tu není: pip install "tortuga-games[{ $extra }]"
error-other-simulation = { $folder } obsahuje jinou simulaci. Zvol jinou složku, nebo zadej znovu tu samou.

cli-replay-help = Ukáže zaznamenanou partii: co se stalo a jak to stojí.
cli-replay-epilog = Příklad: tortuga replay match.json --seat 1 --at 12
cli-replay-seat = Ukáže jen to, co mohlo vědět toto místo (1, 2 …); výchozí: to, co viděl divák.
cli-replay-at = Zastaví se po tolika akcích.
cli-replay-beyond = Partie má akcí jen { $actions }, ne { $at }.
cli-verify-help = Dokáže, že se zaznamenaná partie hrála podle pravidel a že s náhodou nikdo nehýbal.
cli-verify-epilog = Příklad: tortuga verify match.json
cli-verified = Ověřeno: partie hry { $game }, akcí { $actions }, losů { $draws }, všechno sedí s pravidly i semínkem.

cli-move-help = Přestěhovat dům: všechno z jedné databáze do druhé, a každá partie se tam přehraje. Dům předtím zavři.
cli-move-epilog = Příklad: tortuga move-house tortuga.db postgresql://localhost/tortuga
cli-move-from = Soubor, nebo adresa PostgreSQL.
cli-move-to = Totéž; nic tam ještě nesmí být.
cli-move-done = { $tables ->
    [one] Přestěhoval se jeden stůl
    [few] Přestěhovaly se { $tables } stoly
   *[other] Přestěhovalo se { $tables } stolů
 } a { $matches ->
    [one] jedna partie byla ověřena tah po tahu.
    [few] { $matches } partie byly ověřeny tah po tahu.
   *[other] { $matches } partií bylo ověřeno tah po tahu.
 }
cli-move-unproved = { $tables ->
    [one] Jeden stůl je tam, jak byl, ale nelze ho přehrát
    [few] { $tables } stoly jsou tam, jak byly, ale nelze je přehrát
   *[other] { $tables } stolů je tam, jak byly, ale nelze je přehrát
 }: { $ids }
cli-move-nothing = V { $place } žádný dům není.
cli-move-not-empty = V { $place } už něco je. Dům se stěhuje jen do prázdna.
cli-move-house = dům
cli-move-tables = stoly
cli-move-log = tahy
cli-move-talk = řeči
cli-move-sitting = místa
cli-move-waits = čekající pomalé partie
cli-move-plans = plány
cli-move-vacations = dovolené
cli-move-subscriptions = prohlížeče s oznámeními
cli-move-calls = oznámení
cli-move-results = výsledky
cli-move-public_results = veřejné výsledky
cli-move-openings = tahy v zahájeních
cli-move-players = hráči
cli-move-rated = hodnocené
cli-move-ratings = hodnocení
cli-move-clubs = kluby
cli-move-members = členové klubů
cli-move-clubhouse = stoly klubů
cli-move-tournaments = turnaje
cli-move-entrants = hráči turnajů
cli-move-profiles = veřejné stránky
cli-move-passkeys = přístupové klíče
cli-move-deals = společná rozdání
cli-move-dealt = stoly společných rozdání
cli-move-tries = pokusy o společná rozdání
cli-move-revoked = odhlášení
cli-move-matches = ověřeno

cli-compile-help = Zkompiluj pravidla, aby partie běžely rychleji. Je k tomu třeba Cython a překladač jazyka C. Zdrojové soubory platí dál: jakmile se změní, běží tak, jak jsou, dokud je nezkompiluješ znovu.
cli-compile-epilog = Příklad: tortuga compile
cli-compile-undo = Odstraň, co bylo zkompilováno; pravidla zas poběží tak, jak jsou.
cli-compile-doing = kompiluji
cli-compiled = { $new ->
    [0] Všechno už bylo zkompilováno, modulů je { $modules }.
   *[other] Nově zkompilovaných modulů: { $new }, celkem { $modules }.
 } Jsou v { $folder }; tortuga compile --undo je odstraní.
cli-compile-undone = Co bylo zkompilováno, je pryč; pravidla běží tak, jak jsou.
cli-compile-plain = Nic zkompilováno nebylo; pravidla běží tak, jak jsou.
cli-compile-no-cython = K tomu je třeba Cython, který tu není: pip install "tortuga-games[compiled]"
cli-compile-no-compiler = K tomu je třeba překladač jazyka C a { $detail } tu není (Debian: apt install gcc python3-dev). I bez něj pravidla běží tak, jak jsou.
cli-compile-unwritable = Nedá se tam nic zapsat ({ $detail }). TORTUGA_COMPILED určí jinou složku, pro tento příkaz i pro další.
cli-compile-failed = Tohle se zkompilovat nepodařilo: { $detail }
cli-compile-unfit = Co bylo zkompilováno, nejde načíst ({ $detail }). tortuga compile --undo to odstraní.

cli-turtles-game = Umí to jen turtles.
cli-turtles-only = Tenhle příkaz je pro turtles, ne pro { $game }.
cli-moves-help = Všechny povolené tahy z pozice v notaci, po jednom na řádek, seřazené.
cli-moves-epilog = Příklad: tortuga moves turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base"
cli-perft-help = Spočítá posloupnosti tahů z pozice, pro porovnání generátorů tahů.
cli-perft-epilog = Příklad: tortuga perft turtles --depth 4 --divide
cli-perft-depth = Kolik tahů do hloubky.
cli-perft-divide = Navíc počet za každým prvním tahem.
