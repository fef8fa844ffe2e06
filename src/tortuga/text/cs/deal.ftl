### Společná rozdání: stejná náhoda u více stolů, a rozdání dne.

deal-title = Společné rozdání
deal-note = Počet míst: { $seats }. Náhoda je pro všechny stejná: kostky, karty i loajality se rozdávají jednou. Každý má jeden pokus.
deal-play = Zahrát si toto rozdání
deal-mine = Můj stůl
deal-link = Zkopírovat odkaz na toto rozdání
deal-closes = Začít lze do: { $when }.
deal-ending = Žádná partie už nezačne. Ty rozehrané mohou skončit do: { $when }.
deal-over = Rozdání skončilo: na všechno se lze podívat.
deal-compared = Jak si stoly vedly
deal-going = { $count ->
    [one] Právě je hraje jeden stůl.
    [few] Právě je hrají { $count } stoly.
   *[other] Právě je hraje { $count } stolů.
}
deal-nobody = Zatím je nikdo nedohrál.
deal-table = Stůl { $number }
deal-won = výhra
deal-so-many = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
deal-share = před { $share }
deal-share-note = Ze všech ostatních na místě { $number }
deal-share-explained = Každé místo se srovnává se stejným místem u jiných stolů jako v bridži: číslo říká, kolik jich předčilo. Shoda se počítá napůl.
deal-proof = Náhoda, kterou lze ověřit
deal-proof-sealed = Tajemství, z něhož pochází všechna náhoda, je zapečetěné do: { $when }. Jeho otisk je u všech stolů stejný.
deal-proof-open = Tajemství je odkryté: lze jím ověřit každý záznam tohoto rozdání, a všechny stoly měly stejné.
deal-commitment = Otisk tajemství (SHA-256)
deal-secret = Tajemství
deal-here = Jiní hrají se stejnou náhodou u jiných stolů, každý jednou, a výsledky se srovnávají se jmény od tohoto stolu. Do { $when } vidí tuto partii jen její hráči. Nehodnotí se a neradí se v ní.
deal-here-daily = Dnes hrají všichni totéž a mají jeden pokus. Výsledek bude v seznamu dne s tvým jménem; neradí se.
deal-compare = Srovnat
deal-wish = Společné rozdání
deal-wish-note = Další skupiny mohou hrát se stejnými kostkami, kartami a loajalitami a výsledky se srovnají. Ví o tom celý stůl; dokud to neskončí, nikdo se nemůže dívat.
deal-wish-days = Ostatní mohou začít
deal-days-long = { $days ->
    [one] během jednoho dne
    [few] během { $days } dnů
   *[other] během { $days } dnů
}
deal-daily = Rozdání dne
deal-daily-note = Bukanýři proti třem botům ({ $bots }). Všichni mají stejné kostky a truhly i boty, kteří na stejné volby odpovídají stejně. Jeden pokus.
deal-daily-play = Zahrát si dnešní rozdání
deal-daily-on = Hrát dál
deal-daily-played = Dnešní rozdání už máš za sebou. Další bude o půlnoci UTC.
deal-daily-closes = Začít lze do: { $when }.
deal-daily-ending = Žádná partie už nezačne. Poslední mohou skončit do: { $when }.
deal-daily-over = Tento den skončil a jeho tajemství je odkryté.
deal-list = Seznam dne
deal-rank = Pořadí
deal-name = Jméno
deal-points = Body
deal-when = Konec
deal-listed = { $count ->
    [one] Dohrál je jeden člověk.
    [few] Dohráli je { $count } lidé.
   *[other] Dohrálo je { $count } lidí.
}
deal-days = Další dny
deal-day-before = Předchozí den
deal-day-after = Následující den
deal-today = Dnes
