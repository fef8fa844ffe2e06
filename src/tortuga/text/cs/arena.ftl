### The arena.

cli-arena-help = Nechá boty hrát proti sobě: všechna rozsazení se stejnou náhodou, úspěšnost s rozpětím, Elo, graf.
cli-arena-epilog = Příklad: tortuga arena turtles easy medium hard --games 400 --workers 2 --json arena.json --plot arena.png
cli-arena-bots = Dva boti nebo víc: jména z `tortuga games`, process:COMMAND pro program, který mluví řádky JSON, nebo network:FILE či master:FILE pro váhy z tréninku.
cli-arena-games = Kolik partií celkem.
cli-arena-pairs = Místo toho tolik rozdání, každé dvakrát: dva boti, kteří si vymění místa.
cli-arena-pairs-two = Dvojice hrají dva boti.
cli-arena-seconds = Kolik sekund smí bot přemýšlet nad jednou volbou.
cli-arena-nodes = Kolik uzlů smí bot prohledat pro jednu volbu; takový běh jde zopakovat.
cli-arena-ray = Rozdělí partie do clusteru Ray na této adrese.
cli-arena-json = Uloží všechny výsledky do tohoto souboru; pokud už existuje, pokračuje v něm.
cli-arena-plot = Nakreslí výsledek (png, svg nebo pdf).
cli-arena-missing = Aréna potřebuje { $module }, ale ten tu není: pip install "tortuga-games[arena]" (a ray, pokud chceš --ray).
cli-arena-no-folder = taková složka neexistuje
cli-arena-plot-form = { $file }: přípona má být jedna z těchto: { $forms }.
cli-arena-two = Na souboj je potřeba aspoň dvou botů.
cli-arena-sprt = Hraje, dokud není jasné, zda má první bot podíl HIGH nebo větší, či LOW nebo menší (nejvýš --games partií): dvě čísla mezi 0 a 1, LOW první.
cli-arena-sprt-two = Sekvenční test je souboj dvou botů.
cli-arena-sprt-shares = Oba podíly sekvenčního testu leží mezi 0 a 1, menší je první.
cli-arena-sprt-verdict = Po { $deals } { $deals ->
       [one] rozdání
      *[other] rozdáních
    } po { $size }: { $verdict ->
       [more] { $bot } má spíš { $high } nebo víc než { $low } nebo míň.
       [less] { $bot } má spíš { $low } nebo míň než { $high } nebo víc.
      *[open] není rozhodnuto; pomohlo by víc --games.
    }
cli-arena-column-games = partie
cli-arena-column-points = výhry
cli-arena-column-share = podíl
cli-arena-column-range = rozpětí 95 %
cli-arena-column-fair = férový podíl
cli-arena-column-elo = Elo
error-other-contest = { $file } obsahuje jiný souboj. Zvol jiný soubor, nebo zadej stejné boty, volby a semínko.
error-no-network = V { $file } nejsou váhy sítě pro hru { $game }.

### Chyby: kolik šance na výhru se ztratí jednou volbou.

cli-errors-help = Změří, kolik šance na výhru ztrácejí boti a lidé každou volbou, dlouhým přehráváním (buccaneers).
cli-errors-epilog = Příklad: tortuga errors buccaneers easy medium hard expert master --players 2 --choices 200 --workers 2 --plot errors.png
cli-errors-bots = Boti, kteří hrají sami proti sobě: jména z `tortuga games`.
cli-errors-record = Partie, na kterou se má podívat, s volbami všech; lze zadat víckrát.
cli-errors-choices = Kolik voleb každého bota, deset z každé partie.
cli-errors-worlds = V kolika vymyšlených světech se každá volba dohraje.
cli-errors-rounds = Kolik kol se ještě hraje, než mistr posoudí.
cli-errors-game = Chyby lze měřit jen ve hře buccaneers.
cli-errors-nobody = Čí chyby? Jmenuj bota, nebo partii pomocí --record.
cli-errors-options = Mistr nemůže posoudit { $file }: s těmito volbami se hrát nenaučil.
cli-errors-column-choices = volby
cli-errors-column-lost = % ztraceno každou
cli-errors-column-error = střední chyba
cli-errors-column-blunders = ztráta 5 % a víc

### Co prozrazuje boty v Tortuze 1667.

cli-tells-help = Změří, co prozrazuje boty v Tortuze 1667: jak dobře divák v polovině ví, kdo je kdo, jak dobře se hráči prokouknou navzájem, a krádeže, které nepříteli pomohou pro nic za nic.
cli-tells-epilog = Příklad: tortuga tells master hard-1 --players 5 --games 100 --workers 2
cli-tells-games = Kolik partií každý bot odehraje sám proti sobě.
cli-tells-lines = Kolik pokračování se prohlédne u každé krádeže, která pomáhá nepříteli.
cli-tells-column-matches = partie
cli-tells-column-belief = víra v pravdu
cli-tells-column-known = známá místa
cli-tells-column-doubt = logaritmická ztráta
cli-tells-column-honest = uloženo pro své
cli-tells-column-pilfers = krádeže
cli-tells-column-given = pro nepřítele
cli-tells-column-nothing = z toho pro nic
cli-tells-plot = Nakreslit, jak často byla domněnka pravdivá (png, svg nebo pdf).
cli-tells-reading = Co si každý hráč myslí o těch, které nezná
cli-tells-column-reader = čte
cli-tells-column-when = kdy
cli-tells-column-cards = karty
cli-tells-column-brier = Brierovo skóre
cli-tells-column-astray = odchylka
cli-tells-column-temperature = nejlepší teplota
cli-tells-reader-hand = pravidla
cli-tells-reader-network = síť
cli-tells-reader-both = na půl cesty
cli-tells-when-half = v polovině
cli-tells-when-match = při každé volbě
cli-tells-said = domněnka s touto pravděpodobností
cli-tells-true = jak často je pravdivá
