### buccaneers

buccaneers-name = Bukanýři
buccaneers-summary = Házej tajně, přebíjej soupeře, přepadej, kraď a dopravuj truhlice do Tortugy.
buccaneers-aim = Dopravuj truhlice do Tortugy: až jich tam někdo má šest, vyhrává, kdo má nejvíc bodů.

buccaneers-preset-quick = Stačí čtyři truhlice v jedné Tortuze; 30 sekund na každou volbu.
buccaneers-preset-usual = Hra končí šesti truhlicemi v jedné Tortuze.
buccaneers-preset-everything = Dlouhá hra do osmi truhlic; kostky, které se nehodí, se přehazují potají.

buccaneers-option-first-player = Kdo má na začátku figurku začínajícího hráče: místo (1, 2 …), nebo random.
buccaneers-option-bonus-needs-die = Bonusový žeton jde položit nebo otočit jen u akce, kde má hráč kostku (česká pravidla).
buccaneers-option-hidden-reroll = Kostky, z nichž se žádná nevejde, se přehazují za zástěnou (česká pravidla), ne přede všemi.
buccaneers-option-put-off = Kdy se odkládají truhlice, které se už nevejdou: po každém útoku, nebo jednou po celé akci.
buccaneers-option-long-game = Hra končí, když má někdo v Tortuze 8 truhlic místo 6.
buccaneers-option-facts = Tabulka kostek a všechna další čísla z krabice, kterými jde nahradit zdejší odhady.
buccaneers-option-problem-seat = začínající hráč je místo od 1 do { $seats }, nebo random
buccaneers-facts-dice-count = počet kostek je { $dice }, A až E
buccaneers-facts-tracks = čtyři tabulky kapacit mají stejnou délku a na každé políčko jedno číslo
buccaneers-facts-room = každé políčko dává místo aspoň pro jednu věc a nikdy pro míň než políčko před ním
buccaneers-facts-start = loď a pirát začínají na políčku od 1 do { $spaces }
buccaneers-facts-bonus-tiles = pro tolik hráčů je potřeba aspoň tolik bonusových žetonů: { $least }
buccaneers-facts-chests = pro tolik hráčů je potřeba aspoň tolik truhlic: { $least }; jinak by partie nemusela nikdy skončit

# Names of things

buccaneers-deed-fleet = rozšíření flotily
buccaneers-deed-recruit = verbování
buccaneers-deed-hunt = hon za pokladem
buccaneers-deed-boarding = přepadení
buccaneers-deed-raid = loupež
buccaneers-face-fleet = flotila
buccaneers-face-recruit = verbování
buccaneers-face-hunt = hon
buccaneers-face-boarding = přepadení
buccaneers-face-raid = loupež
buccaneers-face-skull = lebka
buccaneers-die-A = A
buccaneers-die-B = B
buccaneers-die-C = C
buccaneers-die-D = D
buccaneers-die-E = E
buccaneers-chest-red = červená
    .acc = červenou
buccaneers-chest-blue = modrá
    .acc = modrou
buccaneers-chest-yellow = žlutá
    .acc = žlutou
buccaneers-chest-white = bílá
    .acc = bílou
buccaneers-chest-purple = fialová
    .acc = fialovou
buccaneers-zone-island = ostrov
    .in = na ostrově
    .into = na ostrov
    .from = z ostrova
buccaneers-zone-crew = posádka
    .in = v posádce
    .into = do posádky
    .from = z posádky
buccaneers-zone-fleet = flotila
    .in = ve flotile
    .into = do flotily
    .from = z flotily
buccaneers-zone-tortuga = Tortuga
    .in = v Tortuze
    .into = do Tortugy
    .from = z Tortugy
buccaneers-marker-ship = loď
    .acc = loď
buccaneers-marker-pirate = pirát
    .acc = piráta
buccaneers-put-off-attack = po každém útoku
buccaneers-put-off-action = po celé akci

# Questions

buccaneers-asked-which-dice = { $roll }. hod: které kostky si necháš? Když se nehodí žádná, řekni to.
buccaneers-asked-which-open-dice = Házíš přede všemi: které kostky si necháš?
buccaneers-asked-which-hidden-dice = Přehodil(a) jsi za zástěnou: které kostky si necháš?
buccaneers-asked-which-bonus = { $roll }. hod: dostáváš bonus. Kam položíš nový žeton, nebo který otočíš z 1 na 2?
buccaneers-asked-which-deed = Ke které akci přiřadíš kostky s lebkou ({ $dice })?
buccaneers-asked-whether-to-act = { $rank ->
    [1] Akce { NAME($deed) }, jsi na 1. pozici: provedeš ji, nebo se jí vzdáš?
   *[2] Akce { NAME($deed) }, jsi na 2. pozici: provedeš ji, nebo se jí vzdáš?
 }
buccaneers-asked-whom-to-attack = { $rank ->
    [1] Akce { NAME($deed) }, jsi na 1. pozici: na koho zaútočíš, jestli vůbec?
   *[2] Akce { NAME($deed) }, jsi na 2. pozici: na koho zaútočíš, jestli vůbec?
 }
buccaneers-asked-which-tile = Vidíš dva žetony s pokladem, zlaťáky: { $coins }. Který si necháš?
buccaneers-asked-what-to-steal = { $victim } přijde o truhlici. Kterou bereš?
buccaneers-asked-what-to-take = Kterou truhlici bereš z centrálního ostrova?
buccaneers-asked-which-chest = Která truhlice přijde { NAME($zone, case: "into") } na { $place }. místo?

# What happens

buccaneers-event-first-player = Figurku začínajícího hráče má { $player }.
buccaneers-event-round-began = Kolo { $round }. Začíná { $first }.
buccaneers-event-chest-drawn = { $player } vytahuje ze sáčku { NAME($chest, case: "acc") } truhlici a dává ji { NAME($zone, case: "into") }.
buccaneers-event-bag-empty = Sáček je prázdný, { $player } zůstává bez truhlice.
buccaneers-event-common-roll = { $roll }. hod, tajně za zástěnou: { $rollers }.
buccaneers-event-rolled = Tvůj hod ({ $dice }): { $faces }.
buccaneers-event-dice-kept = { $player } přiřazuje k akci { NAME($deed) }: { $dice }.
buccaneers-event-skulls-kept = { $player } si nechává jen lebky: { $dice }.
buccaneers-event-nothing-kept = { $player } nemůže přiřadit žádnou kostku.
buccaneers-event-bonus-laid = { $player } pokládá bonusový žeton k akci { NAME($deed) }.
buccaneers-event-bonus-turned = { $player } otáčí bonusový žeton u akce { NAME($deed) } na 2.
buccaneers-event-skulls-named = { $player } přiřazuje lebky k akci { NAME($deed) }: { $dice }.
buccaneers-event-dice-shown = { $player } ukazuje kostky, které nejdou přiřadit ({ $dice }): { $faces }.
buccaneers-event-rolled-openly = { $player } hází přede všemi ({ $dice }): { $faces }.
buccaneers-event-rolled-again = { $player } přehazuje za zástěnou.
buccaneers-event-open-dice-kept = { $player } přiřazuje k akci { NAME($deed) }: { $dice }.
buccaneers-event-open-skulls-kept = { $player } si nechává jen lebky: { $dice }.
buccaneers-event-deed-skipped = Akce { NAME($deed) } se přeskakuje, nikdo u ní nemá kostky.
buccaneers-event-equal-totals = Akce { NAME($deed) }, stejný součet { $total }: { $players }. Pořadí jde po směru hodin; začíná { $first }.
buccaneers-event-deed-ranked = Akce { NAME($deed) }, pořadí: { $players } (součet { $totals }).
buccaneers-event-gave-up = { $player } se vzdává akce { NAME($deed) }.
buccaneers-event-marker-advanced = { $player } posouvá { NAME($marker, case: "acc") } dopředu, na políčko { $space }.
buccaneers-event-marker-pushed-back = { $player } vrací { NAME($marker, case: "acc") } zpět, na políčko { $space }.
buccaneers-event-tiles-looked-at = { $player } si prohlíží dva žetony s pokladem.
buccaneers-event-tiles-seen = Zlaťáky na obou žetonech: { $coins }.
buccaneers-event-tile-taken = { $player } bere žeton s pokladem.
buccaneers-event-tile-seen = Na tvém novém žetonu s pokladem { $coins ->
    [one] je jeden zlaťák
    [few] jsou { $coins } zlaťáky
   *[other] je { $coins } zlaťáků
 }.
buccaneers-event-tiles-empty = Žetony s pokladem došly, { $player } zůstává s prázdnou.
buccaneers-event-attacked = { $deed ->
    [buccaneers-deed-boarding] Přepadení: { $player } útočí, { $victim } { $defended ->
        [yes] se brání
       *[no] se nemá čím bránit
     }.
   *[buccaneers-deed-raid] Loupež: { $player } útočí, { $victim } { $defended ->
        [yes] se brání
       *[no] se nemá čím bránit
     }.
 }
buccaneers-event-chest-stolen = { $player } krade { NAME($zone, case: "from") } { NAME($chest, case: "acc") } truhlici. Přichází o ni { $victim }.
buccaneers-event-chest-taken = { $player } bere z centrálního ostrova { NAME($chest, case: "acc") } truhlici.
buccaneers-event-chest-put-off = { $to_bag ->
    [yes] { $player } už nemá { NAME($zone, case: "in") } dost místa: { NAME($chest) } truhlice se vrací do sáčku.
   *[no] { $player } už nemá { NAME($zone, case: "in") } dost místa: { NAME($chest) } truhlice jde na centrální ostrov.
 }
buccaneers-event-dice-taken-back = Všichni si berou kostky zpátky.
buccaneers-event-chests-brought = { $player } přiváží do Tortugy truhlice: { $chests }.
buccaneers-event-chests-loaded = { $player } má teď { NAME($zone, case: "in") } truhlice (zleva): { $chests }.
buccaneers-event-chest-left = { $to_bag ->
    [yes] { $player } nemá místo pro { NAME($chest, case: "acc") } truhlici, ta se vrací do sáčku.
   *[no] { $player } nemá místo pro { NAME($chest, case: "acc") } truhlici, ta jde na centrální ostrov.
 }
buccaneers-event-tiles-shown = { $player } odkrývá žetony s pokladem, zlaťáky: { $coins }.
buccaneers-event-scored = { $player }: truhlice { $chests }, sady { $sets }, počítadla { $tracks }, zlaťáky { $coins }; celkem { $total ->
    [one] 1 bod
    [few] { $total } body
   *[other] { $total } bodů
 }.

buccaneers-outcome-points = { $count ->
    [one] { $winners } vyhrává s největším počtem bodů.
   *[other] O vítězství se dělí { $winners }.
 }

# Notation

buccaneers-notation-word = akce začíná jedním z těchto slov: { $names }
buccaneers-notation-dice = kostky napiš písmeny A až E, třeba AC
buccaneers-notation-die-twice = kostka { $die } je tu dvakrát
buccaneers-notation-deed = políčko akce je fleet, recruit, hunt, boarding nebo raid
buccaneers-notation-chest = truhlice je red, blue, yellow, white nebo purple
buccaneers-notation-seat = hráč se píše číslem svého místa, od 1
buccaneers-notation-place = místo je číslo, zleva od 1
buccaneers-notation-coins = žeton se píše počtem zlaťáků, třeba 2
buccaneers-notation-end = tady má akce končit

# Objections

buccaneers-objection-asked-which-dice = Teď vybíráš, které kostky si necháš.
buccaneers-objection-asked-which-open-dice = Teď vybíráš, které z odkrytých kostek si necháš.
buccaneers-objection-asked-which-hidden-dice = Teď vybíráš, které kostky z hodu za zástěnou si necháš.
buccaneers-objection-asked-which-bonus = Teď vybíráš, kam přijde tvůj bonus.
buccaneers-objection-asked-which-deed = Teď vybíráš, ke které akci přiřadíš lebky.
buccaneers-objection-asked-whether-to-act = Teď se rozhoduješ, jestli akci provedeš, nebo se jí vzdáš.
buccaneers-objection-asked-whom-to-attack = Teď se rozhoduješ, na koho zaútočíš, jestli vůbec.
buccaneers-objection-asked-which-tile = Teď vybíráš, který žeton s pokladem si necháš.
buccaneers-objection-asked-what-to-steal = Teď vybíráš, kterou truhlici ukradneš.
buccaneers-objection-asked-what-to-take = Teď vybíráš, kterou truhlici vezmeš z centrálního ostrova.
buccaneers-objection-asked-which-chest = Teď vybíráš, která truhlice přijde na řadu.
buccaneers-objection-keep-none = Aspoň jednu kostku si nechat musíš.
buccaneers-objection-not-in-hand = Kostka { $die } není mezi těmi, kterými teď házíš: { $hand }.
buccaneers-objection-mixed = Všechny kostky, které si necháš, musí ukazovat stejnou akci: { $die } je { NAME($deed) }, { $other } je { NAME($another) }.
buccaneers-objection-no-room = { $free ->
    [0] U akce { NAME($deed) } už nemáš na kostky místo.
    [one] K akci { NAME($deed) } se vejde už jen 1 kostka, tolik ne: { $dice }.
    [few] K akci { NAME($deed) } se vejdou už jen { $free } kostky, tolik ne: { $dice }.
   *[other] K akci { NAME($deed) } se vejde už jen { $free } kostek, tolik ne: { $dice }.
 }
buccaneers-objection-something-fits = Něco se hodí: můžeš si nechat třeba { $dice }.
buccaneers-objection-bonus-full = Bonusový žeton u akce { NAME($deed) } už ukazuje 2.
buccaneers-objection-bonus-no-die = U akce { NAME($deed) } nemáš kostku, takže tam bonus dát nejde.
buccaneers-objection-attack-oneself = Na sebe zaútočit nemůžeš.
buccaneers-objection-attacked-already = Akce { NAME($deed) }: tam už útočí 1. pozice, vyber si jiný cíl.
buccaneers-objection-no-such-player = Tolik hráčů tu není, jen { $seats }.
buccaneers-objection-no-such-place = Na místě { $place } žádná truhlice není. Truhlic je tu { $chests }.
buccaneers-objection-not-there = Tahle barva tu není: { $chest }. Na výběr: { $chests }.
buccaneers-objection-not-that-tile = Žeton s hodnotou { $coins } nevidíš, na těch dvou je { $tiles }.

# Statistics

buccaneers-stat-match-table = Partie
buccaneers-stat-value = hodnota
buccaneers-stat-matches = partie
buccaneers-stat-decisions = rozhodnutí na partii
buccaneers-stat-rounds = kol na partii
buccaneers-stat-fewest-rounds = nejméně kol
buccaneers-stat-most-rounds = nejvíc kol
buccaneers-stat-rolls-per-round = společných hodů na kolo
buccaneers-stat-shared = dělená vítězství
buccaneers-stat-seats-table = Podle místa
buccaneers-stat-order-table = Podle pořadí na začátku (1: začínající hráč prvního kola)
buccaneers-stat-win-rate = výhry
buccaneers-stat-sole-win-rate = samostatné výhry
buccaneers-stat-score = body
buccaneers-stat-chests = truhlice
buccaneers-stat-sets = sady
buccaneers-stat-tracks = počítadla
buccaneers-stat-coins = zlaťáky
buccaneers-stat-deeds-table = Akce
buccaneers-stat-held = proběhla
buccaneers-stat-skipped = přeskočena
buccaneers-stat-sole = jediný zájemce
buccaneers-stat-acted-first = 1. pozice: provedeno
buccaneers-stat-acted-second = 2. pozice: provedeno
buccaneers-stat-given-up-first = 1. pozice: vzdáno
buccaneers-stat-given-up-second = 2. pozice: vzdáno
buccaneers-stat-marker-rate = výhry začínajícího hráče
buccaneers-stat-winning-total = vítězný součet
buccaneers-stat-bonus-table = Bonusové žetony na partii
buccaneers-stat-laid = položeno
buccaneers-stat-turned = otočeno na 2
buccaneers-stat-happenings-table = Co se dělo
buccaneers-stat-in-all = celkem
buccaneers-stat-per-match = na partii
buccaneers-stat-per-round = na kolo
buccaneers-stat-common-rolls = společné hody
buccaneers-stat-forced-rerolls = vynucené přehození
buccaneers-stat-open-rolls = hody přede všemi
buccaneers-stat-lone-skulls = ponechané samotné lebky
buccaneers-stat-bonus-laid = položené bonusové žetony
buccaneers-stat-bonus-turned = otočené bonusové žetony
buccaneers-stat-attacks = útoky
buccaneers-stat-stolen = ukradené truhlice
buccaneers-stat-taken = truhlice z centrálního ostrova
buccaneers-stat-put-off = odložené truhlice
buccaneers-stat-left-over = truhlice, na které při přesunu nezbylo místo
