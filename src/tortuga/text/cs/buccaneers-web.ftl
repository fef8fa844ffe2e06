### How buccaneers shows itself in a browser.

## The middle of the table

buccaneers-web-middle = Střed stolu
buccaneers-web-round = Kolo { $round }
buccaneers-web-centre = Centrální ostrov
buccaneers-web-pile = { $count ->
    [one] zbývá 1 žeton s pokladem
    [few] zbývají { $count } žetony s pokladem
   *[other] zbývá { $count } žetonů s pokladem
 }
buccaneers-web-letter-red = Č
buccaneers-web-letter-blue = M
buccaneers-web-letter-yellow = Ž
buccaneers-web-letter-white = B
buccaneers-web-letter-purple = F
buccaneers-web-chest = { NAME($chest) } truhlice
buccaneers-web-counted = { NAME($chest) } { $count }
buccaneers-web-bag = { $count ->
    [0] Sáček je prázdný
    [one] V sáčku je 1 truhlice: { $colours }
    [few] V sáčku jsou { $count } truhlice: { $colours }
   *[other] V sáčku je { $count } truhlic: { $colours }
 }
buccaneers-web-bonus-left = { $count ->
    [one] zbývá 1 bonusový žeton
    [few] zbývají { $count } bonusové žetony
   *[other] zbývá { $count } bonusových žetonů
 }

## The captains

buccaneers-web-captain = { $first ->
    [yes] { $player }, začínající hráč: { $state }. Truhlice v Tortuze: { $count }, cíl { $goal }. Ukázat desku.
   *[no] { $player }: { $state }. Truhlice v Tortuze: { $count }, cíl { $goal }. Ukázat desku.
 }
buccaneers-web-doing-choosing = vybírá
buccaneers-web-doing-chosen = vybráno
buccaneers-web-doing-naming = určuje lebky
buccaneers-web-doing-rolling = hází veřejně
buccaneers-web-doing-acting = na tahu
buccaneers-web-doing-loading = nakládá
buccaneers-web-doing-idle = čeká
buccaneers-web-doing-ended = konec
buccaneers-web-doing-over = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }
buccaneers-web-shown-nothing = nic se nehodí
buccaneers-web-stands = { $rank ->
    [1] 1. pozice v akci { NAME($deed) }, součet { $total }
    [2] 2. pozice v akci { NAME($deed) }, součet { $total }
   *[other] součet { $total } v akci { NAME($deed) }
 }
buccaneers-web-rank = { $rank ->
    [1] 1.
   *[2] 2.
 }

## A log

buccaneers-web-log = Deska, kterou má { $player }
buccaneers-web-enlarge = Ukázat desku v plné velikosti
buccaneers-web-close = Zavřít
buccaneers-web-of = { $count }/{ $room }
buccaneers-web-track = { NAME($marker) } na políčku { $space } (celkem { $spaces }): místo pro { $chests ->
    [one] 1 truhlici
    [few] { $chests } truhlice
   *[other] { $chests } truhlic
 } a { $dice ->
    [one] 1 kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
 }
buccaneers-web-numbered = { $die } { $number }
buccaneers-web-space = { NAME($deed) }: { $count ->
    [0] žádné kostky
   *[other] kostky { $dice }, součet { $total }
 }{ $bonus ->
    [0] { "" }
   *[other] ; bonus { $bonus }
 }
buccaneers-web-zone = { NAME($zone) }: { $bounded ->
    [yes] obsazená místa { $count }, celkem { $room }
   *[no] { $count ->
        [0] žádné truhlice
        [one] 1 truhlice
        [few] { $count } truhlice
       *[other] { $count } truhlic
    }
 }
buccaneers-web-chest-at = { NAME($chest) } truhlice, { $place }. místo { NAME($zone, case: "in") }
buccaneers-web-lost = { NAME($chest) } truhlice: nezbývá na ni místo
buccaneers-web-tiles = { $count ->
    [0] žádné žetony s pokladem
    [one] 1 žeton s pokladem
    [few] { $count } žetony s pokladem
   *[other] { $count } žetonů s pokladem
 }
buccaneers-web-coins = { $tiles ->
    [one] 1 žeton s pokladem
    [few] { $tiles } žetony s pokladem
   *[other] { $tiles } žetonů s pokladem
 }, { $coins ->
    [one] 1 zlaťák
    [few] { $coins } zlaťáky
   *[other] { $coins } zlaťáků
 }
buccaneers-web-tile-coins = { $coins ->
    [one] 1 zlaťák
    [few] { $coins } zlaťáky
   *[other] { $coins } zlaťáků
 }

## Dice

buccaneers-web-your-dice = Tvoje kostky
buccaneers-web-die = { $face ->
    [buccaneers-face-skull] Kostka { $die }: lebka
   *[other] Kostka { $die }: { NAME($face) } { $number }
 }
buccaneers-web-kept = Necháváš si { $dice }; ostatní ještě vybírají
buccaneers-web-open-roll = { $player } hází přede všemi

## Choosing

buccaneers-web-tray = Tvoje volba
buccaneers-web-hint = Vyber z toho, co svítí. Nic se nestane, dokud to nepotvrdíš.

buccaneers-web-do-keep = Nechat si { $dice }
buccaneers-web-do-none-fits = Nic se nehodí
buccaneers-web-do-bonus = { $turns ->
    [yes] Otočit žeton u akce { NAME($deed) } na 2
   *[no] Položit žeton k akci { NAME($deed) }
 }
buccaneers-web-do-name = Lebky k akci { NAME($deed) }
buccaneers-web-do-act = { $deed ->
    [buccaneers-deed-fleet] Rozšířit flotilu
    [buccaneers-deed-recruit] Verbovat
   *[buccaneers-deed-hunt] Na hon za pokladem
 }
buccaneers-web-do-give-up = { $deed ->
    [buccaneers-deed-boarding] Neútočit
    [buccaneers-deed-raid] Neútočit
   *[other] Vzdát se akce
 }
buccaneers-web-do-attack = { $deed ->
    [buccaneers-deed-boarding] Přepadení, cílem je { $victim }
   *[buccaneers-deed-raid] Loupež, cílem je { $victim }
 }
buccaneers-web-do-steal = Vzít { NAME($chest, case: "acc") } truhlici z místa { $place }
buccaneers-web-do-take = Vzít { NAME($chest, case: "acc") } truhlici
buccaneers-web-do-keep-tile = { $coins ->
    [one] Nechat si žeton s 1 zlaťákem
    [few] Nechat si žeton se { $coins } zlaťáky
   *[other] Nechat si žeton s { $coins } zlaťáky
 }
buccaneers-web-do-load = Naložit { NAME($chest, case: "acc") } truhlici na { $place }. místo

buccaneers-web-note-place = { $bonus ->
    [0] { $added } k akci { NAME($deed) }: celkem { $total }.
   *[other] { $added } k akci { NAME($deed) }: celkem { $total } i s bonusem { $bonus }.
 }
buccaneers-web-note-skulls = { $count ->
    [one] Jen lebka: akci jí určíš, až všichni ukážou kostky.
   *[other] Jen lebky: akci jim určíš, až všichni ukážou kostky.
 }
buccaneers-web-note-none-fits = Až všichni ukážou kostky, hodíš těmihle znovu přede všemi.
buccaneers-web-note-bonus = Přidá { $side } k akci { NAME($deed) } v každém kole, ve kterém u ní máš kostku.
buccaneers-web-note-advance = { $marker ->
    [buccaneers-marker-ship] Tvoje loď
   *[buccaneers-marker-pirate] Tvůj pirát
 } { $moves ->
    [yes] se posune na políčko { $space }.
   *[no] už je na políčku { $space } a dál nemůže.
 }
buccaneers-web-note-hunt = { $two ->
    [yes] Vytáhneš truhlici a vezmeš si žeton s pokladem.
   *[no] { $rank ->
        [1] Vytáhneš truhlici, prohlédneš si dva žetony s pokladem a jeden si necháš.
       *[2] Vezmeš si žeton s pokladem.
    }
 }
buccaneers-web-note-give-up = Na tvoji pozici se nikdo neposune; tvoje kostky zůstávají a brání.
buccaneers-web-note-booty = { $chests ->
    [0] Není tu žádná truhlice k mání.
    [one] K mání je 1 truhlice.
    [few] Na výběr jsou { $chests } truhlice.
   *[other] Na výběr je { $chests } truhlic.
 }
buccaneers-web-note-centre = { $chests ->
    [0] Centrální ostrov je prázdný.
   *[other] Potom si vezmeš truhlici z centrálního ostrova.
 }
buccaneers-web-note-pushed = { $marker ->
    [buccaneers-marker-ship] Soupeřova loď
   *[buccaneers-marker-pirate] Soupeřův pirát
 } se vrátí na políčko { $space }.
buccaneers-web-note-defended = Soupeř tam má kostky a brání se: { $marker ->
    [buccaneers-marker-ship] tvoje loď
   *[buccaneers-marker-pirate] tvůj pirát
 } se také vrátí, na políčko { $space }.
buccaneers-web-note-undefended = Soupeř tam nemá kostku a bránit se nemůže.
buccaneers-web-note-load = Místa se plní zleva. Co se nevejde, o to přijdeš.

buccaneers-web-attacked = { $defended ->
    [yes] brání se
   *[no] nebrání se
 }

## First and second

buccaneers-web-reward-fleet = { $steps ->
    [one] posune loď o 1 políčko
    [few] posune loď o { $steps } políčka
   *[other] posune loď o { $steps } políček
 }
buccaneers-web-reward-recruit = { $steps ->
    [one] posune piráta o 1 políčko
    [few] posune piráta o { $steps } políčka
   *[other] posune piráta o { $steps } políček
 }
buccaneers-web-reward-hunt = { $two ->
    [yes] vytáhne truhlici a vezme si žeton s pokladem
   *[no] { $rank ->
        [1] vytáhne truhlici a nechá si jeden ze dvou žetonů s pokladem
       *[2] vezme si žeton s pokladem
    }
 }
buccaneers-web-reward-boarding = { $rank ->
    [1] smí někoho přepadnout a vzít z flotily truhlici
   *[2] smí přepadnout někoho dalšího a vzít truhlici z centrálního ostrova
 }
buccaneers-web-reward-raid = { $rank ->
    [1] smí někoho oloupit a vzít z posádky truhlici
   *[2] smí oloupit někoho dalšího a vzít truhlici z centrálního ostrova
 }
buccaneers-web-tie = Při stejném součtu jde pořadí po směru hodin; začíná { $first }.

## In a line

buccaneers-web-explain-zone-fleet = Lodě: truhlice odsud jdou příště do Tortugy. Přepadení bere odsud.
buccaneers-web-explain-deed-fleet = Rozšíření flotily posouvá loď: víc místa pro truhlice ve flotile a pro kostky na přepadení.
buccaneers-web-explain-deed-recruit = Verbování posouvá piráta: víc místa pro truhlice v posádce a pro kostky na loupež.
buccaneers-web-explain-deed-hunt = Hon za pokladem přináší truhlici a žetony s pokladem.
buccaneers-web-explain-deed-boarding = Přepadení bere truhlici z flotily a vrací loď zpět. Kostky tady také brání.
buccaneers-web-explain-deed-raid = Loupež bere truhlici z posádky a vrací piráta zpět. Kostky tady také brání.
buccaneers-web-explain-zone-island = Sem přicházejí nové truhlice a příště jdou do posádky. Ukrást je nikdo nemůže.
buccaneers-web-explain-zone-crew = Posádka: truhlice odsud jdou příště do flotily. Loupež bere odsud.
buccaneers-web-explain-zone-tortuga = Doma v bezpečí: nejvíc bodů, a když je jich tu dost, hra končí.
buccaneers-web-explain-chest-red = Červená: jedna červená, jedna modrá a jedna žlutá truhlice tvoří sadu.
buccaneers-web-explain-chest-blue = Modrá: jedna červená, jedna modrá a jedna žlutá truhlice tvoří sadu.
buccaneers-web-explain-chest-yellow = Žlutá: jedna červená, jedna modrá a jedna žlutá truhlice tvoří sadu.
buccaneers-web-explain-chest-white = Bílá: v Tortuze zastoupí kteroukoli barvu sady.
buccaneers-web-explain-chest-purple = Fialová: počítá se dvakrát, ale do žádné sady.
buccaneers-web-explain-centre = Tady leží truhlice, na které nezbylo místo, od každé barvy nejvýš jedna.
buccaneers-web-explain-tiles = Na žetonech s pokladem jsou 1 až 3 zlaťáky; do konce hry je zná jen jejich majitel.
buccaneers-web-explain-bonus = Kdo má přiřazené všechny kostky dřív než ostatní, dostává bonus: nový žeton s 1, nebo otočení z 1 na 2.

## The end

buccaneers-web-end-you = ty
buccaneers-web-end-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
 }
buccaneers-web-end-zone = { NAME($zone) }: { $points } za každou truhlici, fialová × { $times }
buccaneers-web-end-chest = { NAME($chest) } truhlice: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }
buccaneers-web-end-part = { $joker ->
    [yes] { NAME($chest) } truhlice { NAME($zone, case: "in") } jako { NAME($colour) }
   *[no] { NAME($chest) } truhlice { NAME($zone, case: "in") }
 }
buccaneers-web-end-set = Sada tří barev
buccaneers-web-end-tracks = Loď na { $ship }, pirát na { $pirate }
buccaneers-web-end-tiles = { $tiles ->
    [0] Žádné žetony s pokladem
    [one] Zlaťáky na 1 žetonu s pokladem
   *[other] Zlaťáky na { $tiles } žetonech s pokladem
 }
buccaneers-web-end-total = Celkem
buccaneers-web-end-tie = Stejně bodů: o vítězství se dělí.
buccaneers-web-end-as = = { $letter }
buccaneers-web-end-rounds = { $count ->
    [one] kolo
    [few] kola
   *[other] kol
 }
buccaneers-web-end-chests = { $count ->
    [one] truhlice v Tortuze
    [few] truhlice v Tortuze
   *[other] truhlic v Tortuze
 }
buccaneers-web-end-sets = { $count ->
    [one] sada tří barev
    [few] sady tří barev
   *[other] sad tří barev
 }
buccaneers-web-end-coins = { $count ->
    [one] nalezený zlaťák
    [few] nalezené zlaťáky
   *[other] nalezených zlaťáků
 }
buccaneers-web-end-bonuses = { $count ->
    [one] získaný bonus
    [few] získané bonusy
   *[other] získaných bonusů
 }
