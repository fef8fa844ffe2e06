### Puzzles: what is asked, what is said to an answer, and the page around it.

puzzle-title = Hádanky
puzzle-about = Pozice, otázka a odpověď, která je dokázaná.
puzzle-day = Hádanka dne
puzzle-more = Další hádanky
puzzle-next = Další hádanka
puzzle-show = Ukaž mi to
puzzle-back = Všechny hádanky
puzzle-proof = Co která odpověď vynese
puzzle-history = Co se zatím stalo
puzzle-progress = Vyřešeno { $solved } z { $number }
puzzle-streak = { $days ->
    [one] Vyřešeno 1 den v řadě
    [few] Vyřešeno { $days } dny v řadě
   *[other] Vyřešeno { $days } dní v řadě
 }
puzzle-solved-today = Vyřešeno. Další přijde zítra.
puzzle-kind = Druh
puzzle-grade = Stupeň
puzzle-fitting = Podle tebe
puzzle-any = všechny
puzzle-kind-win = Výhra v tolika tazích
puzzle-kind-race = Závod
puzzle-kind-only = Jediný tah
puzzle-kind-trap = Past
puzzle-kind-keep = Které kostky si necháš?
puzzle-kind-who = Kdo je Francouz?
puzzle-heading = Hádanka { $id }, stupeň { $grade } z { $grades }. Napiš odpověď, nebo ? pro nápovědu.
puzzle-commands = Napiš odpověď nebo její číslo, nebo: m co lze odpovědět, b deska, s ukaž mi to, q konec.
puzzle-go-on = Enter: další. q: konec.
error-no-puzzle = Taková hádanka není.
error-no-puzzles = Pro „{ $game }“ nejsou hádanky. Jsou pro: { $games }.

## turtles

puzzle-turtles-win = { $moves ->
    [one] Jih vyhraje jedním tahem. Kterým?
    [few] Jih vyhraje ve { $moves } tazích. Čím začne?
   *[other] Jih vyhraje v { $moves } tazích. Čím začne?
 }
puzzle-turtles-win-right = { $moves ->
    [one] Správně: rovnou v cíli. Každý jiný tah prohrává.
    [few] Správně. Ať Sever odpoví cokoli, Jih má po { $moves } tazích vyhráno. Každý jiný první tah prohrává.
   *[other] Správně. Ať Sever odpoví cokoli, Jih má po { $moves } tazích vyhráno. Každý jiný první tah prohrává.
 }
puzzle-turtles-race = Závod, o kterém rozhodne jeden krok: Sever nepotřebuje víc času než Jih. Počet tahů k výhře: { $moves }. Který tah vyhraje?
puzzle-turtles-race-right = Správně. Každý jiný tah se o krok opozdí.
puzzle-turtles-only = Vyhrává jediný tah Jihu. Který?
puzzle-turtles-only-right = Správně. Všechny ostatní prohrávají.
puzzle-turtles-trap = Tah, který vypadá nejlépe, prohrává. Najdi pro Jih takový, který vyhraje.
puzzle-turtles-trap-right = Správně. Past na tebe nestačila.
puzzle-turtles-wrong = { $answer }: { $worth }. To ještě není ono, zkus to znovu.
puzzle-turtles-wins = { $moves ->
    [one] vyhraje hned
    [few] vyhraje ve { $moves } tazích
   *[other] vyhraje v { $moves } tazích
 }
puzzle-turtles-wins-late = vyhraje, ale ne brzy
puzzle-turtles-loses = { $moves ->
    [one] druhá strana hned vyhraje
    [few] druhá strana vyhraje ve { $moves } tazích
   *[other] druhá strana vyhraje v { $moves } tazích
 }
puzzle-turtles-loses-late = druhá strana nakonec vyhraje

## buccaneers

puzzle-buccaneers-keep = Které kostky si necháš?
puzzle-buccaneers-keep-right = Správně. V tisících kol, která se odtud dohrála, si nic jiného nevedlo tak dobře.
puzzle-buccaneers-wrong = { $answer }: { $worth }. Něco jiného je zřetelně lepší, zkus to znovu.
puzzle-buccaneers-worth = ze 100 partií vyhraje { $percent }

## Tortuga 1667

puzzle-tortuga1667-who = Jsi { $you }. Vzpomeň si na všechno, co se stalo. Kdo z ostatních je Francouz?
puzzle-tortuga1667-who-right = Správně: tak to bylo.
puzzle-tortuga1667-wrong = Sotva: { $worth }. Podívej se ještě jednou, kdo co udělal, a zkus to znovu.
puzzle-tortuga1667-worth = Francouz s pravděpodobností { $percent } ze 100
