### Dokud první partie hry neskončí, každá otázka se vysvětlí trochu víc.

## turtles

turtles-newcomer-choose-move = Želvy chodí jen dopředu, o krok nebo skokem přes sousedku; přeskočená soupeřova padne na záda a kdo nějakou přeskočit může, ten musí.

## buccaneers

buccaneers-newcomer-which-dice = Nech si aspoň jednu kostku; víc, když ukazují stejnou akci. Ostatní hodíš znovu a lebky se hodí ke všemu.
buccaneers-newcomer-which-open-dice = Nic se nevešlo, a tak tenhle hod leží odkrytý: nech si aspoň jednu kostku jedné akce.
buccaneers-newcomer-which-hidden-dice = Nic se nevešlo, a tak padl ještě jeden tajný hod: nech si aspoň jednu kostku jedné akce.
buccaneers-newcomer-which-bonus = Všechny kostky už máš na místě a ostatní ještě házejí: bonusový žeton se u akce přičte v každém kole, kdy tam máš kostku.
buccaneers-newcomer-which-deed = Ponechané lebky platí jako kostky: vyber akci, kde ti jejich čísla pomůžou nejvíc.
buccaneers-newcomer-whether-to-act = Nejvyšší součet jedná první a získá víc, druhý míň a ostatní nic.
buccaneers-newcomer-whom-to-attack = 1. pozice bere truhlici oběti, 2. pozice z centrálního ostrova; oběť, která tam má kostky, vrátí zpět i tvůj ukazatel.
buccaneers-newcomer-which-tile = Mince jsou na konci body a nikdo jiný nevidí, kolik jich máš.
buccaneers-newcomer-what-to-steal = Červená, modrá a žlutá truhlice tvoří sadu; fialová se počítá dvakrát a bílá v Tortuze zastoupí kteroukoli barvu.
buccaneers-newcomer-what-to-take = Červená, modrá a žlutá truhlice tvoří sadu; fialová se počítá dvakrát a bílá v Tortuze zastoupí kteroukoli barvu.
buccaneers-newcomer-which-chest = Truhlice jdou z ostrova k posádce, do flotily a domů do Tortugy; co se nevejde, ztratí se, zprava.

## tortuga1667

tortuga1667-newcomer-stow-treasure = Poklad se počítá národu, v jehož podpalubí leží, ať ho tam dal kdokoli.
tortuga1667-newcomer-settle-pawn = První na lodi je kapitán, poslední plavčík; každé místo umí něco jiného.
tortuga1667-newcomer-use-atlantis = S touhle mapou jednou změníš loď, před tahem kohokoli; můžeš si ji i nechat na později.
tortuga1667-newcomer-choose-deed = Udělej jednu věc: podívej se na karty, otoč jednu, vesluj, nebo to, co tvé místo dovolí, třeba útok kapitána nebo krádež plavčíka.
tortuga1667-newcomer-choose-look = Uvidíš je jen ty; všichni vidí, že se díváš.
tortuga1667-newcomer-choose-turn = Karta platí hned, pro tebe nebo pro všechny; mezi posledními přijde Armada a partie skončí.
tortuga1667-newcomer-choose-pair = Ukážeš na dvě karty a někdo jiný musí jednu z nich otočit.
tortuga1667-newcomer-choose-forced = Kdo má otočit, vybere si jednu ze dvou a platí pro něj: vyber někoho, komu nevěříš.
tortuga1667-newcomer-turn-forced = Jednu ze dvou otočit musíš a co na ní je, platí pro tebe.
tortuga1667-newcomer-turn-for = Čas vypršel, a tak vybíráš za něj; karta platí pořád pro něj.
tortuga1667-newcomer-choose-marooned = Kdo je vysazen, jde na Tortugu a přijde o místo na lodi.
tortuga1667-newcomer-resolve-card = Karta je otočená a teď platí; volbu na ní děláš ty.
tortuga1667-newcomer-spend-letter = List přivede figurku z Tortugy nebo ze člunu rovnou na konec lodi.
tortuga1667-newcomer-choose-ship = Figurka tam bude poslední, a tedy plavčík, který může krást.
tortuga1667-newcomer-search-deck = Tyhle hlasovací karty vybíráš ty a balíček nikdo jiný nevidí.
tortuga1667-newcomer-cast-vote = Karty se před otočením zamíchají, takže nikdo neví, kdo hrál co. Podívej se, které symboly v tomhle hlasování platí.
tortuga1667-newcomer-cast-second = Eldorado ti dovolí zahrát o kartu víc než ostatní.
tortuga1667-newcomer-plunder-treasure = Kapitán určí, kterému národu se poklad počítá, a ostatní se tak o tobě něco dozvědí.
tortuga1667-newcomer-drink-fountain = Mapa tě jednou zachrání před vysazením a pak je pryč.
