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
server-setting-hand-over = Zda se lidé, jejichž stůl je v jiném domě na tomto stroji, předají tam (machine), nebo zůstanou tam, kam přišli (never).
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
