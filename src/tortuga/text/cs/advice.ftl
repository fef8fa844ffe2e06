### Co by udělal dobrý hráč a proč; a kde se dalo zahrát líp.

advice-title = Dobrá volba je tady: { $choice }
advice-do = Zahrát to
advice-only-choice = Nic jiného se dělat nedá.

## Po partii

advice-moments-title = Chvíle, které stojí za druhý pohled
advice-moments-progress = Procházím tvé volby: { $done } z { $of }.
advice-moments-none = O moc líp se zahrát nedalo. Dobrá práce!
advice-moments-done = Tvoje volba: { $choice }
advice-moments-better = Lepší: { $choice }
advice-moments-loss = Stálo to asi { $percent } % šance na výhru.
advice-moments-open = Ukázat na desce

## turtles

turtles-advice-reaches-nest = Tím vyhráváš: želva dojde do velkého hnízda.
turtles-advice-win-is-proved = { $moves ->
    [one] Vyhráváš hned.
    [few] Ať soupeř odpoví cokoli, vyhraješ: nejvýš za { $moves } své tahy.
   *[other] Ať soupeř odpoví cokoli, vyhraješ: nejvýš za { $moves } svých tahů.
 }
turtles-advice-loss-is-proved = Všechny tahy prohrávají, když soupeř najde všechny odpovědi; na tenhle se hledají nejhůř.
turtles-advice-looks-best = Vypadá to nejlíp, šance je asi { $percent } %.
turtles-advice-bars-the-way = Po čemkoli jiném soupeř příštím tahem dojde do hnízda.
turtles-advice-overturns-turtles = { $count ->
    [one] Převrátí soupeřovu želvu.
    [few] Převrátí { $count } soupeřovy želvy.
   *[other] Převrátí { $count } soupeřových želv.
 }
turtles-advice-gains-turtles = { $count ->
    [one] Na tvou stranu přejde želva.
    [few] Na tvou stranu přejdou { $count } želvy.
   *[other] Na tvou stranu přejde { $count } želv.
 }
turtles-advice-hatches-turtles = { $count ->
    [one] Do hry přijde další želva.
    [few] Do hry přijdou další { $count } želvy.
   *[other] Do hry přijde dalších { $count } želv.
 }
turtles-advice-comes-nearer = { $steps ->
    [one] Tvá nejrychlejší želva pak bude krok od hnízda.
    [few] Tvá nejrychlejší želva pak bude { $steps } kroky od hnízda.
   *[other] Tvá nejrychlejší želva pak bude { $steps } kroků od hnízda.
 }
turtles-advice-others-stand-better = Soupeř stojí líp (asi { $percent } %): převezmi jeho tah.
turtles-advice-may-be-taken-over = Soupeř může tenhle tah převzít, a tak nemá být dobrý pro nikoho.

## buccaneers

buccaneers-advice-takes-the-lead = { $other ->
    [0] Akce { NAME($deed) }: budeš mít { $total } a nikdo jiný tam zatím kostky nemá.
   *[other] Akce { NAME($deed) }: povedeš { $total } ku { $other }.
 }
buccaneers-advice-comes-second = Akce { NAME($deed) }: budeš na 2. pozici, { $total } ku { $other }.
buccaneers-advice-skulls-anywhere = Samotné lebky můžou kamkoli: akci pojmenuješ, až budou všechny kostky na stole.
buccaneers-advice-keeps-dice-for-later = { $left ->
    [one] Na další hod ti zůstane kostka.
    [few] Na další hod ti zůstanou { $left } kostky.
   *[other] Na další hod ti zůstane { $left } kostek.
 }
buccaneers-advice-marker-goes-on = { $marker ->
    [buccaneers-marker-ship] Na 1. pozici tvoje loď dojde na políčko { $space }; místo ve flotile: { $chests }.
   *[buccaneers-marker-pirate] Na 1. pozici tvůj pirát dojde na políčko { $space }; místo v posádce: { $chests }.
 }
buccaneers-advice-chest-and-tile = Na 1. pozici vytáhneš truhlici a vybereš si ze dvou žetonů pokladu.
buccaneers-advice-chest-in-reach = Na 1. pozici můžeš vzít { NAME($chest, case: "acc") } truhlici. Přijde o ni { $victim }.
buccaneers-advice-pushes-back = { $marker ->
    [buccaneers-marker-ship] S lodí se vrátí zpět { $victim }.
   *[buccaneers-marker-pirate] S pirátem se vrátí zpět { $victim }.
 }
buccaneers-advice-fights-back = { $victim } se ubrání, ale i tak se to vyplatí.
buccaneers-advice-leaves-undefended = { $victim } tam nemá kostky a bránit se nemůže.
buccaneers-advice-no-attack-pays = Žádný útok nestojí za to, co by tě stál.
buccaneers-advice-tile-for-later = Žeton platí v každém dalším kole, kdy máš kostku u akce { NAME($deed) }.
buccaneers-advice-costs-nothing = Může ti to jen pomoct.
buccaneers-advice-makes-set = Sadu doplní { NAME($chest) } truhlice. Body navíc: { $points }.
buccaneers-advice-nears-set = Nejvíc tě k sadě přiblíží { NAME($chest) } truhlice.
buccaneers-advice-counts-double = Fialová truhlice se počítá dvakrát.
buccaneers-advice-stands-for-any = Bílá truhlice v Tortuze zastoupí v sadě kteroukoli barvu.
buccaneers-advice-more-coins = { $coins ->
    [one] Jedna mince, víc tu není.
    [few] { $coins } mince jsou víc.
   *[other] { $coins } mincí je víc.
 }
buccaneers-advice-left-is-safer = Nejlepší truhlice patří doleva: co se nevejde, odkládá se zprava.
buccaneers-advice-chance-to-win = Tvá šance na výhru je asi { $percent } %.

## tortuga1667

tortuga1667-advice-moves-treasure = { $to ->
    [tortuga1667-nation-british] Poklad přejde od Francouzů k Britům: rozdíl o dva.
   *[tortuga1667-nation-french] Poklad přejde od Britů k Francouzům: rozdíl o dva.
 }
tortuga1667-advice-adds-treasure = To je o poklad víc pro { NAME($to, case: "acc") }.
tortuga1667-advice-makes-even = Oba národy tak zůstanou vyrovnané a ty při remíze vyhráváš.
tortuga1667-advice-leaves-treasure = Co se dá vzít, pomohlo by jen ostatním.
tortuga1667-advice-galleon-has-treasure = { $left ->
    [one] Když to vyjde, uložíš poslední poklad z galeony.
   *[other] Když to vyjde, uložíš jeden poklad z galeony (zbývá jich { $left }).
 }
tortuga1667-advice-other-ship-has-treasure = { $nation ->
    [tortuga1667-nation-british] Když to vyjde, můžeš z druhé lodi vzít poklad Britů.
   *[tortuga1667-nation-french] Když to vyjde, můžeš z druhé lodi vzít poklad Francouzů.
 }
tortuga1667-advice-crew-is-with-you = Kdo hlasuje, je spíš s tebou než proti tobě.
tortuga1667-advice-crew-may-refuse = Nemusí to vyjít, ale nic jiného neslibuje víc.
tortuga1667-advice-probably-enemy = { $player } hraje nejspíš za { NAME($loyalty, case: "acc") } ({ $percent } %), tedy proti tobě.
tortuga1667-advice-probably-friend = { $player } hraje nejspíš za { NAME($loyalty, case: "acc") } ({ $percent } %), tedy s tebou.
tortuga1667-advice-likeliest-enemy = Nejmíň důvěry ze všech si zaslouží { $player }.
tortuga1667-advice-likeliest-friend = Nejvíc důvěry ze všech si zaslouží { $player }.
tortuga1667-advice-captain-loses-ship = O loď by přišel hráč { $captain } a kapitánské místo by bylo tvoje.
tortuga1667-advice-cabin-boy-loses-hold = Na místě plavčíka by mohl krást hráč { $player }.
tortuga1667-advice-vote-shall-succeed = { $vote ->
    [tortuga1667-vote-attack] Chceš, aby se tenhle útok povedl.
    [tortuga1667-vote-brawl] Chceš, aby se tahle rvačka povedla.
   *[tortuga1667-vote-mutiny] Chceš, aby se tahle vzpoura povedla.
 }
tortuga1667-advice-vote-shall-fail = { $vote ->
    [tortuga1667-vote-attack] Chceš, aby se tenhle útok nepovedl.
    [tortuga1667-vote-brawl] Chceš, aby se tahle rvačka nepovedla.
   *[tortuga1667-vote-mutiny] Chceš, aby se tahle vzpoura nepovedla.
 }
tortuga1667-advice-flags-for-nation = Ve rvačce se počítají vlajky a tvoje má být pro { NAME($nation, case: "acc") }.
tortuga1667-advice-card-better-kept = Na tomhle hlasování ti moc nezáleží: lepší karty si nech.
tortuga1667-advice-second-card-helps = Druhá karta se tu vyplatí.
tortuga1667-advice-second-card-spared = Druhá karta ti víc pomůže v jiném hlasování.
tortuga1667-advice-cards-are-unseen = Pak budeš vědět, co tam leží, a ostatní ne.
tortuga1667-advice-card-is-known = Už víš, co to je: { NAME($card) }.
tortuga1667-advice-cards-are-alike = O žádné lepší nevíš.
tortuga1667-advice-worst-for-others = { NAME($card) } není nic, co by někdo rád otočil.
tortuga1667-advice-armada-shall-come = Stojíš dobře: čím dřív Armada přijde, tím líp.
tortuga1667-advice-armada-may-wait = Armada se tím přiblíží, ale nic jiného neslibuje víc.
tortuga1667-advice-card-for-friend = { NAME($card) } pomůže tomu, kdo ji má: dej ji někomu ze svých.
tortuga1667-advice-back-of-the-ship = { $nation ->
    [tortuga1667-nation-british] Kdo nastoupí { NAME($ship, case: "to") }, je tam plavčíkem a může krást. Pokladů Britů tam leží: { $treasures }.
   *[tortuga1667-nation-french] Kdo nastoupí { NAME($ship, case: "to") }, je tam plavčíkem a může krást. Pokladů Francouzů tam leží: { $treasures }.
 }
tortuga1667-advice-only-aboard = Na lodi se dá dělat víc.
tortuga1667-advice-gets-nearer = Ze člunu se dostaneš { NAME($ship, case: "to") }.
tortuga1667-advice-stays-where-it-is = Tvé místo má větší cenu než to, co by bylo za něj.
tortuga1667-advice-good-place = Odtud toho { NAME($place, case: "at") } zmůžeš nejvíc.
tortuga1667-advice-boat-is-theirs = Tenhle člun slouží víc ostatním než tobě.
tortuga1667-advice-good-hand = Dobré hlasovací karty rozhodnou víc než jedno hlasování.
tortuga1667-advice-chance-of-nation = Tvá šance na výhru je asi { $percent } %.
tortuga1667-advice-nothing-better = Nic jiného neslibuje víc.
