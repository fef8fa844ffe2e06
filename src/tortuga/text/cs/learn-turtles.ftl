### turtles: první lekce a jak se hraje.

## Lekce

learn-turtles-step = Hraješ za Jih. Tvé želvy se dívají po pláži nahoru, k velkému hnízdu v protějším rohu: kdo tam má želvu první, vyhrává. Vyber želvu a pak pole přímo před ní.
learn-turtles-step-done = Jeden krok, rovně nebo šikmo; zpátky želvy nikdy nechodí. Potom táhl Sever.
learn-turtles-jump = Želva v cestě ti pomůže dopředu. Přeskoč želvou z d3 tu, která stojí před ní.
learn-turtles-jump-slow = Krokem se dostaneš o jedno pole dál. Želva na d3 může přeskočit tu na d4 a dostane se o dvě.
learn-turtles-jump-done = Vlastní želvy smíš přeskočit, kdykoli je pole za nimi volné. Nic se s nimi nestane.
learn-turtles-flip = Tady stojí přímo před tvou želvou želva Severu a pole za ní je volné. Teď nemáš na vybranou: musíš skočit.
learn-turtles-flip-done = Přeskočená soupeřova želva leží na zádech. Nepatří nikomu a nemůže táhnout.
learn-turtles-chain = Skok nekončí, dokud může pokračovat. Přeskoč první želvu a odtamtud druhou.
learn-turtles-chain-done = Dvě želvy na zádech jedním tahem. Když může skok pokračovat víc způsoby, vybereš si.
learn-turtles-turn = Želvu na zádech si může vzít kdokoli: kdo ji přeskočí, postaví ji na nohy a určí, čí bude. Přeskoč d4 a vezmi si ji.
learn-turtles-turn-given = Takhle by patřila Severu. Někdy se to hodí, ale tady si ji vezmi pro sebe.
learn-turtles-turn-slow = Krok je to dobrý, ale želva na d4 zůstane na zádech. Přeskoč ji.
learn-turtles-turn-done = Patřila Severu a teď je tvoje. Želvu na zádech přeskočit smíš, ale nemusíš.
learn-turtles-must = Ještě krok a tvá želva z d6 je v hnízdě. Nebo musíš nejdřív udělat něco jiného?
learn-turtles-must-done = Skok přes soupeřovu želvu má přednost, i kdyby tě stál partii. Dobrý hráč nutí skákat ty druhé.
learn-turtles-goal = A teď vyhraj. Jeden tah tu končí v hnízdě: najdi ho.
learn-turtles-goal-other = Ten skok je také dovolený, ale nevyhrává. Hledej ten, který končí na d7.
learn-turtles-goal-done = Výhra! První želva v protějším hnízdě hned rozhoduje. Prohrává také ten, kdo je na tahu a nemůže hrát.
learn-turtles-hatch = V den líhnutí je pláž prázdná a každá strana má osm vajec. Místo tahu smíš nechat vylíhnout želvy ve svém táboře. Vyber tři pole a nech je vylíhnout.
learn-turtles-hatch-number = Při úplně prvním líhnutí je počet libovolný. Teď ať jsou tři.
learn-turtles-hatch-done = Severu se vylíhly také tři. Po líhnutí se obě zásoby nikdy nesmějí lišit o víc než o dvě; a kdo musí skákat, líhnout nesmí.

## Jak se hraje

how-turtles-turn-step = Táhni jednou želvou o krok dopředu, rovně nebo šikmo. Nikdy zpátky.
how-turtles-turn-flip = Nebo přeskoč želvu přímo před sebou na volné pole za ní. Přeskočená soupeřova želva se převrátí na záda.
how-turtles-turn-goal = První želva ve velkém hnízdě v protějším rohu okamžitě vyhrává.
how-turtles-jump-title = Přes vlastní želvy
how-turtles-jump = Pomohou ti stejně dobře. Nic se s nimi nestane a přeskočit je nikdy nemusíš.
how-turtles-must-title = Kdy se skákat musí
how-turtles-must = Když některá tvá želva může začít skokem přes soupeřovu, musíš udělat takový tah, i když je pro tebe špatný a i když by jiná želva mohla vyhrát. Z několika takových tahů si vybereš.
how-turtles-chain-title = Skok pokračuje
how-turtles-chain = Želva skáče dál, dokud může, a po každém dopadu smí změnit směr. Cestu vybíráš ty; nejdelší být nemusí.
how-turtles-mixed-title = Ne obojí v jednom tahu
how-turtles-mixed = Jeden tah nikdy nevede přes tvé želvy i přes soupeřovy. Želvy na zádech se hodí k jedněm i druhým.
how-turtles-turn-title = Želva na zádech
how-turtles-turn = Nepatří nikomu a nehýbe se. Kdo ji přeskočí, postaví ji na nohy a určí, kam se bude dívat: k té straně se přidá. Přeskočit ji nikdy nemusíš.
how-turtles-stuck-title = Žádný tah
how-turtles-stuck = Kdo je na tahu a nemůže nic udělat, prohrál.
how-turtles-hatch-title = Den líhnutí
how-turtles-hatch = Varianta: pláž je prázdná a každá strana má v zásobě osm želv. Místo tahu nech vylíhnout jednu nebo více na volných polích svého tábora, ale nikdy v rohu. Při úplně prvním líhnutí je počet libovolný; po každém dalším se zásoby liší nejvýš o dvě. Kdo musí skákat, líhnout nesmí.
