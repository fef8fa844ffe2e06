### The web client: everything around the boards.

web-title = Tortuga: tři hry o želvách, bukanýrech a vzpouře
web-home = Domů
web-skip = K obsahu
web-language = Jazyk
web-close = Zavřít
web-save = Uložit
web-again = Zkusit znovu
web-unofficial = Neoficiální fanouškovský projekt, jen tak pro radost. Nepatří žádnému vydavateli a nic se tu neprodává.
web-rights = Hry jsou díla svých autorů a vydavatelů: Želvy (Gigamic), Bukanýři (Queen Games), Tortuga 1667 (Facade Games). Kup si je a zahraj si je u stolu. Všechny kresby tady jsou naše vlastní.
web-docs = Jak je to všechno uděláno a jak si otevřít vlastní dům (anglicky)
web-guest = Papoušek { $number }
web-unreachable = Herna neodpovídá.
web-lost = Tahle adresa nikam nevede.
web-no-game = Takovou hru tu nemáme.
web-connecting = Okamžik …

# Settings
web-settings = Nastavení
web-name = Tvoje jméno
web-name-note = Takhle tě u stolu vidí ostatní.
web-name-saved = Uloženo. V rozehraných partiích zůstává tvoje staré jméno.
web-theme = Světlo
web-theme-auto = podle zařízení
web-theme-light = den
web-theme-dark = noc
web-pace = Rychlost animací
web-pace-off = žádné
web-pace-quick = rychlé
web-pace-usual = běžné
web-pace-slow = pomalé
web-confirm = Zeptat se, než něco udělám
web-confirm-note = Každou volbu pak potvrdíš.
web-forced = Odpovídat za mě, když není z čeho vybírat
web-forced-note = Kde nemáš na výběr, stane se to po chvilce samo. Nikdy tam, kde ostatní volí tajně.
web-why-keys = Na desce klávesa ? jde od věci k věci: řekne, co to je, a s Enterem, proč se to nedá vybrat.
web-sound = Zvuky
web-sound-note = Krátké a tiché: tvůj tah, kostky, hlasování, položený kámen, konec.
web-volume = Hlasitost
web-notify = Oznámení, když jsem na tahu
web-notify-note = Jen když se díváš na jinou stránku.
web-account = Kdo tu jsi
web-account-me = Moje partie a hodnocení
web-account-again = Už jsem tu byl, na jiném zařízení
web-remind = Zná tě jen tohle zařízení. Přijde-li o cookie, jsou tvoje partie a hodnocení pryč:
web-account-logout = Odhlásit se
web-account-logout-note = Tohle zařízení na tebe zapomene. Vrátíš se jen přístupovým klíčem, nebo tam, kde tě zná jiné zařízení.
web-account-elsewhere = Odhlásit všude jinde
web-account-elsewhere-note = Kdo používá tvoje jméno na jiném zařízení, bude odhlášen. Tohle zařízení tě zná dál.
web-account-elsewhere-done = Hotovo. Teď tě zná jen tohle zařízení a tvoje přístupové klíče.
web-account-forget = Zapomeň na mě
web-account-forget-note = Tvoje jméno zmizí ze všech stolů, výsledků a rozhovorů a na tvoje místa usednou boti. Nejde to vzít zpět.

# The first page
web-players = { $fewest ->
    [2] { $most ->
        [2] 2 hráči
        [few] 2 až { $most } hráči
       *[other] 2 až { $most } hráčů
    }
   *[other] { $most ->
        [few] { $fewest } až { $most } hráči
       *[other] { $fewest } až { $most } hráčů
    }
 }
web-level = Jak dobří jsou boti
bot-easy = lehký
bot-medium = střední
bot-hard = těžký
bot-expert = expert
bot-master = mistr
bot-as-you = stejně silný jako ty
bot-easy-1 = lehký, jaký býval
bot-medium-1 = střední, jaký býval
bot-hard-1 = těžký, jaký býval
bot-random = hraje cokoli
bot-novice = nováček
bot-mole = krtek
bot-greedy = bere, co se dá
bot-mcts = zkouší, co se povede
web-play-now = Hrát hned
web-new-table = Nový stůl
web-rules = Pravidla
web-how = Jak se hraje
web-puzzles = Hádanky
web-analysis = Rozebrat pozici: { $game }
web-openings = Zahájení: { $game }
web-learn = Naučit se
web-rule = Přečíst pravidlo
web-my-tables = Tvoje stoly
web-open-tables = Otevřené stoly
web-no-tables = Žádný stůl není otevřený. Připrav vlastní a pozvi další, nebo hraj proti botům.
web-your-turn = Jsi na tahu
web-table-running = Partie běží
web-table-over = skončila
web-table-again = Podívat se znovu
web-daily = Rozdání dne: jeden pokus, pro všechny stejné
web-table-dealt = Společné rozdání
web-explore = Prohlédnout si partie ostatních
web-tournaments = Turnaje
web-clubs = Kluby
web-tournament-back = K turnaji
web-table-full = Všechna místa jsou obsazená
web-table-free = { $count ->
    [one] Jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
web-table-back = Pokračovat
web-table-join = Přisednout
web-table-watch = Dívat se
web-tables-more = Další stoly
web-table-leave = Odejít od tohoto stolu: { $game }
web-join-title = Máš pozvánku?
web-join-link = Odkaz nebo kód z pozvánky
web-join-go = Vstoupit
web-bad-link = Tohle není odkaz na stůl.
web-together = Všichni v jedné místnosti?
web-together-screen = Velká obrazovka
web-together-screen-note = Televize nebo projektor ukazuje hrací plán všem a každý telefon jen to, co drží jeho člověk.
web-together-pass = Podávat si jedno zařízení:
web-invited = Čeká na tebe stůl
web-invited-name = Jak ti mají ostatní říkat?
web-invited-note = Stačí jakékoli jméno. Žádný účet, žádné heslo.
web-invited-go = Vstoupit

# A new table
web-way = Jak hrát
web-way-quick = Rychle
web-way-usual = Jako obvykle
web-way-everything = Se vším všudy
web-count = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
web-company = Kdo hraje
web-company-friends = přátelé
web-company-friends-note = Dostaneš pro ně odkaz. Nikdo jiný stůl nenajde.
web-company-bots = boti
web-company-anyone = kdokoli
web-company-anyone-note = Stůl je na úvodní stránce pro každého, kdo přijde.
web-more = Více: místa, hodiny, pravidla
web-seats = Místa
web-seat = Místo { $number }
web-seat-open = pro kohokoli
web-seat-reserved = pro někoho s odkazem
web-seat-bot = bot: { NAME($level) }
web-seat-add = Přidat místo
web-seat-remove = Odebrat místo
web-seat-remove-one = Odebrat místo { $number }
web-you = ty
web-sit = Hraju taky
web-sit-note = Jinak jen hostíš a díváš se.
web-options = Pravidla
web-option-data = Ukázat a změnit
web-option-bad-data = Čísla z krabice nejdou přečíst. Nechybí čárka nebo závorka?
web-option-value = { $title }: { $value }
web-options-usual = Obvyklá pravidla, bez hodin
web-table = Stůl
web-clock = Hodiny
web-clock-none = žádné
web-clock-quick = 30 sekund na každou volbu
web-clock-calm = 2 minuty na každou volbu
web-clock-bank = 10 minut na partii a 10 sekund navíc za každou volbu
web-clocked-decision = { $seconds ->
    [one] jedna sekunda na každou volbu
    [few] { $seconds } sekundy na každou volbu
    [many] { $seconds } sekundy na každou volbu
   *[other] { $seconds } sekund na každou volbu
 }
web-clocked-bank = { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 } na partii a { $increment } s navíc za každou volbu
web-watchable = Ostatní se smějí dívat
web-watchable-note = Vidí jen to, co vidí všichni u stolu.
web-talk = Povídání
web-talk-note = Psát může každý u stolu a všichni to čtou.
web-grace = Bot zaskočí
web-grace-note = Když je někdo dvě minuty pryč, hraje bot, dokud se dotyčný nevrátí.
web-create = Připravit stůl

# Pomalé partie
web-clock-days = { $days ->
    [one] pomalá: den na každou volbu
    [few] pomalá: { $days } dny na každou volbu
    [many] pomalá: { $days } dne na každou volbu
   *[other] pomalá: { $days } dní na každou volbu
}
web-left-days = { $days } d { $hours } h
web-left-hours = { $hours } h { $minutes } min
web-waits-until = Jsi na tahu · { $left }
web-on-vacation = na dovolené do { $date }
web-vacation = Dovolená zastaví hodiny
web-vacation-note = Na toho, kdo je na dovolené, se čeká a čas mu neběží.

# Plány v pomalých partiích
web-tab-plan = Plán
web-plan-note = Co odpovíš, když { $name } zahraje, co čekáš. Nikdo jiný o tom neví. Odpověď přijde po několika minutách; nečekaný tah plán zruší.
web-plan-turn = Jsi na tahu. Plánovat můžeš, když je na tahu soupeř.
web-plan-none = Nic není naplánováno.
web-plan-if = { $move } → { $reply }
web-plan-drop = Zrušit { $move } a co následuje
web-plan-add = Naplánovat odpověď
web-plan-further = Plánovat dál
web-plan-expect = Jaký tah čekáš? Na tahu je { $name }.
web-plan-reply = A co odpovíš?
web-plan-over = Partie by skončila.
web-plan-line = Naplánováno: { $moves }
web-plan-back = O krok zpět
web-plan-keep = Uložit

# Stránka jako aplikace
web-newer = Je tu nová verze. Tvojí partie se nedotkne.
web-newer-now = Načíst hned
web-offline = Bez připojení. Takhle stály tvoje stoly naposledy.
web-kept-choice = Bez připojení. Tvoje volba je uschovaná a odejde, jakmile budeš zpátky.
web-moved-on = Partie mezitím pokračovala; tvoje volba bez připojení se nezahrála.

# Before the match
web-host = hostitel
web-away = pryč
web-held = hraje bot
web-ready = připraveno
web-not-ready = ještě ne
web-hand-over = Předat stůl
web-kick = Vykázat
web-sit-here = Sednout sem
web-sit-down = Posadit se
web-lock = Zamčeno
web-lock-note = Nikdo další si nepřisedne.
web-share = Pozvat další
web-share-code = Odkaz jako kód pro fotoaparát v mobilu
web-link-invite = Kopírovat pozvánku
web-link-watch = Kopírovat odkaz pro diváky
web-link-seat = Kopírovat odkaz na místo { $number }
web-link-copied = Zkopírováno
web-link-copy = Zkopíruj tenhle odkaz:
web-link-renew = Zneplatnit všechny staré odkazy
web-start = Začít
web-start-seats = Zbývají prázdná místa. Pozvi někoho, nebo je dej botům.
web-start-ready = Ještě tu nejsou všichni.
web-start-go = Všichni jsou tady. Začni, kdy chceš.
web-start-wait = Sedíš a je hotovo. Začne hostitel.
web-start-join = Posaď se, nebo tu počkej a dívej se.
web-leave = Odejít
web-get-up = Vstát

# The match
web-over = Partie skončila.
web-sending = Okamžik …
web-waiting = Na řadě: { $names }
web-waiting-table = Okamžik …
web-awaited = na řadě
web-people = Hráči
web-skip-telling = Přeskočit
web-connection-lost = Spojení vypadlo. Už se obnovuje, o nic nepřijdeš.
web-confirm-ask = Opravdu to tak chceš?
web-confirm-yes = Ano
web-confirm-no = Ne
web-hint = Poradit
web-hint-thinking = Okamžik…
web-hint-note = Partie s radou se nepočítá do hodnocení.
web-hindsight = Kde se dalo zahrát líp?
web-only-choice = { $question } Možnost je jen jedna.
web-draw-offer = { $name } nabízí remízu.
web-draw-waiting = Je tu nabídka remízy. Platí, dokud někdo netáhne.
web-offer-draw = Nabídnout remízu
web-resign = Vzdát se
web-resign-ask = Vzdát tuto partii? Vyhraje pak druhá strana.
web-cancel = Zrušit
web-confirm-do = Provést
web-asked-ready = { $choice }?
web-sealed = Tvoje tajemství pod pečetí. Vidíš ho, jen dokud pečeť držíš.
web-offer = { $name } chce vzít poslední tah zpět.
web-offer-yes = Souhlasím
web-offer-no = Odmítám
web-offer-waiting = Ostatní teď rozhodují, jestli půjde tah vzít zpět.
web-ask-back = Chci vzít tah zpět

# What is told beside the game, in the log and in the quiet line under the bar
web-news-taken-back = Tahy se vzaly zpět.
web-news-asked-back = { $who ->
    [you] Chceš vzít poslední tah zpět; čeká se na souhlas.
   *[other] { $name } chce vzít poslední tah zpět.
}
web-news-refused-back = { $who ->
    [you] Nesouhlasíš, aby se tah vzal zpět.
    [nobody] Tah se zpět nebere: nesouhlasí všichni.
   *[other] { $name } nesouhlasí, aby se tah vzal zpět.
}
web-news-overdue = { $who ->
    [you] Vypršel ti čas, zvolily za tebe hodiny.
   *[other] { $name }: vypršel čas, zvolily hodiny.
}
web-news-left = { $name } odchází z partie. Dál hraje bot { $bot }.
web-news-held = { $name } tu teď není: na tomto místě zatím hraje bot.
web-news-back = { $name } je zpátky.
web-news-rematch = Ostatní si chtějí zahrát znovu: další partie je připravená.
web-panel = Vedle desky
web-tab-log = Příběh
web-tab-moves = Tahy
web-tab-talk = Povídání
web-tab-table = Stůl
web-log = Příběh partie
web-unread = { $count ->
    [one] jedna nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
 }
web-talk-title = Povídání u stolu
web-talk-empty = Zatím je tu ticho.
web-talk-off = Tady se nepovídá.
web-talk-say = Řekni něco všem
web-talk-send = Říct
web-phrases = Hlášky
web-transcript = Stáhnout, co zatím vím
web-record = Stáhnout partii
web-replay = Vidět partii znovu
web-replay-own = Vidět znovu, co jsem dosud viděl
web-commitment = Pečeť náhody u tohoto stolu, daná ještě před začátkem hry:
web-leave-match = Odejít z partie
web-leave-ask = Odejít z této partie?
web-leave-note = Tvoje místo podrží bot. Vrátit se můžeš kdykoli.
web-table-closed = Tenhle stůl je zavřený.
web-claim = Ať za hráče { $name } hraje bot
web-claim-note = Když na něj všichni čekají už několik minut. Svoje místo si může vzít zpátky.
web-abort = Ukončit partii bez výsledku
web-abort-not = Přece jen hrát dál
web-abort-note = Skončí, až budou souhlasit všichni.
web-aborting = Pro ukončení partie bez výsledku: { $names }
web-seat-lost = Na tvém místě hraje bot.
web-seat-back = Vzít si místo zpátky
web-watchers = Kdo se dívá?
web-no-watchers = Nikdo se nedívá.
web-leave-alone-note = Nikdo jiný tu nehraje: partie skončí.
web-happened = Co se stalo
web-choices = Můžeš zvolit: { $choices }
web-choices-many = { $count ->
    [one] Jedna možnost.
    [few] { $count } možnosti.
   *[other] { $count } možností.
 }

# The end
web-won = Vítězství je tvoje!
web-not-won = Tentokrát ne
web-nobody-won = Nikdo nevyhrává
web-rematch = Hrát znovu
web-rematch-join = Na další partii
web-see-board = Podívat se na plán
