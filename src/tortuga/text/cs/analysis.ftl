### Partie a pozice, na které se díváme zpětně.

## Rozborová deska želv

analysis-title = Rozborová deska
analysis-opening = Pozice se staví.
analysis-over = Tady už je po hře.
analysis-looking = Na tahu: { $side }. Tahy se prohlížejí.
analysis-best = Na tahu: { $side }. Nejlepší je { $move }: { $worth }.
analysis-progress = Prohlédnuto: { $done } z { $of }.
analysis-looking-at = Jak daleko je prohlídka
analysis-trail = Zkoušené tahy
analysis-beginning = Začátek
analysis-back = O tah zpět
analysis-link = Zkopírovat odkaz
analysis-linked = Odkaz je zkopírován.
analysis-moves = Všechny tahy, nejlepší první
analysis-move = Tah
analysis-worth = Jakou má cenu
analysis-played = Hráli lidé
analysis-played-by = { $matches }×, vyhráno { $won }
analysis-note = „Na“ je přesné, „nejvýš na“ je dokázané; procenta jsou odhad. Pod tahem stojí, co může následovat.
analysis-estimate = asi { $percent } %
analysis-won-in = { $moves ->
    [one] vyhrává hned
    [few] vyhrává na { $moves } tahy
   *[other] vyhrává na { $moves } tahů
}
analysis-won-within = { $moves ->
    [one] vyhrává hned
    [few] vyhrává nejvýš na { $moves } tahy
   *[other] vyhrává nejvýš na { $moves } tahů
}
analysis-lost-in = { $moves ->
    [one] druhá strana vyhrává hned
    [few] druhá strana vyhrává na { $moves } tahy
   *[other] druhá strana vyhrává na { $moves } tahů
}
analysis-lost-within = { $moves ->
    [one] druhá strana vyhrává hned
    [few] druhá strana vyhrává nejvýš na { $moves } tahy
   *[other] druhá strana vyhrává nejvýš na { $moves } tahů
}

## Stavění pozice

analysis-edit = Postavit pozici
analysis-stop-editing = Nechat, jak bylo
analysis-editing = Pokládej a odebírej želvy, nebo vlož pozici či tahy.
analysis-hand = Co pokládáš
analysis-hand-south = Jih
analysis-hand-north = Sever
analysis-hand-overturned = Na zádech
analysis-hand-nothing = Nic
analysis-to-move = Na tahu
analysis-variant = Varianta
analysis-variant-base = základní
analysis-variant-hatching = líhnutí
analysis-variant-ultra = ultra
analysis-reserve = Vejce: { $side }
analysis-notation = Zápis
analysis-lay = Rozebrat
analysis-clear = Vyprázdnit pláž
analysis-cell = { $cell }: { $standing ->
    [south] želva Jihu
    [north] želva Severu
    [overturned] želva na zádech
   *[empty] prázdné
}

## Partie

analysis-remarks = Co stojí za řeč
analysis-no-faults = Nic nestojí za řeč.
analysis-try-here = Zkusit na desce
analysis-as-table = Jako tabulka
analysis-after-actions = Po
analysis-points = { $points }
analysis-percent = { $percent } %
analysis-plot-turtles = Naděje Jihu v průběhu partie
analysis-plot-buccaneers = Body všech v průběhu partie
analysis-plot-tortuga1667 = Za jak jistě Francouze měl dobrý pozorovatel každého hráče
analysis-curve-south = Naděje Jihu
analysis-curve-score = { $name }
analysis-curve-suspicion = { $name }: Francouz?

## želvy: chyby

analysis-fault-misses-nest = { $move } mine hnízdo: { $better } by vyhrálo hned.
analysis-fault-opens-nest = { $move } pustí druhou stranu domů: { $answer } vyhrává hned. Lepší bylo { $better }.
analysis-fault-gives-away = { $move } zahodí vyhranou hru: teď vyhrává druhá strana, začne { $answer }. { $better } by vyhrálo nejvýš na { $moves } tahů.
analysis-fault-lets-slip = { $move } pustí výhru z rukou: { $better } by vyhrálo nejvýš na { $moves } tahů.
analysis-fault-loses = { $move } nutně prohrává, začne { $answer }. { $better } nechávalo hru otevřenou.
analysis-fault-weakens = { $move } vypadá mnohem slaběji než { $better }.

## bukanýři

analysis-parts = { $name }: { $total } bodů, z toho truhly { $chests }, sady { $sets }, stupnice { $tracks }, mince { $coins }.
analysis-dice = { $name }: kostek hozeno { $dice }, lebek { $skulls }; průměrně by jich bylo { $expected }.
analysis-luck = { $percent ->
    [0] { $name }: kostky přinesly tolik, kolik v průměru přinášejí.
   *[other] { $name }: kostky přinesly o { $percent } % šance na výhru { $sign ->
        [more] víc
       *[less] míň
    } než průměrné.
}
analysis-roll = Tento hod přinesl o { $percent } % šance na výhru { $sign ->
    [more] víc
   *[less] míň
} než průměrný.
analysis-skill = { $name }: voleb { $choices }, každá stála průměrně { $percent } % naděje na výhru proti tomu, co našel dobrý hráč.
analysis-gave-away = { $done } stálo { $percent } % naděje na výhru; lepší bylo { $better }.

## Tortuga 1667

analysis-read = { $name } – { $loyalty ->
    [british] britská strana
    [french] francouzská strana
   *[dutch] nizozemská strana
}; pozorovatel na ni po celou partii sázel na { $percent } %.
analysis-knew = Odtud { $name } může vědět, kam patří { $other }: { $loyalty ->
    [british] k Britům
    [french] k Francouzům
   *[dutch] k Nizozemcům
}.
analysis-ballot = { $name } hraje { NAME($card) } ({ NAME($vote) }){ $true ->
    [yes] , věrně své vlajce.
    [no] , proti své vlajce.
   *[unsaid] .
}
