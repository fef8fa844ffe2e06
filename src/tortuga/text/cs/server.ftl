### The house on the network.

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
