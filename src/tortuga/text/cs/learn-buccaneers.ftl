### buccaneers: první lekce a jak se hraje.

## Lekce

learn-buccaneers-log = Hraješ za Anne a tohle je tvůj lodní deník. Truhlice přicházejí na tvůj ostrov, pak k posádce, pak do flotily; v Tortuze jsou v bezpečí. Kolo: házet, jednat, přesunout truhlice.
learn-buccaneers-keep = Všichni hodili za zástěnou pěti kostkami. Nech si aspoň jednu; víc jen tehdy, když ukazují stejnou akci. Vezmi obě kostky s loupeží, A a D.
learn-buccaneers-keep-both = Jedna je dovolená, ale rozhodují součty: vezmi A a D spolu.
learn-buccaneers-keep-other = I to je dovolené. V téhle lekci se jde na loupež: nech si A a D.
learn-buccaneers-keep-done = Všechny zástěny se zvednou naráz a ponechané kostky leží u svých akcí. Zbytek se hází znovu.
learn-buccaneers-skull = Lebka je žolík. S jinými kostkami se přidá k jejich akci a platí číslo, které tam má její vlastní kostka. Nech si lebku s E, na verbování.
learn-buccaneers-skull-along = Vezmi i lebku: počítá se do stejné akce.
learn-buccaneers-skull-alone = Lebku lze nechat i samotnou a akci pojmenovat potom. Tady ji vezmi spolu s E.
learn-buccaneers-skull-boarding = To by šlo na přepadení. Tentokrát verbuj: lebka z C tam platí 5.
learn-buccaneers-skull-done = Tvá poslední kostka šla k flotile. Coco už neměla čím házet a dostala za to bonusový žeton.
learn-buccaneers-second = Teď pět akcí, jedna po druhé. V každé jedná nejdřív nejvyšší součet, pak ten další a nikdo jiný. U flotily měl Bart 6; ty máš 3 a jsi na druhém místě. Jednej.
learn-buccaneers-second-done = Druhý posune loď o jedno políčko, první o dvě. Čím dál je, tím víc truhlic se vejde do tvé flotily.
learn-buccaneers-second-lost = Akce se smíš vzdát, ale tady z toho nic nemáš. Jednej.
learn-buccaneers-first = Při verbování máš s lebkou 8 a Bart má 2. Jsi tedy na prvním místě. Jednej.
learn-buccaneers-first-done = O dvě políčka dál je tvůj pirát a posádka má víc místa. Na honu za pokladem byla jen Coco a dostala truhlici a žeton s mincemi.
learn-buccaneers-first-lost = Jsi na prvním místě: vezmi si, co ti patří, a jednej.
learn-buccaneers-raid = Při loupeži jsi se 4 na prvním místě. Vezmi truhlici z něčí posádky; pirát toho hráče se vrátí o políčko. Kdo tam má kostku, brání se a vrátí se i tvůj pirát. Bart ji má, Coco ne. Na koho zaútočíš?
learn-buccaneers-raid-defended = Bart se brání: vrátil by se i tvůj pirát. Coco tam kostku nemá.
learn-buccaneers-raid-lost = Šlo se na loupež. Na někoho zaútoč.
learn-buccaneers-raid-done = Červená truhlice je tvoje. Pak jako druhý loupil Bart u tebe; máš tam ale kostky, a tak se vrátil jeho pirát stejně jako tvůj.
learn-buccaneers-move = Všichni si vylosovali truhlici. Teď se všechny truhlice posunou o zónu dál. Pořadí v posádce určuješ ty: na co později nebude místo, to se odkládá zprava. Jako první dej bílou truhlici.
learn-buccaneers-move-order = Bílá truhlice je v Tortuze žolík. Dej ji tam, kde je nejbezpečněji, doleva.
learn-buccaneers-move-done = Tvá žlutá truhlice je ve flotile: ještě kolo a je doma. Na jednu modrou v posádce Coco nezbylo místo a leží na centrálním ostrově.
learn-buccaneers-score = Šest truhlic v jedné Tortuze ukončí hru. Každá tam platí 3, ve flotile 2, v posádce 1, fialové dvojnásob. Za každou sadu červené, žluté a modré jsou další 3. Přičti políčka lodi a piráta a mince: vyhrává nejvíc bodů.

## Jak se hraje

how-buccaneers-turn-keep = Házení. Všichni hází tajně. Nech si jednu nebo víc kostek, pokud ukazují stejnou akci; pak všichni ukážou, co si nechali, a zbytek hází znovu, dokud každá kostka někde neleží.
how-buccaneers-turn-raid = Jednání. Pět akcí jde po sobě. V každé jedná nejdřív nejvyšší součet, pak ten další a nikdo jiný.
how-buccaneers-turn-move = Přesun. Každý si vylosuje truhlici a všechny truhlice jdou o zónu dál: ostrov, posádka, flotila, Tortuga.
how-buccaneers-skull-title = Lebky
how-buccaneers-skull = Lebka je žolík. S jinými kostkami se přidá k jejich akci; samotné určíš akci, až všichni ukážou kostky. Platí číslo, které má pro tu akci její vlastní kostka.
how-buccaneers-rank-title = Kdo je první
how-buccaneers-rank = Sečti kostky u akce a její bonusový žeton. Účastní se jen ten, kdo tam má kostku. Při shodě má přednost začínající hráč, pak po směru hodin. Akce se smíš vzdát; nikdo tím nepostoupí.
how-buccaneers-deeds-title = Pět akcí
how-buccaneers-deeds = Flotila: loď o 2 políčka, druhý o 1. Verbování: stejně tak pirát. Hon za pokladem: truhlice a jeden ze dvou žetonů s pokladem podle výběru; druhý jeden žeton naslepo. Přepadení a loupež: útok na něčí flotilu nebo posádku.
how-buccaneers-attack-title = Útoky
how-buccaneers-attack = První si vezme truhlici podle výběru z flotily (přepadení) nebo posádky (loupež) oběti a její loď nebo pirát se vrátí o políčko. Má-li oběť u té akce kostku, vrátí se i útočník. Druhý útočí na někoho jiného a bere si truhlici z centrálního ostrova. V Tortuze jsou truhlice v bezpečí.
how-buccaneers-room-title = Kolik je místa
how-buccaneers-room = Políčko lodi říká, kolik truhlic unese flotila a kolik kostek se vejde na přepadení; políčko piráta totéž pro posádku a loupež. Políčko 1 má jedno místo, 2 a 3 dvě, 4 a 5 tři, 6 až 8 čtyři. Nevejde se žádná tvá kostka? Hází se znovu, otevřeně.
how-buccaneers-bonus-title = Bonusové žetony
how-buccaneers-bonus = Kdo už umístil všechny kostky, dostane za každý další hod ostatních bonus: nový žeton s 1 k akci podle výběru, nebo vlastní žeton otočí na 2. Žetony zůstávají a počítají se v každém kole, kdy tam máš kostku.
how-buccaneers-centre-title = Centrální ostrov
how-buccaneers-centre = Přijde sem truhlice, na kterou nezbylo místo; druhá téže barvy se vrací do pytle. Bere odtud druhý v útoku.
how-buccaneers-end-title = Konec
how-buccaneers-end = Má-li po přesunu někdo v Tortuze šest nebo víc truhlic, hra končí.
how-buccaneers-points-title = Body
how-buccaneers-points = Každá truhlice: 3 v Tortuze, 2 ve flotile, 1 v posádce, fialové dvojnásob. Každá sada jedné červené, žluté a modré: další 3; bílá v Tortuze zastoupí kteroukoli z nich. K tomu políčka lodi a piráta a mince na žetonech.
how-buccaneers-two-title = Ve dvou
how-buccaneers-two = Jedná jen první. Loď nebo pirát jde o 1 políčko, hon přinese truhlici a jeden žeton a co by šlo na centrální ostrov, vrací se do pytle.
