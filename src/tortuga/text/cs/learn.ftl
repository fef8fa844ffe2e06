### Jak se naučit hru: co říká každá lekce a každá stránka „jak se hraje“.

## Lekce

learn-title = První lekce: { $game }
learn-progress = Krok { $step } z { $steps }
learn-next = Dál
learn-back = Zpět
learn-show = Ukaž mi to
learn-not-now = Pravidla to dovolují, ale v tomhle kroku jde o něco jiného. Zkus to znovu.
learn-over-title = Teď už umíš hrát
learn-over = To je všechno, co potřebuješ na první partii. Zbytek se dozvíš u stolu, až na něj dojde.
learn-play = Zahrát si s botem
learn-restart = Ještě jednou od začátku
learn-enter = Pokračuj klávesou Enter.
learn-commands = Napiš akci, nebo: m co můžeš udělat, b deska, s ukaž mi to, q konec.
error-no-lesson = Pro „{ $game }“ lekce není. Jsou tu: { $games }.

## Jak se hraje

how-title = Jak se hraje: { $game }
how-aim = Cíl
how-turn = Tah
how-topics = Až na to dojde
how-lesson = Naučit se to hraním, za tři minuty
how-rules = Úplná pravidla
how-print = Vytisknout
how-play = Přehrát obrázek
how-pause = Pozastavit obrázky
