### turtles

turtles-name = Želvy
turtles-summary = Závod želv, které skáčou, převracejí se a mění strany.
turtles-aim = Doveď želvu do velkého hnízda v protějším rohu dřív než soupeř.

turtles-preset-quick = Když se pozice dvakrát vrátí, je to remíza; 30 sekund na tah.
turtles-preset-usual = Všechny želvy začínají na pláži.
turtles-preset-everything = Želvy se líhnou během hry a po prvním tahu se smějí vyměnit strany.

turtles-option-variant = base: všechny želvy začínají na desce; hatching: líhnou se během hry; ultra: i ve vlastním rohu.
turtles-option-first = Kdo začíná: random, south nebo north.
turtles-option-majority-capture = Kdo skáče, musí zvolit skok přes co nejvíc želv.
turtles-option-enemy-anywhere = Skok přes soupeřovu želvu je povinný kdekoli v řetězu, nejen na začátku.
turtles-option-repetition-draw = Když pozice nastane potřetí, je to remíza.
turtles-option-swap = Po prvním tahu ho smí druhý hráč místo svého tahu převzít: deska se otočí.
turtles-option-position = Začne z této pozice (v notaci) místo ze základního postavení.
turtles-variant-differs = v pozici stojí { $variant }

turtles-side-south = Jih
    .gen = Jihu
turtles-side-north = Sever
    .gen = Severu

turtles-asked-choose-move = { $must_jump ->
    [yes] Musíš přeskočit soupeřovu želvu.
   *[no] { $may_hatch ->
        [yes] Táhni želvou, nebo nech nějaké vylíhnout.
       *[no] Táhni některou ze svých želv.
    }
 }{ $may_swap ->
    [yes] {" "}Nebo převezmi první tah.
   *[no] {""}
 }

turtles-event-begins = Začíná { $player }.
turtles-event-stepped = { $player } táhne { $origin }–{ $to }.
turtles-event-jumped = { $effect ->
    [turtles-effect-overturned] { $player } skáče z { $origin } na { $to } a převrací želvu na { $over }.
    [turtles-effect-righted] { $player } skáče z { $origin } na { $to } a želvu na { $over } staví na nohy. Získává ji { NAME($faces) }.
   *[turtles-effect-none] { $player } skáče z { $origin } přes { $over } na { $to }.
 }
turtles-event-swapped = { $player } přebírá první tah: deska se otáčí.
turtles-event-hatched = { $player } líhne želvy: { $cells }.

turtles-outcome-goal = { $winners } vyhrává: želva došla do protějšího rohu.
turtles-outcome-stuck = { $winners } vyhrává: druhá strana nemá žádný tah.
turtles-outcome-repetition = Remíza: tahle pozice nastala potřetí.

turtles-notation-column = pole začíná písmenem sloupce, a až g
turtles-notation-number = sloupec { $column } má pole { $column }1 až { $column }{ $cells }
turtles-notation-facing = za „=“ patří S nebo N, podle toho, kam se teď želva dívá
turtles-notation-step-or-jump = za prvním polem je „-“ pro krok nebo „>“ pro skok
turtles-notation-twice = { $cell } je tu dvakrát
turtles-notation-end = tady má tah končit
turtles-notation-piece = ve sloupci { $column } je S, N, X nebo číslice pro prázdná pole, polí celkem: { $cells }
turtles-notation-column-long = počet polí ve sloupci { $column } je jen { $cells }
turtles-notation-column-end = sloupec { $column } je už plný, počet polí: { $cells }
turtles-notation-to-move = strana na tahu je s nebo n
turtles-notation-space = sem patří mezera
turtles-notation-reserves = zásoby jsou dvě čísla od 0 do 8, třeba 0-0
turtles-notation-variant = varianta je jedna z těchto: { $variants }
turtles-notation-overturned-corner = v rohu { $cell } nemůže být převrácená želva
turtles-notation-both-on-goal = v cíli může stát jen jedna strana
turtles-notation-base-reserve = základní hra nemá zásoby
turtles-notation-too-many = počet želv i se zásobami je { $found }, nejvýš může být { $most }

turtles-objection-not-yours = Na { $cell } žádnou želvu nemáš.
turtles-objection-not-ahead = Z { $origin } jde želva jen dopředu: na { $ahead }.
turtles-objection-occupied = { $cell } je obsazené.
turtles-objection-must-jump = Musíš přeskočit soupeřovu želvu, třeba { $example }.
turtles-objection-no-jump = Z { $origin } na { $to } žádný skok nevede.
turtles-objection-nobody-to-jump = Na { $cell } není želva, kterou by šlo přeskočit.
turtles-objection-facing-missing = Řekni, kam se má želva na { $cell } dívat: za { $to } přidej =S nebo =N.
turtles-objection-facing-extra = Želva na { $cell } stojí na nohou; směr jí nevybíráš.
turtles-objection-mixed = Jedním tahem nejde skočit přes vlastní i soupeřovy želvy ({ $cell }).
turtles-objection-goes-on = Skok pokračuje, třeba { $example }.
turtles-objection-most-turtles = Musíš zvolit skok přes co nejvíc želv.
turtles-objection-swap = Převzít první tah může jen druhý hráč, a to místo svého prvního tahu.
turtles-objection-no-swap = U tohoto stolu se první tah nepřebírá.
turtles-objection-no-hatching = V základní hře se želvy nelíhnou.
turtles-objection-corner = V rohu { $cell } se v této variantě nic nelíhne.
turtles-objection-not-hatchable = { $cell } není volné pole tvého tábora.
turtles-objection-reserve = { $left ->
    [0] Tvoje zásoba je prázdná.
    [one] V zásobě ti zbývá jen jedna želva.
    [few] V zásobě ti zbývají jen { $left } želvy.
   *[other] V zásobě ti zbývá jen { $left } želv.
 }
turtles-objection-reserves-differ = Po líhnutí se zásoby (tvoje { $own }, soupeřova { $other }) smějí lišit nejvýš o dvě želvy.

turtles-seat-0 = Jih
turtles-seat-1 = Sever
turtles-reserve = zásoba { $count }
turtles-overturned = na zádech
turtles-last-move = poslední tah { $move }
turtles-help = Krok: d3-d4. Skok, dopad za dopadem: c2>c4>e5.
    Po skoku přes želvu na zádech řekni, čí bude: c2>c4=S nebo c2>c4=N.
    Líhnutí: +c1,d2. Převzetí prvního tahu, kde se tak hraje: swap.
