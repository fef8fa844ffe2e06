### The house on the network.

server-page-title = Tortuga
server-page-text = Herna má otevřeno, ale její webový klient ještě není sestavený. Programy tu najdou vše, co potřebují:

server-preview-house = Hraj v prohlížeči s přáteli nebo proti botům. Bez účtu, bez instalace.
server-preview-gathering = U stolu: { $names }. { $free ->
    [0] Všechna místa jsou obsazená.
    [one] Jedno místo je volné.
    [few] { $free } místa jsou volná.
   *[other] { $free } míst je volných.
 }
server-preview-running = Partie běží: { $names }
server-preview-finished = Partie skončila: { $names }
server-card-over = Partie skončila

# Settings, as flags, variables and keys of the file.
error-setting = Nastavení „{ $setting }“ ({ $source }): { $problem }
server-setting-unknown = takové nastavení neexistuje
server-database-foreign = tohle je databáze jiného programu, zůstala nedotčena
server-database-newer = psala do ní novější verze Tortugy (její podoba má číslo { $found }, tato verze zná { $known }): použij onu verzi nebo starší kopii
server-database-no-file = tohle není soubor, ale složka nebo zařízení
server-database-none = tohle není databáze, zůstalo to nedotčeno
server-database-rights = dům ji nesmí číst i zapisovat
server-database-folder = dům nesmí zapisovat do její složky, kde vedle ní leží záznam
server-database-taken = má ji otevřenou jiný dům: zavři ho, nebo použij jiný soubor
server-database-busy = jiný program ji příliš dlouho držel zamčenou
server-database-damaged = je poškozená: použij starší kopii
server-database-fails = nelze ji otevřít: { $problem }
server-extra-missing = je třeba ještě jeden balíček: pip install "tortuga-games[{ $extra }]"
server-bots-need-bus = domy se musí k botům nějak dostat; zadej adresu jejich Redisu
server-setting-host = Adresa, na které herna naslouchá; 0.0.0.0 pro celou síť.
server-setting-port = Port, na kterém herna naslouchá; 0 vezme kterýkoli volný.
server-setting-database = Soubor se všemi stoly; když chybí, vytvoří se.
server-setting-database-url = PostgreSQL místo souboru, pro libovolný počet domů: postgresql://… Raději jako proměnnou, může v něm být heslo.
server-setting-bus-url = Redis, přes který se domy navzájem slyší: redis://…
server-setting-lease-seconds = Z několika domů se o boty a hodiny stolu stará jeden; je-li pryč tolik sekund, převezme to jiný.
server-setting-public-url = Adresa, kterou lidé píšou, pokud je jiná (https://play.example.org).
server-setting-base-path = Cesta, která předchází všem ostatním, dává-li proxy domu jen část své adresy (/tortuga); jinak ta z public_url.
server-setting-allowed-hosts = Další jména, kterými se dům smí nazývat, oddělená čárkami; číselné adresy smějí vždy.
server-setting-origins = Adresy jiných stránek, které smějí s hernou mluvit, oddělené čárkami.
server-setting-trusted-proxies = Adresy reverzních proxy, kterým se věří, co říkají o klientech.
server-setting-secret-key = Čím se podepisují identity a odkazy; jinak se klíč jednou vytvoří a uloží v databázi.
server-setting-metrics-token = Kdo pošle tento bearer token, smí číst /metrics; bez něj nikdo.
server-setting-durability = Co potvrzená akce přežije: výpadek proudu, nebo pád procesu.
server-setting-token-days = Kolik dní platí identita.
server-setting-ended-days = Kolik dní se uchovává dohraná partie.
server-setting-gathering-days = Kolik dní se uchovává stůl, u kterého se nezačalo hrát.
server-setting-silent-days = Kolik dní se uchovává partie, ve které nikdo nic nedělá.
server-setting-solo-days = Kolik dní se uchová partie jednoho člověka proti botům, ve které nikdo nic nedělá.
server-setting-results-days = Kolik dní se uchovává výsledek partie: kdo hrál, kdo vyhrál, jak dlouho trvala.
server-setting-open-connections = Nejvyšší počet otevřených síťových spojení všeho druhu; nad něj ustoupí ta, která si dosud o nic neřekla.
server-setting-open-per-address = Nejvyšší počet otevřených síťových spojení z jedné adresy (u IPv6 z její první poloviny), mimo tvoje proxy.
server-setting-head-seconds = Sekundy, které smí trvat hlavička požadavku.
server-setting-body-seconds = Sekundy, které smí trvat tělo požadavku.
server-setting-idle-seconds = Sekundy, které smí spojení mezi dvěma požadavky odpočívat.
server-setting-unread-seconds = Sekundy, po kterých je odpojen ten, kdo nečte nic z toho, co dostává.
server-setting-stall-seconds = Po kolika sekundách smějí ostatní nechat bota hrát za někoho, kdo nejedná, když u stolu nejsou hodiny.
server-setting-host-seconds = Kolik sekund může být hostitel pryč, než se jím stane někdo jiný.
server-setting-connections = Nejvíc spojení najednou.
server-setting-connections-per-guest = Nejvíc spojení jednoho hosta.
server-setting-connections-per-table = Nejvíc spojení k jednomu stolu, i s diváky.
server-setting-connections-per-address = Nejvyšší počet spojení ke stolům z jedné adresy, kromě prvního každého hráče.
server-setting-identities-per-hour = Nové identity, které smí jedna adresa za hodinu vytvořit.
server-setting-tables-per-hour = Stoly, které smí jedna adresa za hodinu založit.
server-setting-seats-per-hour = Místa, která smí jedna adresa za hodinu obsadit.
server-setting-hints-per-hour = Kolik rad si může jedna adresa vyžádat za hodinu.
server-setting-analyses-per-hour = Kolik pozic a partií si může jedna adresa nechat rozebrat za hodinu.
server-setting-downloads-per-hour = Kolikrát za hodinu smějí lidé z jedné adresy stáhnout všechno své.
server-setting-codes-per-hour = Kolikrát za hodinu smí jedna adresa zkusit kód pro další zařízení.
server-setting-pictures-per-hour = Kolik obrázků za hodinu dům namaluje pro jednu adresu.
server-setting-vacation-days = Kolik dní v roce smí být někdo na dovolené od pomalých partií.
server-setting-pushes-per-hour = Kolika prohlížečům za hodinu lze z jedné adresy zapnout oznámení.
server-setting-tables-per-guest = Nejvíc stolů jednoho hostitele, čekajících i rozehraných.
server-setting-tournaments-per-guest = Nejvíc neskončených turnajů jednoho pořadatele.
server-setting-clubs-per-guest = V kolika klubech nejvýš smí být jeden host.
server-setting-frame-bytes = Nejdelší zpráva, jakou smí klient poslat.
server-setting-frames-per-second = Kolik zpráv za sekundu smí poslat jedno spojení.
server-setting-requests-per-second = Kolik požadavků za sekundu smí poslat jeden host.
server-setting-bot-workers = V kolika procesech přemýšlejí boti.
server-setting-bot-memory = Kolik megabajtů si smějí nechat boti jednoho procesu; nejdéle netázaní uvolní místo.
server-setting-bot-queue = U kolika stolů, kde nikdo není, hrají boti zároveň; ostatní čekají.
server-setting-bot-seconds = Kolik sekund smí bot přemýšlet nad jednou volbou; je-li jich najednou víc než procesů, dělí se o ně.
server-setting-bot-pause = Kolik sekund si bot aspoň nechá, aby lidé stíhali.
server-setting-shutdown-seconds = Kolik sekund mají klienti na rozloučenou.
server-setting-log-level = Jak podrobný je protokol: debug, info, warning nebo error.
server-setting-log-format = Podoba protokolu: plain nebo json.

cli-serve-help = Otevře hernu: lidé z různých míst hrají spolu a na prázdných místech boti.
cli-serve-epilog = Příklad: tortuga serve --port 8000 --open
cli-serve-config = Soubor TOML s nastavením; výchozí: TORTUGA_CONFIG.
cli-serve-open = Otevře prohlížeč, pokud tu nějaký je.
cli-serve-address = Herna má otevřeno na { $address }
cli-serve-network = Ve tvé síti je na { $address } – pro společnost v jedné místnosti otevři { $screen } na velké obrazovce.
cli-bots-help = Nech boty domů na jiných strojích přemýšlet tady. Domy se stejnou sběrnicí o tom slyší a ptají se; bez toho přemýšlejí samy.
cli-bots-epilog = Příklad: tortuga bots --bus-url redis://redis.example.org --bot-workers 8
cli-bots-ready = { $places ->
    [one] Najednou tu může přemýšlet jeden bot.
    [few] Najednou tu mohou přemýšlet { $places } boti.
   *[other] Najednou tu může přemýšlet { $places } botů.
}

# Co herna říká celému stolu o svých botech.
notice-bots-busy = Boti této herny mají právě moc práce. Hra pokračuje, jakmile na ně přijde řada.
notice-bot-stands-in = { $name } nedokáže zvolit; tentokrát zaskočil slabší bot.
notice-bot-stuck = { $name } teď nedokáže zvolit. Herna to zkouší dál.
notice-draw-offered = { $name } nabízí remízu.
notice-draw-refused = { $name } remízu odmítá.
notice-left = { $name } už v partii není. Dál hraje { $bot }.

# What a phone is told while the page is closed: never more than that matches wait
push-on = Oznámení jsou zapnuta.
push-waiting = { $count ->
    [one] Čeká na tebe partie.
    [few] Čekají na tebe { $count } partie.
    [many] Čeká na tebe { $count } partie.
   *[other] Čeká na tebe { $count } partií.
}

# Refusals: one sentence each. The code is the end of the message's id.
declined = To nejde.
declined-no-identity = Nejdřív řekni, kdo jsi.
declined-bad-token = Tahle identita do téhle herny nepatří. Vstup znovu.
declined-expired-token = Tvoje identita vypršela. Vstup znovu.
declined-revoked-token = Tahle identita je odhlášená. Vstup znovu.
declined-bad-code = Tenhle kód nikam nevede: už byl použit, je starší než pět minut, nebo je v něm překlep. Řekni si o nový.
declined-bad-passkey = Tento přístupový klíč teď nelze použít: žádost byla příliš stará, už byla zodpovězena, nebo patří jiné stránce. Zkus to znovu.
declined-unknown-passkey = Tento dům ten přístupový klíč nezná: byl tu odebrán, nebo patří někomu, kdo byl zapomenut.
declined-too-many-passkeys = Přístupových klíčů už máš { $most }. Odeber některý, který už nepotřebuješ.
declined-wrong-origin = Tahle stránka s hernou mluvit nesmí.
declined-wrong-host = Tento dům se nejmenuje „{ $host }“. Kdo jej provozuje, může nastavit public_url nebo jméno přidat do allowed_hosts.
declined-bad-name = Jméno má písmeno nebo číslici a nejvýš tolik znaků: { $most }.
declined-unseen-in-name = Jméno nesmí obsahovat neviditelné znaky.
declined-bad-word = Slovo pro semínko má nejvýš tolik znaků: { $most }.
declined-bad-text = Napiš něco, nejvýš tolik znaků: { $most }.
declined-unknown-phrase = Takovou hlášku tu nemáme.
declined-unknown-language = Tímhle jazykem se tu nemluví. Máme: { $languages }.
declined-malformed = Té zprávě nerozumíme: { $problem }
declined-binary-frame = Zprávy jsou textové, ne binární.
declined-too-large = To je moc dlouhé.
declined-too-fast = Je toho moc najednou. Chvilku počkej.
declined-too-slow = Čteš moc pomalu. Vrať se a uvidíš, jak to stojí teď.
declined-too-many-connections = Otevřených spojení je moc.
declined-too-many-tables = Tolik stolů už máš: { $most }. Víc to nejde.
declined-too-many-from-here = Z tvé adresy toho bylo začato příliš mnoho. Zkus to později.
declined-not-found = Tady nic není.
declined-method-not-allowed = Tohle tady nejde.
declined-unknown-table = Takový stůl tu není.
declined-pruned = Tahle partie se hrála už dávno: zbyl z ní jen výsledek.
declined-unknown-party = Taková společnost tu není. Kód najdeš na velké obrazovce.
declined-invitation-needed = Tenhle stůl je soukromý. Potřebuješ na něj odkaz.
declined-not-watchable = U tohoto stolu se dívat nesmí nikdo.
declined-banned = Hostitel si tě u tohoto stolu nepřeje.
declined-table-locked = Hostitel má tenhle stůl zamčený.
declined-table-full = Všechna místa jsou obsazená.
declined-seat-taken = Na tom místě už někdo sedí.
declined-seat-reserved = To místo je rezervované.
declined-already-seated = U tohoto stolu už místo máš.
declined-not-seated = Nesedí tam nikdo, kdo by to mohl udělat.
declined-not-host = To může jen hostitel.
declined-passed-on = Zařízení má teď v ruce někdo jiný.
declined-unknown-tournament = Takový turnaj tu není.
declined-unknown-club = Takový klub tu není, nebo nejsi jeho členem.
declined-not-organiser = To může jen pořadatel.
declined-still-led = Turnaj už svého pořadatele má.
declined-in-tournament = Tenhle stůl patří k turnaji: hraj dál, vzdej se, nebo nech běžet hodiny.
declined-wrong-system = Tahle hra se tak hrát nedá.
declined-clock-needed = V turnaji se hraje s hodinami.
declined-entry-closed = Do tohoto turnaje se teď přihlásit nelze.
declined-already-entered = Už hraješ s námi.
declined-not-entered = Takový hráč se turnaje neúčastní.
declined-tournament-full = Místa jsou jen pro tolik hráčů: { $most }.
declined-too-few-entrants = Hráči musí být aspoň dva.
declined-tournament-begun = Turnaj už začal.
declined-tournament-not-running = Turnaj neběží.
declined-too-many-tournaments = Tolik turnajů už pořádáš: { $most }. Víc to nejde.
declined-too-many-clubs = V tolika klubech už jsi: { $most }. Víc to nejde.
declined-club-full = Klub je plný, počet členů: { $most }.
declined-not-member = Takový člen v klubu není.
declined-not-gathering = Partie už začala.
declined-not-running = U tohoto stolu se teď nehraje.
declined-still-running = Partie ještě neskončila.
declined-seats-open = Zbývají prázdná místa. Obsaď je, nebo je odeber.
declined-not-ready = Ještě nejsou všichni připravení.
declined-talk-off = Hostitel má povídání vypnuté.
declined-no-take-back = Tady se nic zpátky nebere.
declined-no-offer = Nikdo nic zpátky vzít nechce.
declined-no-draw-offer = Nikdo remízu nenabízí.
declined-offered-already = Remízu už nabízíš. Další můžeš nabídnout po svém příštím tahu.
declined-not-stalling = Nikdo nenechal ostatní čekat dost dlouho.
declined-not-alone = Tuhle partii hrají i jiní lidé. Můžeš odejít, nebo se všichni dohodněte, že skončí.
declined-on-vacation = Už jsi na dovolené.
declined-too-much-vacation = Dnů dovolené, které ti letos zbývají: { $left }.
declined-bad-endpoint = Na této adrese žádná služba pro oznámení být nemůže.
declined-push-unavailable = Oznámení nejsou k dispozici: tento dům a služba tvého prohlížeče se navzájem nedosáhnou.
declined-no-plans = V této partii se plánovat nedá: něco je v ní skryté, nebo není pomalá.
declined-no-plan-now = Plánovat můžeš, dokud partie běží a na tahu je soupeř.
declined-bad-plan = { $move } tam zahrát nelze.
declined-plan-too-long = Plán má nejvýše { $most } odpovědí.
declined-no-hints = Radí se jen tam, kde jsou všichni ostatní boti.
declined-no-advice = Tady rada není.
declined-no-analysis = K tomu žádný rozbor není.
declined-played-now = Lidé právě hrají partii, která je na této pozici nebo jí prošla. Rozebrat ji půjde, až skončí.
declined-unknown-watcher = Nikdo takový se teď nedívá.
declined-unknown-deal = Takové rozdání neexistuje.
declined-deal-closed = Toto rozdání je uzavřené: žádná partie s ním už nezačne.
declined-deal-over = Toto rozdání skončilo: jeho náhodu už zná každý, proto partie nepokračuje.
declined-deal-played = Toto rozdání už máš za sebou. Pokus je jen jeden.
declined-deal-played-by = Hráč { $name } už toto rozdání začal. Každý je hraje jen jednou.
declined-deal-sealed = Tohle je společné rozdání, které ještě mohou hrát jiní, takže je zatím vidí jen jeho hráči.
declined-other-deal = Hra a počet míst jsou dány rozdáním.
declined-daily-alone = Rozdání dne se hraje o samotě, z vlastní stránky.
declined-no-slow-deal = Společné rozdání nemůže být pomalá partie.
declined-no-hints-in-deal = Ve společném rozdání se neradí: každý je hraje sám.
declined-metrics-closed = To smí číst jen provozovatel herny.
declined-damaged = U tohoto stolu už hrát nejde: jeho záznam neodpovídá pravidlům.
declined-restarting = Herna na chvilku zavírá. Vrať se brzy.
declined-busy = Nepodařilo se to zapsat. Zkus to znovu.
declined-internal = Něco se tu pokazilo. Už o tom víme.

server-option-too-long = všechny možnosti stolu mají dohromady nejvýš { $most } znaků

# Quick phrases, said in each reader's language.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-thinking = Nech mě přemýšlet …
phrase-your-turn = Jsi na tahu.
phrase-one-moment = Momentík, prosím.
phrase-oops = Jejda!
phrase-good-game = Dobrá hra!
phrase-again = Dáme ještě jednu?
phrase-bye = Dobrý vítr do plachet!
