### tortuga1667

tortuga1667-name = Tortuga 1667
tortuga1667-summary = Tajná loajalita, hlasování a vzpoury kolem španělské galeony.
tortuga1667-aim = Až se odhalí Španělská armada, musí mít tvůj národ víc pokladů než ten druhý. Kdo je s tebou, to musíš zjistit.

tortuga1667-preset-quick = O osm karet událostí míň a 30 sekund na každou volbu.
tortuga1667-preset-usual = Tři karty událostí s hvězdičkou.
tortuga1667-preset-everything = Všech osm karet událostí s hvězdičkou, poklad na lodích a každý si vybere, kde začne.

tortuga1667-option-stars = Kolik karet událostí s hvězdičkou je v balíčku (3 až 8, náhodně), nebo které to jsou, podle jména.
tortuga1667-option-trim = Odebere z balíčku událostí tolik neviděných karet; hra je pak kratší.
tortuga1667-option-turn-seconds = Kolik sekund je na volbu; pravidla doporučují 30. Bez toho není čas omezený.
tortuga1667-option-open-loyalties = Karty loajality lícem nahoru: none (žádné), all (všechny), nebo two (jedna britská a jedna francouzská).
tortuga1667-option-blind = Všech osm karet s hvězdičkou a do řady nikdo nesmí nahlížet.
tortuga1667-option-strategic-start = Hráči si vybírají, kde jejich figurky začnou; poklady začínají na lodích.
tortuga1667-option-vote-deck = Kolik je jednoduchých hlasovacích karet kromě dvou dvojitých: 40, nebo 30.

tortuga1667-option-problem-not-starred = { $card } není karta s hvězdičkou; ty jsou: { $stars }.
tortuga1667-option-problem-star-twice = jedna karta s hvězdičkou je tu dvakrát.
tortuga1667-option-problem-star-count = karet s hvězdičkou je v partii { $fewest } až { $most }.
tortuga1667-option-problem-blind = partie naslepo se hraje se všemi kartami s hvězdičkou ({ $most }); tuhle volbu vynech.
tortuga1667-option-problem-trim = z tohoto balíčku jde odebrat 0 až { $most } karet.
tortuga1667-option-problem-turn-seconds = zadej aspoň jednu sekundu, nebo none pro neomezený čas.

# Forms: .gen genitive, .to where to, .at where, .cap at the beginning of a sentence
tortuga1667-place-dutchman = Bludný Holanďan
    .gen = Bludného Holanďana
    .to = na Bludného Holanďana
    .at = na Bludném Holanďanovi
tortuga1667-place-roger = Jolly Roger
    .gen = Jolly Rogera
    .to = na Jolly Rogera
    .at = na Jolly Rogerovi
tortuga1667-place-tortuga = Tortuga
    .gen = Tortugy
    .to = na Tortugu
    .at = na Tortuze
tortuga1667-place-dutchman-boat = člun Bludného Holanďana
    .gen = člunu Bludného Holanďana
    .to = do člunu Bludného Holanďana
    .at = ve člunu Bludného Holanďana
    .cap = Člun Bludného Holanďana
tortuga1667-place-roger-boat = člun Jolly Rogera
    .gen = člunu Jolly Rogera
    .to = do člunu Jolly Rogera
    .at = ve člunu Jolly Rogera
    .cap = Člun Jolly Rogera

# Forms: .acc after “za, pro”, .gen-adj the adjective in “do … podpalubí”, .cap-n and .cap-m it at the beginning, neuter and masculine
tortuga1667-nation-british = Britové
    .acc = Brity
    .gen-adj = britského
    .cap-n = Britské
    .cap-m = Britský
tortuga1667-nation-french = Francouzi
    .acc = Francouze
    .gen-adj = francouzského
    .cap-n = Francouzské
    .cap-m = Francouzský

tortuga1667-side-0 = { tortuga1667-loyalty-british }
tortuga1667-side-1 = { tortuga1667-loyalty-french }
tortuga1667-side-2 = { tortuga1667-loyalty-dutch }
tortuga1667-loyalty-british = Britové
    .acc = Brity
tortuga1667-loyalty-french = Francouzi
    .acc = Francouze
tortuga1667-loyalty-dutch = Holanďané
    .acc = Holanďany

tortuga1667-open-loyalties-none = všechny lícem dolů
tortuga1667-open-loyalties-all = všechny lícem nahoru
tortuga1667-open-loyalties-two = jedna britská a jedna francouzská lícem nahoru

tortuga1667-event-card-letter-of-marque = Kaperský list
tortuga1667-event-card-pistol = Pistole
tortuga1667-event-card-albatross = Albatros
tortuga1667-event-card-black-spot = Černá skvrna
tortuga1667-event-card-atlantis = Atlantida
tortuga1667-event-card-el-dorado = Eldorado
tortuga1667-event-card-fountain-of-youth = Pramen mládí
tortuga1667-event-card-black-powder = Střelný prach
tortuga1667-event-card-cabin-fever = Ponorková nemoc
tortuga1667-event-card-crows-nest = Vraní hnízdo
tortuga1667-event-card-eight-bells = Osm úderů
tortuga1667-event-card-facade = Přetvářka
tortuga1667-event-card-pirate-code = Pirátský kodex
tortuga1667-event-card-scurvy = Kurděje
tortuga1667-event-card-stormy-seas = Rozbouřené moře
tortuga1667-event-card-spanish-armada = Španělská armada

tortuga1667-vote-card-cannon-british-skull = dělo/Britové/lebka
tortuga1667-vote-card-cannon-british-wheel = dělo/Britové/kormidlo
tortuga1667-vote-card-cannon-french-skull = dělo/Francouzi/lebka
tortuga1667-vote-card-cannon-french-wheel = dělo/Francouzi/kormidlo
tortuga1667-vote-card-water-british-skull = voda/Britové/lebka
tortuga1667-vote-card-water-british-wheel = voda/Britové/kormidlo
tortuga1667-vote-card-water-french-skull = voda/Francouzi/lebka
tortuga1667-vote-card-water-french-wheel = voda/Francouzi/kormidlo
tortuga1667-vote-card-torch-british-skull = pochodeň/Britové/lebka
tortuga1667-vote-card-torch-british-wheel = pochodeň/Britové/kormidlo
tortuga1667-vote-card-torch-french-skull = pochodeň/Francouzi/lebka
tortuga1667-vote-card-torch-french-wheel = pochodeň/Francouzi/kormidlo
tortuga1667-vote-card-double-french-skull = dělo+pochodeň/2× Francouzi/2× lebka
tortuga1667-vote-card-double-british-wheel = pochodeň+voda/2× Britové/2× kormidlo

tortuga1667-vote-attack = útok
    .loc = útoku
tortuga1667-vote-brawl = rvačka
    .loc = rvačce
tortuga1667-vote-mutiny = vzpoura
    .loc = vzpouře
tortuga1667-goal-attack = Je potřeba jedno dělo a jedna pochodeň, kterou neuhasí voda.
tortuga1667-goal-brawl = Oba poklady Tortugy získá národ s více vlajkami, při shodě má každý jeden.
tortuga1667-goal-mutiny = Je potřeba víc lebek než kormidel.

tortuga1667-cause-black-spot = Černá skvrna
    .dat = Černé skvrně
tortuga1667-cause-pistol = pistole
    .dat = pistoli
tortuga1667-cause-captain = kapitán
    .dat = kapitánovi
tortuga1667-cause-mutiny = vzpoura
    .dat = vzpouře

tortuga1667-deed-view = nahlédnout
tortuga1667-deed-reveal = odhalit
tortuga1667-deed-force = donutit
tortuga1667-deed-maroon = vysadit
tortuga1667-deed-letter = kaperský list

## Questions

tortuga1667-asked-stow-treasure = Do kterého podpalubí { NAME($ship, case: "gen") } uložíš poklad, do britského, nebo francouzského?
tortuga1667-asked-settle-pawn = Vyber, kde tvoje figurka začne.
tortuga1667-asked-use-atlantis = Teď bude na tahu { $player }. Přeplout předtím díky Atlantidě na druhou loď?
tortuga1667-asked-choose-deed = { $left ->
    [one] Vyber si akci.
    [few] Vyber si akci, zbývají ti { $left }.
   *[other] Vyber si akci, zbývá ti jich { $left }.
 }
tortuga1667-asked-choose-look = Na které dvě karty nahlédneš?
tortuga1667-asked-choose-turn = Kterou kartu odhalíš?
tortuga1667-asked-choose-pair = Na které dvě karty ukážeš?
tortuga1667-asked-choose-forced = Kdo má otočit kartu { $first }, nebo { $second }?
tortuga1667-asked-turn-forced = { $player } tě nutí: otoč kartu { $first }, nebo { $second }.
tortuga1667-asked-turn-for = { $player } už nemá čas: otočí se karta { $first }, nebo { $second }?
tortuga1667-asked-choose-marooned = Koho vysadíš na břeh?
tortuga1667-asked-resolve-card = { $card ->
    [tortuga1667-event-card-letter-of-marque] Kaperský list: vyber figurku na Tortuze nebo ve člunu, nebo si list schovej.
    [tortuga1667-event-card-pistol] Pistole: na koho vystřelíš?
    [tortuga1667-event-card-black-powder] Střelný prach: který člun odpálíš?
    [tortuga1667-event-card-cabin-fever] Ponorková nemoc: s kým si zamícháš karty loajality?
    [tortuga1667-event-card-crows-nest] Vraní hnízdo: kdo dostane nové hlasovací karty?
    [tortuga1667-event-card-atlantis] Karta { NAME($card) }: komu ji dáš?
    [tortuga1667-event-card-el-dorado] Karta { NAME($card) }: komu ji dáš?
    [tortuga1667-event-card-fountain-of-youth] Karta { NAME($card) }: komu ji dáš?
   *[other] Karta { NAME($card) }: co zvolíš?
 }
tortuga1667-asked-spend-letter = Kaperský list: kterou figurku přesuneš?
tortuga1667-asked-choose-ship = Na kterou loď se nalodí { $pawn }?
tortuga1667-asked-search-deck = { $left ->
    [one] Vyber poslední hlasovací kartu. Dostane ji { $player }.
   *[other] Vyber hlasovací kartu, dostane ji { $player }. Zbývá vybrat: { $left }.
 }
tortuga1667-asked-cast-vote = { $vote ->
    [tortuga1667-vote-attack] { $player } velí k útoku: kterou kartu zahraješ?
    [tortuga1667-vote-brawl] { $player } vyvolává rvačku: kterou kartu zahraješ?
   *[tortuga1667-vote-mutiny] { $player } vyvolává vzpouru: kterou kartu zahraješ?
 }
tortuga1667-asked-cast-second = Eldorado: zahraješ při { NAME($vote, case: "loc") } druhou kartu, nebo ne?
tortuga1667-asked-plunder-treasure = { $ship ->
    [none] Útok se podařil. Do kterého podpalubí dáš poklad z galeony?
   *[other] Útok se podařil. Vezmeš poklad z { NAME($ship, case: "gen") }?
 }
tortuga1667-asked-drink-fountain = Máš skončit na břehu. Může za to { NAME($cause) }. Napiješ se z Pramene mládí?

## What happens

tortuga1667-event-loyalty-dealt = Hraješ za { NAME($loyalty, case: "acc") }.
tortuga1667-event-loyalty-shown = { $player } hraje za { NAME($loyalty, case: "acc") }.
tortuga1667-event-hand-dealt = Tvoje hlasovací karty: { $cards }.
tortuga1667-event-crews-drawn = Na Bludném Holanďanovi: { $dutchman }. Na Jolly Rogerovi: { $roger }.
tortuga1667-event-pawn-drawn = Figurku teď umisťuje { $player }.
tortuga1667-event-pawn-settled = { $player } zabírá { $position }. místo { NAME($place, case: "at") }.
tortuga1667-event-treasure-stowed = { $player } ukládá poklad do { NAME($hold, case: "gen-adj") } podpalubí { NAME($ship, case: "gen") }.

tortuga1667-event-turn-began = Na tahu je { $player }.
tortuga1667-event-turn-skipped = { $player } má kurděje a tenhle tah vynechává.
tortuga1667-event-turn-passed = { $player } nemůže nic dělat a vynechává.
tortuga1667-event-deed-announced = { $deed ->
    [tortuga1667-deed-view] { $player } se chystá nahlédnout na dvě karty.
    [tortuga1667-deed-reveal] { $player } se chystá odhalit kartu.
    [tortuga1667-deed-force] { $player } se chystá donutit někoho k otočení karty.
    [tortuga1667-deed-maroon] { $player } se chystá někoho vysadit na břeh.
   *[tortuga1667-deed-letter] { $player } používá schovaný Kaperský list.
 }
tortuga1667-event-cards-looked = { $player } nahlíží na karty { $first } a { $second }.
tortuga1667-event-cards-seen = Na místě { $first } vidíš kartu { NAME($first_card) }, na místě { $second } kartu { NAME($second_card) }.
tortuga1667-event-player-forced = { $player } ukazuje na dvě karty: { $forced } musí otočit { $first }, nebo { $second }.
tortuga1667-event-choice-yielded = { $player } už nemá čas, kartu vybírá { $to }.
tortuga1667-event-rowed = { $to ->
    [tortuga1667-place-dutchman-boat] { $player } nasedá { NAME($to, case: "to") }.
    [tortuga1667-place-roger-boat] { $player } nasedá { NAME($to, case: "to") }.
   *[other] { $player } vesluje { NAME($to, case: "to") }.
 }
tortuga1667-event-treasure-pilfered = { $player } přenáší poklad z { NAME($source, case: "gen-adj") } podpalubí { NAME($ship, case: "gen") } do toho druhého.

tortuga1667-event-vote-called = { $vote ->
    [tortuga1667-vote-attack] { $player } velí { NAME($place, case: "at") } k útoku.
    [tortuga1667-vote-brawl] { $player } vyvolává { NAME($place, case: "at") } rvačku.
   *[tortuga1667-vote-mutiny] { $player } vyvolává { NAME($place, case: "at") } vzpouru.
 } { $count ->
    [0] Hlasovat nemůže nikdo, rozhodne balíček.
    [one] Hlasuje { $voters }.
   *[other] Hlasují { $voters }.
 }
tortuga1667-event-vote-cast = Hraješ kartu { NAME($card) }.
tortuga1667-event-vote-shown = Hlasy: { $cards }.
tortuga1667-event-vote-drawn = Dobíráš kartu { NAME($card) }.
tortuga1667-event-vote-sat-out = { $left ->
    [0] { $player } tohle hlasování vynechává, naposledy.
    [one] { $player } vynechává tohle hlasování a ještě jedno další.
    [few] { $player } vynechává tohle hlasování a ještě { $left } další.
   *[other] { $player } vynechává tohle hlasování a ještě { $left } dalších.
 }
tortuga1667-event-attack-decided = { $won ->
    [yes] Útok se podařil (děla { $cannons }, pochodně { $torches }, voda { $waters }).
   *[no] Útok se nepodařil (děla { $cannons }, pochodně { $torches }, voda { $waters }).
 }
tortuga1667-event-treasure-plundered = { $source ->
    [none] { $player } bere poklad z galeony do { NAME($into, case: "gen-adj") } podpalubí { NAME($ship, case: "gen") }.
   *[other] { $player } bere poklad z { NAME($source, case: "gen-adj") } podpalubí druhé lodi do { NAME($into, case: "gen-adj") } podpalubí { NAME($ship, case: "gen") }.
 }
tortuga1667-event-plunder-declined = { $player } nechává poklad, kde je.
tortuga1667-event-brawl-decided = Rvačka skončila. Vlajky: Britové { $british }, Francouzi { $french }. { tortuga1667-goal-brawl }
tortuga1667-event-mutiny-decided = { $won ->
    [yes] Vzpoura se podařila (lebky { $skulls }, kormidla { $wheels }). Na břeh má jít { $captain }.
   *[no] Vzpoura se nepodařila (lebky { $skulls }, kormidla { $wheels }). Velí dál { $captain }.
 }

tortuga1667-event-pawn-marooned = { $player } končí na břehu Tortugy. Může za to { NAME($cause) }.
tortuga1667-event-vote-card-lost = { $player } přichází o hlasovací kartu.
tortuga1667-event-own-card-lost = Přicházíš o kartu { NAME($card) }.
tortuga1667-event-fountain-drunk = { $player } pije z Pramene mládí a odolává { NAME($cause, case: "dat") }.

tortuga1667-event-card-turned = { $player } otáčí kartu { $place }: { NAME($card) }.
tortuga1667-event-card-kept = { $player } si nechává kartu { NAME($card) }.
tortuga1667-event-card-discarded = { $player } odkládá kartu { NAME($card) }, je vyčerpaná.
tortuga1667-event-nothing-happened = Karta { NAME($card) } nemá žádný účinek.
tortuga1667-event-pawn-enlisted = { $player } uplatňuje Kaperský list: { $pawn } se naloďuje { NAME($ship, case: "to") }.
tortuga1667-event-albatross-struck = Dva albatrosi { NAME($ship, case: "at") }! Na břeh jde celá posádka: { $crew }.
tortuga1667-event-map-given = { $player } předává kartu { NAME($card) }, má ji teď { $to }.
tortuga1667-event-pawn-sailed = { $player } využívá Atlantidu a přeplouvá { NAME($to, case: "to") }.
tortuga1667-event-boat-closed = { $player } odpaluje { NAME($boat) }, ten je nadobro pryč.
tortuga1667-event-pawn-washed-ashore = { $player } padá do moře a plave na Tortugu.
tortuga1667-event-fever-spread = { $player } a { $other } si míchají karty loajality.
tortuga1667-event-loyalty-taken = Teď hraješ za { NAME($loyalty, case: "acc") }.
tortuga1667-event-hand-returned = { $count ->
    [0] { $target } nemá žádné hlasovací karty na výměnu. Balíček se míchá.
    [one] { $target } dává svou jedinou hlasovací kartu pod balíček. Prohledává ho { $player }.
    [few] { $target } dává { $count } hlasovací karty pod balíček. Prohledává ho { $player }.
   *[other] { $target } dává { $count } hlasovacích karet pod balíček. Prohledává ho { $player }.
 }
tortuga1667-event-deck-searched = V hlasovacím balíčku je: { $cards }.
tortuga1667-event-hand-replaced = { $player } má vybráno, nové hlasovací karty dostává { $target }. Balíček se míchá.
tortuga1667-event-hand-taken = Tvoje nové hlasovací karty: { $cards }.
tortuga1667-event-bells-rung = Nová hlídka { NAME($place, case: "at") }, od prvního místa: { $crew }.
tortuga1667-event-places-swapped = { $player } a { $other } si vyměňují místa.
tortuga1667-event-scurvy-broke = Kurděje! Kdo přijde o příští tah: { $players }.
tortuga1667-event-storm-broke = { $place ->
    [tortuga1667-place-tortuga] Bouře vynáší ze skladů Tortugy poklady: { $treasures }.
   *[other] { $treasures ->
        [0] Bouře, ale { NAME($place, case: "at") } žádný poklad není.
        [one] Bouře vrací poklad z { NAME($place, case: "gen") } na galeonu.
        [few] Bouře vrací { $treasures } poklady z { NAME($place, case: "gen") } na galeonu.
       *[other] Bouře vrací { $treasures } pokladů z { NAME($place, case: "gen") } na galeonu.
    }
 }
tortuga1667-event-line-shuffled = Posledních pět karet se zamíchá a znovu vyloží.
tortuga1667-event-treasure-counted = Poklady: Britové { $british }, Francouzi { $french }.
tortuga1667-event-sudden-death = Nerozhodně. Armada odplouvá; odložené karty se zamíchají s kartami v řadě, které nikdo neotočil, a vyloží se znovu. Vyhraje národ, který první povede.
tortuga1667-event-discards-shuffled = Karty událostí došly, odložené se zamíchají a vyloží.

## The end

tortuga1667-outcome-armada-british = Připlula Armada a víc pokladů mají Britové: { $count ->
    [one] vyhrává { $winners }.
   *[other] vyhrávají { $winners }.
 }
tortuga1667-outcome-armada-french = Připlula Armada a víc pokladů mají Francouzi: { $count ->
    [one] vyhrává { $winners }.
   *[other] vyhrávají { $winners }.
 }
tortuga1667-outcome-armada-dutch = Připlula Armada a Britové s Francouzi mají pokladů stejně. Při shodě vyhrávají Holanďané: { $winners }.
tortuga1667-outcome-sudden-british = Po shodě se Britové první ujali vedení: { $count ->
    [one] vyhrává { $winners }.
   *[other] vyhrávají { $winners }.
 }
tortuga1667-outcome-sudden-french = Po shodě se Francouzi první ujali vedení: { $count ->
    [one] vyhrává { $winners }.
   *[other] vyhrávají { $winners }.
 }

## Notation

tortuga1667-notation-word = akce začíná jedním z těchto slov: { $names }
tortuga1667-notation-end = tady má akce končit
tortuga1667-notation-place = místo je jedno z těchto: { $names }
tortuga1667-notation-hold = podpalubí je jedno z těchto: { $names }
tortuga1667-notation-vote-card = hlasovací karta je jedna z těchto: { $names }
tortuga1667-notation-line-place = karty v řadě mají čísla { $least } až { $most }
tortuga1667-notation-same-card = jsou potřeba dvě různé karty
tortuga1667-notation-player = hráči mají čísla { $least } až { $most }
tortuga1667-notation-position = pořadí je číslo od { $least } do { $most }
tortuga1667-notation-from = tady může být jen „from“ a podpalubí

## Objections

tortuga1667-objection-announce-first = Nejdřív ohlas akci: view, reveal, force a tak dále.
tortuga1667-objection-not-asked = Teď se tě ptáme na něco jiného.
tortuga1667-objection-blind = V partii naslepo nikdo nahlížet nesmí.
tortuga1667-objection-two-cards = Na to jsou potřeba dvě karty v řadě.
tortuga1667-objection-no-cards = V řadě už žádná karta není.
tortuga1667-objection-not-beside = Odsud se tam člunem nedostaneš: { $place }.
tortuga1667-objection-boat-closed = Tenhle člun je nadobro pryč.
tortuga1667-objection-boat-taken = V tom člunu už někdo sedí.
tortuga1667-objection-ship-full = Na lodi { $place } už není místo.
tortuga1667-objection-not-captain = To smí jen kapitán lodi.
tortuga1667-objection-nobody-to-maroon = Na tvé lodi nikdo jiný není.
tortuga1667-objection-not-mate = Vzpouru smí vyvolat jen první důstojník lodi.
tortuga1667-objection-not-cabin-boy = Poklad smí přenést jen plavčík lodi.
tortuga1667-objection-hold-empty = V tom podpalubí žádný poklad není ({ $hold }).
tortuga1667-objection-not-governor = Rvačku smí vyvolat jen guvernér Tortugy.
tortuga1667-objection-no-letter = Nemáš Kaperský list.
tortuga1667-objection-ships-full = Obě lodě jsou plné.
tortuga1667-objection-nobody-to-enlist = Na Tortuze ani ve člunech není koho přesunout.
tortuga1667-objection-no-passing = Něco udělat můžeš, takže vynechat nejde.
tortuga1667-objection-same-card = Vyber dvě různé karty.
tortuga1667-objection-card-order = Nižší místo napiš první.
tortuga1667-objection-empty-place = Na místě { $place } žádná karta není.
tortuga1667-objection-not-pointed-at = Karta { $place } není jedna z těch dvou.
tortuga1667-objection-no-such-player = Tolik hráčů tu není, jen { $count }.
tortuga1667-objection-not-yourself = Sebe vybrat nemůžeš.
tortuga1667-objection-not-aboard = Tahle figurka není na tvé lodi.
tortuga1667-objection-not-ashore = Tahle figurka není na Tortuze ani ve člunu.
tortuga1667-objection-not-a-ship = Vyber loď.
tortuga1667-objection-not-a-boat = Vyber člun.
tortuga1667-objection-galleon-first = Dokud jsou poklady na galeoně, berou se odtamtud.
tortuga1667-objection-galleon-empty = Galeona je prázdná. Napiš, ze kterého podpalubí druhé lodi bereš: plunder british from french.
tortuga1667-objection-not-in-hand = Tuhle kartu na ruce nemáš: { $card }.
tortuga1667-objection-not-in-deck = Tahle karta v balíčku není: { $card }.
tortuga1667-objection-no-such-place = Na takovém místě začít nejde.
tortuga1667-objection-place-taken = To místo je obsazené.

## Figures

tortuga1667-stat-length = Délka v tazích
tortuga1667-stat-turns = Tahy
tortuga1667-stat-shortest = Nejkratší
tortuga1667-stat-median = Medián
tortuga1667-stat-longest = Nejdelší
tortuga1667-stat-mean = Průměr
tortuga1667-stat-winners = Vítězové podle počtu hráčů
tortuga1667-stat-british = Britové
tortuga1667-stat-french = Francouzi
tortuga1667-stat-dutch = Holanďané
tortuga1667-stat-matches = Partie
tortuga1667-stat-attacks = Útoky
tortuga1667-stat-attacks-row = Útoky
tortuga1667-stat-called = Vyhlášené
tortuga1667-stat-won = Úspěšné
tortuga1667-stat-rate = Podíl
tortuga1667-stat-maroonings = Vysazení na břeh
tortuga1667-stat-cancelled = Zrušené Pramenem mládí
tortuga1667-stat-count = Počet
tortuga1667-stat-per-match = Na partii
tortuga1667-stat-endings = Náhlé smrti
tortuga1667-stat-sudden = Nerozhodně při připlutí Armady
