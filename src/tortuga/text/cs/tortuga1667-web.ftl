### How Tortuga 1667 shows itself in a browser.

## The chart

tortuga1667-web-chart = Přístav
tortuga1667-web-name-dutchman = Bludný Holanďan
tortuga1667-web-name-roger = Jolly Roger
tortuga1667-web-letter-british = B
tortuga1667-web-letter-french = F
tortuga1667-web-galleon = Španělská galeona: { $count ->
    [0] žádné poklady
    [one] 1 poklad
    [few] { $count } poklady
   *[other] { $count } pokladů
 }
tortuga1667-web-hold = { $place ->
    [tortuga1667-place-tortuga] { NAME($nation, case: "cap-m") } sklad Tortugy
   *[other] { NAME($nation, case: "cap-n") } podpalubí { NAME($place, case: "gen") }
 }: { $count ->
    [0] prázdno
    [one] 1 poklad
    [few] { $count } poklady
   *[other] { $count } pokladů
 }
tortuga1667-web-adrift = { $count ->
    [one] 1 poklad Tortugy do příští rvačky nikomu nepatří.
    [few] { $count } poklady Tortugy do příští rvačky nikomu nepatří.
   *[other] { $count } pokladů Tortugy do příští rvačky nikomu nepatří.
 }
tortuga1667-web-boat = { NAME($boat, case: "cap") }: { $state ->
    [closed] zničený, nadobro pryč
    [taken] sedí v něm { $player }
   *[free] volný
 }
tortuga1667-web-boat-free = člun
tortuga1667-web-spot = { $position }. místo { NAME($place, case: "at") }
tortuga1667-web-pawn = { $mine ->
    [yes] { $player } (ty)
   *[no] { $player }
 }, { $titled ->
    [yes] { $roles }, { $position }. místo { NAME($place, case: "at") }
   *[no] { $position }. místo { NAME($place, case: "at") }
 }{ $turn ->
    [yes] ; na tahu
   *[no] { "" }
 }{ $votes ->
    [yes] ; hlasuje
   *[no] { "" }
 }{ $albatrosses ->
    [0] { "" }
    [one] ; 1 albatros
    [few] ; { $albatrosses } albatrosi
   *[other] ; { $albatrosses } albatrosů
 }{ $scurvy ->
    [yes] ; vynechá tah
   *[no] { "" }
 }

## The event line

tortuga1667-web-line = Řada událostí
tortuga1667-web-line-card = Karta { $place }: { $state ->
    [open] { $card }, lícem nahoru
    [note] lícem dolů; tvoje poznámka: { $card }
    [empty] prázdné místo
   *[down] lícem dolů
 }{ $seen ->
    [yes] . Kdo ji zná: { $seers }
   *[no] { "" }
 }
tortuga1667-web-deck = { $sudden ->
    [yes] { $count ->
        [0] Balíček je prázdný. Náhlá smrt: vyhraje národ, který první převezme vedení.
       *[other] V balíčku: { $count }. Náhlá smrt: vyhraje národ, který první převezme vedení.
    }
   *[no] { $last ->
        [yes] Balíček je prázdný: Armada leží v řadě.
       *[no] { $count ->
            [one] V balíčku je 1 karta
            [few] V balíčku jsou { $count } karty
           *[other] V balíčku je { $count } karet
        }
    }
 }
tortuga1667-web-discards = { $count ->
    [0] Nic odloženého
    [one] 1 odložená: { $card }
    [few] { $count } odložené, poslední { $card }
   *[other] { $count } odložených, poslední { $card }
 }
tortuga1667-web-counted = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
 }

## Before the players

tortuga1667-web-crew = Hráči
tortuga1667-web-hand-size = { $count ->
    [one] 1 hlasovací karta
    [few] { $count } hlasovací karty
   *[other] { $count } hlasovacích karet
 }
tortuga1667-web-at-turn = na tahu
tortuga1667-web-sits-out = vynechá { $count } hlasování
tortuga1667-web-seal = Tvoje loajalita pod pečetí. Vidíš ji, jen dokud pečeť držíš.
tortuga1667-sealed-loyalty-dealt = Tvoje karta loajality leží pod pečetí: podrž a uvidíš.
tortuga1667-sealed-loyalty-taken = Tvoje nová karta loajality leží pod pečetí: podrž a uvidíš.
tortuga1667-web-hold-to-open = podrž a uvidíš
tortuga1667-web-vote-card = { $played ->
    [yes] { $card }, zahráno
   *[no] { $card }
 }
tortuga1667-web-played = zahráno
tortuga1667-web-no-cards = Nemáš žádné hlasovací karty.
tortuga1667-web-symbol-cannon = dělo
tortuga1667-web-symbol-torch = pochodeň
tortuga1667-web-symbol-water = voda
tortuga1667-web-symbol-british = Britové
tortuga1667-web-symbol-french = Francouzi
tortuga1667-web-symbol-skull = lebka
tortuga1667-web-symbol-wheel = kormidlo

## A vote

tortuga1667-web-vote = { $vote ->
    [tortuga1667-vote-attack] Útok
    [tortuga1667-vote-brawl] Rvačka
   *[tortuga1667-vote-mutiny] Vzpoura
 }
tortuga1667-web-vote-skip = Ukázat všechny karty naráz
tortuga1667-web-attack = { $lacking ->
    [nothing] Útok se podařil: je tu dělo i hořící pochodeň. { $prey ->
        [galleon] { $captain } si může vzít poklad z galeony.
        [ship] { $captain } si může vzít poklad z druhé lodi.
       *[nothing] Není ale co vzít.
    }
    [cannon] Útok se nepodařil: chybí dělo.
    [torch] Útok se nepodařil: chybí pochodeň.
    [water] Útok se nepodařil: voda uhasila všechny pochodně.
   *[both] Útok se nepodařil: chybí dělo i hořící pochodeň.
 }
tortuga1667-web-mutiny = { $skulls ->
    [more] Lebek je víc než kormidel: { $captain } přichází o velení.
    [equal] Lebek je stejně jako kormidel: velí dál { $captain }.
   *[fewer] Lebek je míň než kormidel: velí dál { $captain }.
 }
tortuga1667-web-brawl = { $winner ->
    [british] Víc britských vlajek: oba poklady Tortugy jdou do britského skladu.
    [french] Víc francouzských vlajek: oba poklady Tortugy jdou do francouzského skladu.
   *[none] Vlajek je stejně: do každého skladu jde jeden poklad.
 }

## Choosing

tortuga1667-web-tray = Tvoje volba
tortuga1667-web-hint = { $picked ->
    [yes] Zbývá ještě jedna volba.
   *[no] Vyber z toho, co svítí. Nic se nestane, dokud to nepotvrdíš.
 }
tortuga1667-web-asked-second = A která druhá karta?
tortuga1667-web-asked-into = Do kterého svého podpalubí?
tortuga1667-web-asked-from = Z kterého jejich podpalubí?
tortuga1667-web-taken = Zatím vybráno:

tortuga1667-web-deed-view = Nahlédnout
tortuga1667-web-deed-reveal = Odhalit
tortuga1667-web-deed-force = Donutit
tortuga1667-web-deed-row = { $to ->
    [tortuga1667-place-tortuga] Na břeh
    [tortuga1667-place-dutchman-boat] Člun Holanďana
    [tortuga1667-place-roger-boat] Člun Rogera
   *[other] Na palubu
 }
tortuga1667-web-deed-attack = Útok
tortuga1667-web-deed-maroon = Vysadit
tortuga1667-web-deed-mutiny = Vzpoura
tortuga1667-web-deed-pilfer = { $hold ->
    [tortuga1667-nation-british] Přenést od Britů
   *[tortuga1667-nation-french] Přenést od Francouzů
 }
tortuga1667-web-deed-brawl = Rvačka
tortuga1667-web-deed-use-letter = Použít list
tortuga1667-web-deed-pass = Vynechat
tortuga1667-web-deed-sail = Přeplout

tortuga1667-web-do-view = Nahlédnout na dvě karty
tortuga1667-web-do-reveal = Odhalit kartu
tortuga1667-web-do-force = Donutit někoho k odhalení
tortuga1667-web-do-row = { $to ->
    [tortuga1667-place-dutchman-boat] Nasednout { NAME($to, case: "to") }
    [tortuga1667-place-roger-boat] Nasednout { NAME($to, case: "to") }
   *[other] Veslovat { NAME($to, case: "to") }
 }
tortuga1667-web-do-attack = Velet k útoku
tortuga1667-web-do-maroon = Vysadit někoho na břeh
tortuga1667-web-do-mutiny = Vyvolat vzpouru
tortuga1667-web-do-pilfer = { $hold ->
    [tortuga1667-nation-british] Přenést poklad z britského podpalubí do francouzského
   *[tortuga1667-nation-french] Přenést poklad z francouzského podpalubí do britského
 }
tortuga1667-web-do-brawl = Vyvolat rvačku
tortuga1667-web-do-use-letter = Použít svůj Kaperský list
tortuga1667-web-do-pass = Vynechat: nemůžeš nic dělat
tortuga1667-web-do-look = Nahlédnout na karty { $first } a { $second }
tortuga1667-web-do-turn = Otočit kartu { $place }
tortuga1667-web-do-point = Ukázat na karty { $first } a { $second }
tortuga1667-web-do-choose = { $purpose ->
    [choose-forced] Kartu otočí { $player }
    [choose-marooned] Na břeh jde { $player }
    [pistol] Vystřelit, cílem je { $player }
    [letter-of-marque] Na loď jde { $player }
    [cabin-fever] Míchat loajalitu: ty a { $player }
    [crows-nest] Nové hlasovací karty dostane { $player }
    [atlantis] Kartu dostane { $player }
    [el-dorado] Kartu dostane { $player }
    [fountain-of-youth] Kartu dostane { $player }
   *[other] Vybrat: { $player }
 }
tortuga1667-web-do-board = { $pawn } se nalodí { NAME($ship, case: "to") }
tortuga1667-web-do-save = Schovat si list na později
tortuga1667-web-do-close = Odpálit { NAME($boat) }
tortuga1667-web-do-take = Vzít kartu { NAME($card) }
tortuga1667-web-do-plunder = { $source ->
    [none] Dát poklad z galeony do { NAME($into, case: "gen-adj") } podpalubí
   *[other] Vzít poklad z jejich { NAME($source, case: "gen-adj") } podpalubí do svého { NAME($into, case: "gen-adj") }
 }
tortuga1667-web-do-cast = Zahrát kartu { NAME($card) }
tortuga1667-web-do-decline = { $purpose ->
    [plunder-treasure] Poklad nechat
    [drink-fountain] Nepít
   *[other] Bez druhé karty
 }
tortuga1667-web-do-drink = Napít se
tortuga1667-web-do-sail = Přeplout { NAME($ship, case: "to") }
tortuga1667-web-do-wait = Ještě ne
tortuga1667-web-do-rest = Ne před mým příštím tahem
tortuga1667-web-do-stow = Uložit do { NAME($hold, case: "gen-adj") } podpalubí
tortuga1667-web-do-settle = Začít: { $position }. místo { NAME($place, case: "at") }
tortuga1667-web-do-yield = Nechat výběr na protihráči

## In a line

tortuga1667-web-explain-view = Tajně se podívej na dvě karty v řadě; hra si tvoje poznámky pamatuje.
tortuga1667-web-explain-reveal = Otoč kartu v řadě; hned se vyhodnotí.
tortuga1667-web-explain-force = Ukaž na dvě karty; někdo jiný jednu z nich bez dívání otočí.
tortuga1667-web-explain-row = Do volného člunu vedle tebe, nebo ze člunu na konec řady.
tortuga1667-web-explain-attack = Hlasují všichni na palubě: dělo a pochodeň, kterou neuhasí voda, získají poklad.
tortuga1667-web-explain-maroon = Někdo z tvé posádky půjde na konec řady na Tortuze.
tortuga1667-web-explain-mutiny = Hlasují všichni kromě kapitána: když je lebek víc než kormidel, jde kapitán na břeh.
tortuga1667-web-explain-pilfer = Jeden poklad tvé lodi změní podpalubí.
tortuga1667-web-explain-brawl = Hlasují všichni na Tortuze: národ s více vlajkami získá oba tamní poklady.
tortuga1667-web-explain-use-letter = Přesuň figurku z Tortugy nebo ze člunu na palubu lodi.
tortuga1667-web-explain-sail = Atlantida tě přenese na konec řady na druhé lodi a tím se vyčerpá.
tortuga1667-web-explain-boat = Člun převáží jednu figurku mezi Tortugou a svou lodí.
tortuga1667-web-explain-hold = Poklady tady se na konci počítají pro { NAME($nation, case: "acc") }.
tortuga1667-web-explain-galleon = Úspěšný útok odsud bere jeden poklad.
tortuga1667-web-explain-deck = Balíček událostí doplňuje mezery v řadě; vespod leží Armada.
tortuga1667-web-explain-discards = Odložené karty jsou veřejné: stiskni a uvidíš je všechny.

tortuga1667-web-card-letter-of-marque = Přesuň figurku z Tortugy nebo ze člunu na loď, hned, nebo později jako akci.
tortuga1667-web-card-pistol = Někdo jiný končí na břehu.
tortuga1667-web-card-albatross = Zůstává ležet. Dva na jedné lodi pošlou celou posádku na břeh.
tortuga1667-web-card-black-spot = Kdo ji otočí, končí na břehu.
tortuga1667-web-card-atlantis = Dostane ji někdo jiný a smí těsně před něčím tahem přeplout na druhou loď.
tortuga1667-web-card-el-dorado = Dostane ji někdo jiný, dobere si hlasovací kartu a jednou smí zahrát dvě.
tortuga1667-web-card-fountain-of-youth = Dostane ji někdo jiný a jednou smí odmítnout jít na břeh.
tortuga1667-web-card-black-powder = Nadobro zničí jeden člun.
tortuga1667-web-card-cabin-fever = Kdo ji otočí, zamíchá si karty loajality s někým jiným.
tortuga1667-web-card-crows-nest = Kdo ji otočí, vybere komukoli nové hlasovací karty.
tortuga1667-web-card-eight-bells = Kdo ji otočí, zamíchá pořadí všech na svém místě, i sebe.
tortuga1667-web-card-facade = Kdo ji otočí, vymění si místo se sousedem po pravici.
tortuga1667-web-card-pirate-code = Zůstává ležet. Její majitel vynechá příští dvě hlasování.
tortuga1667-web-card-scurvy = Kdo ji otočí, vynechá příští tah, a s ním všichni na stejném místě.
tortuga1667-web-card-stormy-seas = Poklady lodi se vracejí na galeonu; poklady Tortugy nepatří nikomu.
tortuga1667-web-card-spanish-armada = Konec: vyhrává národ s více poklady.

## The end

tortuga1667-web-end-treasure = Poklady
tortuga1667-web-end-place = Podpalubí
tortuga1667-web-end-total = Celkem
tortuga1667-web-end-who = Kdo byl kdo
tortuga1667-web-end-story = Příběh v číslech
tortuga1667-web-end-won = výhra
tortuga1667-web-end-dealt = původně za { NAME($loyalty, case: "acc") }
tortuga1667-web-end-you = ty
tortuga1667-web-end-turns = { $count ->
    [one] tah
    [few] tahy
   *[other] tahů
 }
tortuga1667-web-end-cards = { $count ->
    [one] otočená karta události
    [few] otočené karty událostí
   *[other] otočených karet událostí
 }
tortuga1667-web-end-galleon = { $count ->
    [one] poklad zůstal na galeoně
    [few] poklady zůstaly na galeoně
   *[other] pokladů zůstalo na galeoně
 }
tortuga1667-web-end-fevers = { $count ->
    [one] ponorková nemoc
    [few] ponorkové nemoci
   *[other] ponorkových nemocí
 }
tortuga1667-web-end-ashore = { $count ->
    [one] pirát skončil na Tortuze
    [few] piráti skončili na Tortuze
   *[other] pirátů skončilo na Tortuze
 }
