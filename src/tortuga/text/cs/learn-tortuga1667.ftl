### tortuga1667: první lekce a jak se hraje.

## Lekce

learn-tortuga1667-loyalty = Hraješ za Anne, první důstojnici Bludného Holanďana. Stiskni pečeť: patříš k Francouzům a nikdo jiný to neví. Až přijde Španělská armada, vyhraje národ, který má ve svých podpalubích víc pokladů. Bart, tvůj kapitán, dal svůj poklad k Britům.
learn-tortuga1667-view = Jsi na tahu a tah je jedna akce. Pět karet událostí leží lícem dolů. Nahlédni na dvě: co uvidíš, nikdo jiný neuvidí.
learn-tortuga1667-view-blind = Kartu můžeš otočit i naslepo. Ale radši se nejdřív podívej: nahlédni.
learn-tortuga1667-view-soon = Všechno má svůj čas! Nejdřív nahlédni na dvě karty.
learn-tortuga1667-look = Podívej se na první dvě karty, 1 a 2.
learn-tortuga1667-look-first-two = V téhle lekci se podívej na karty 1 a 2.
learn-tortuga1667-look-done = Pistole a Černá skvrna: zapamatuj si je. Ostatní vědí, kam se díváš, ale ne, co vidíš. A teď kapitán Bart volá k útoku na galeonu.
learn-tortuga1667-vote = Hlasují všichni na palubě a přimíchá se karta z balíčku. K útoku je třeba dělo a pochodeň; každá voda jednu pochodeň uhasí. Zahraj kartu s kormidlem a lebku si nech: bude se hodit.
learn-tortuga1667-vote-skull = Lebku si nech! Za chvíli ji budeš potřebovat. Zahraj kartu s kormidlem.
learn-tortuga1667-vote-done = Útok se podařil a Bart zase uložil poklad k Britům. Kdo zahrál kterou kartu, se nikdo nikdy nedozví.
learn-tortuga1667-mutiny = Kapitána Barta už bylo dost. Jsi první důstojnice: vyvolej vzpouru.
learn-tortuga1667-mutiny-later = S kartami počkej. Nejdřív se zbav Barta: vzpoura.
learn-tortuga1667-skull = Při vzpouře hlasují všichni kromě kapitána a víc lebek než kormidel ho vysadí na břeh. Zahraj lebku.
learn-tortuga1667-skull-wheel = Kormidlo by Bartovi pomohlo. Zahraj lebku.
learn-tortuga1667-skull-done = Bart je vysazený na Tortuze a velíš lodi ty. Už ale dovesloval do člunu vedle tvé lodi a příštím tahem bude zpátky na palubě.
learn-tortuga1667-reveal = Teď využij, co víš. Odhal kartu.
learn-tortuga1667-turn = Otoč kartu, kterou chceš. Dvě z nich znáš.
learn-tortuga1667-turn-spot = To je Černá skvrna: vysadila by tebe. Otoč Pistoli, kartu 1.
learn-tortuga1667-turn-unseen = Tu kartu neznáš. Otoč Pistoli, kartu 1.
learn-tortuga1667-pistol = Pistole vysadí jiného hráče. Kdo se chystá zpátky na palubu?
learn-tortuga1667-pistol-harmless = Někdo je nebezpečnější: Bart sedí ve člunu vedle tvé lodi.
learn-tortuga1667-pistol-done = Bart je zase na Tortuze. Jako kapitánka smíš k útoku volat ty, a vybereš i podpalubí.
learn-tortuga1667-end = Když zbývá jen pět karet, zamíchají se a Armada je mezi nimi. Kdo ji otočí, ukončí hru: vyhrává národ, který má víc pokladů; při shodě hráč, který je za Holanďany. Do té doby říkej, co chceš. Pravda to být nemusí.

## Jak se hraje

how-tortuga1667-turn-look = Tah je jedna akce. Smíš tajně nahlédnout na dvě karty ležící lícem dolů, jednu odhalit, nebo někoho donutit, aby jednu ze dvou otočil.
how-tortuga1667-turn-vote = Nebo udělej, co ti dovoluje tvé místo: kapitáni a první důstojníci volají k hlasování. Všichni hlasují tajně a přimíchá se jedna karta z balíčku.
how-tortuga1667-turn-turn = Otočená karta platí hned, pro toho, kdo ji otočil, nebo pro toho, koho vybere.
how-tortuga1667-loyalty-title = Tvá loajalita
how-tortuga1667-loyalty = Patříš k Britům, Francouzům nebo Holanďanům a víš to jen ty. Poklady v britských a francouzských podpalubích obou lodí a Tortugy se počítají tomu národu, ať stojíš kdekoli.
how-tortuga1667-places-title = Kdo kde stojí
how-tortuga1667-places = Na lodi je první kapitán, druhý první důstojník a poslední plavčík. První na Tortuze je guvernér. Kdo přijde, stoupne si dozadu, a když někdo odejde, ostatní se posunou. Na loď se vejde pět.
how-tortuga1667-deeds-title = Kdo co smí
how-tortuga1667-deeds = Každý: nahlédnout, odhalit, donutit, veslovat. Kapitán: útok, nebo vysadit někoho ze své lodi. První důstojník: vzpoura. Plavčík: přesunout jeden poklad do druhého podpalubí lodi. Guvernér: rvačka.
how-tortuga1667-row-title = Veslování
how-tortuga1667-row = Jednou akcí nastoupíš do volného člunu vedle své lodi nebo Tortugy, další vystoupíš na konec řady na lodi nebo na Tortuze. Ve člunu se nikdy nehlasuje.
how-tortuga1667-attack-title = Útok
how-tortuga1667-attack = Hlasují všichni na lodi. Každá voda zruší jednu pochodeň; zůstane-li dělo a pochodeň, vezme kapitán poklad z galeony do podpalubí podle výběru. Je-li galeona prázdná, bere se z druhé lodi.
how-tortuga1667-mutiny-title = Vzpoura
how-tortuga1667-mutiny = Hlasují všichni na lodi kromě kapitána. Při víc lebkách než kormidlech je kapitán vysazen a první důstojník postoupí.
how-tortuga1667-brawl-title = Rvačka
how-tortuga1667-brawl = Hlasují všichni na Tortuze. Vlajka, které je nejvíc, dostane do svého podpalubí oba poklady Tortugy; při shodě má každá jeden.
how-tortuga1667-maroon-title = Vysazení
how-tortuga1667-maroon = Jdeš na konec řady na Tortuze. Když už tam jsi, přijdeš navíc natrvalo o jednu hlasovací kartu.
how-tortuga1667-force-title = Donucení
how-tortuga1667-force = Řekni dvě karty a jiného hráče; ten jednu z nich naslepo otočí. Dobrý způsob, jak se zbavit Černé skvrny.
how-tortuga1667-cards-title = Karty událostí
how-tortuga1667-cards = Pistole vysadí někoho jiného, Černá skvrna tebe. Kaperský list přivede figurku z Tortugy nebo člunu na loď, hned, nebo později. Dva Albatrosi na jedné lodi pošlou celou posádku na Tortugu. Mapa se dává jinému hráči. U stolu se každá karta vysvětlí sama.
how-tortuga1667-end-title = Konec
how-tortuga1667-end = Posledních pět karet se zamíchá a Španělská armada je mezi nimi. Kdo ji otočí, ukončí hru: vyhrává víc pokladů. Při shodě vyhrává hráč, který je za Holanďany; není-li, Armada odpluje a vyhraje národ, který první povede.
how-tortuga1667-bluff-title = Říkej, co chceš
how-tortuga1667-bluff = Karty se ukazovat nesmějí, ale mluvit smí každý a pravdu říkat nemusí nikdo. Dívej se, co kdo dělá s poklady.
