### How turtles shows itself in the browser.

## The board

turtles-web-board = Pláž
turtles-web-cell = { $cell }, { $standing ->
    [empty] prázdné pole
    [goal] cíl { NAME($goal, case: "gen") }
    [egg] vejce
    [overturned] želva na zádech
    [south] želva Jihu
   *[north] želva Severu
 }{ $effect ->
    [turtle] , může táhnout
    [target] , sem se dá táhnout
    [chosen] , zvoleno
    [stop] , zvoleno; skok tu může skončit
    [hatch] , tady se může vylíhnout želva
    [unhatch] , tady se vylíhne želva
   *[no] { "" }
 }
turtles-web-explain = { $cell }: { $standing ->
    [empty] volné pole.
    [goal] hnízdo velké želvy. Kdo dřív dojde do toho protějšího, vyhrává.
    [egg] tady se vylíhne želva.
    [overturned] želva na zádech, nepatří nikomu. Kdo ji přeskočí, postaví ji na nohy a určí, čí bude.
    [south] želva Jihu. Když ji přeskočí Sever, převrátí se na záda.
   *[north] želva Severu. Když ji přeskočí Jih, převrátí se na záda.
 }
turtles-web-explain-eggs = Želvy, které se ještě nevylíhly. Po prvním líhnutí se obě zásoby smějí lišit nejvýš o dvě.
turtles-web-eggs = { $count ->
    [0] { NAME($side) } už nemá žádná vejce
    [one] { NAME($side) } má ještě jedno vejce
    [few] { NAME($side) } má ještě { $count } vejce
   *[other] { NAME($side) } má ještě { $count } vajec
 }
turtles-web-to-move = na tahu

## The move under way

turtles-web-chosen = Z { $cell } můžeš na { $cells }.
turtles-web-goes-on = Skok pokračuje z { $cell } na { $cells }.
turtles-web-asked-where = Kam?
turtles-web-asked-on = { $stop ->
    [yes] Kam dál, nebo tady zůstat?
   *[no] Kam dál?
 }
turtles-web-asked-more = Která další pole?
turtles-web-must-jump = { $count ->
    [one] Želva na { $cells } musí přeskočit soupeřovu želvu.
   *[other] Jedna z těchto musí přeskočit soupeřovu želvu: { $cells }.
 }
turtles-web-facing-ask = Čí je teď želva na { $cell }?
turtles-web-facing-choose = Dál na { $cell }: řekni, čí želva bude.
turtles-web-facing = { NAME($side) }: { $player }
turtles-web-hatch = { $count ->
    [0] Vylíhnout
    [one] Vylíhnout jednu želvu
    [few] Vylíhnout { $count } želvy
   *[other] Vylíhnout { $count } želv
 }
turtles-web-hatch-numbers = { $one ->
    [yes] K líhnutí vyber { $least ->
        [one] jedno pole
        [few] { $least } pole
       *[other] { $least } polí
     } svého tábora.
   *[no] K líhnutí vyber { $least } až { $most ->
        [few] { $most } pole
       *[other] { $most } polí
     } svého tábora.
 }
turtles-web-do-swap = Převzít první tah
turtles-web-stop = Skončit tady

## The list of moves

turtles-web-moves = Tahy
turtles-web-move-number = Č.
turtles-web-no-moves = Zatím žádné tahy.

## The last screen

turtles-web-end-side = { NAME($side) }: { $player }
turtles-web-end-won = výhra
turtles-web-end-story = Příběh v číslech
turtles-web-end-feet = { $count ->
    [one] želva na nohou
    [few] želvy na nohou
   *[other] želv na nohou
 }
turtles-web-end-nearest = { $count ->
    [0] kroků do cíle: první želva je doma
    [one] krok chybí první želvě do cíle
    [few] kroky chybějí první želvě do cíle
   *[other] kroků chybí první želvě do cíle
 }
turtles-web-end-eggs = { $count ->
    [one] nevylíhlé vejce
    [few] nevylíhlá vejce
   *[other] nevylíhlých vajec
 }
turtles-web-end-overturned = { $count ->
    [one] želva zůstala na zádech
    [few] želvy zůstaly na zádech
   *[other] želv zůstalo na zádech
 }
turtles-web-end-moves = { $count ->
    [one] odehraný tah
    [few] odehrané tahy
   *[other] odehraných tahů
 }
turtles-web-end-jumps = { $count ->
    [one] skok
    [few] skoky
   *[other] skoků
 }
turtles-web-end-flips = { $count ->
    [one] želva převrácená na záda
    [few] želvy převrácené na záda
   *[other] želv převrácených na záda
 }
turtles-web-end-righted = { $count ->
    [one] želva postavená na nohy
    [few] želvy postavené na nohy
   *[other] želv postavených na nohy
 }
turtles-web-end-longest = { $count ->
    [one] skok v nejdelším řetězu
    [few] skoky v nejdelším řetězu
   *[other] skoků v nejdelším řetězu
 }
