### tortuga solve and tortuga analyse

solve-help = Dokáže, kdo vyhraje z pozice ve hře turtles a které tahy výhru udrží.
solve-epilog = Příklad: tortuga solve turtles --variant hatching
analyse-help = Nejlepší tahy z pozice ve hře turtles, s jejich hodnotou a s tím, co nejspíš přijde potom.
analyse-epilog = Příklad: tortuga analyse turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base" --seconds 5 --lines 3
solve-seconds = Jak dlouho nejvýš hledat.
solve-nodes = Kolik pozic nejvýš prohledat.
solve-memory = Kolik megabajtů smí hledání použít na zapamatované pozice.
solve-no-book = Nedívat se do knihy a všechno prohledat znovu.
solve-proof = Zapíše důkaz výsledku do tohoto souboru.
solve-check = Nehledá, jen podle pravidel zkontroluje důkaz v tomto souboru.
analyse-lines = Kolik tahů ukázat.

solve-compiling = Připravuju se (poprvé to trvá až minutu) …
solve-searching = { $nodes ->
    [one] 1 pozice
    [few] { $nodes } pozice
   *[other] { $nodes } pozic
 }, { $seconds } s
solve-checking = Kontroluju …
solve-planning = Zapisuju důkaz …
solve-interrupted = Přerušeno. Zatím:

solve-won = Na tahu je { $side } a vyhrává nejvýš za { $distance ->
    [one] 1 tah
    [few] { $distance } tahy
   *[other] { $distance } tahů
 }.
solve-lost = Na tahu je { $side } a prohrává nejvýš za { $distance ->
    [one] 1 tah
    [few] { $distance } tahy
   *[other] { $distance } tahů
 }.
solve-unknown = Na tahu je { $side }. V těchto mezích se nic dokázat nepodařilo.
solve-over-won = Konec hry: vyhrává { $side }.
solve-over-lost = Konec hry: prohrává { $side }.
solve-winning = Vítězné tahy: { $moves }
solve-losing = Prohrávající tahy: { $moves }
solve-open = Nerozhodnuté: { $moves }
solve-line = Například: { $line }
solve-by-book = Z knihy.
solve-effort = { $nodes ->
    [one] 1 pozice
    [few] { $nodes } pozice
   *[other] { $nodes } pozic
 } za { $seconds } s

solve-no-result = Není co dokazovat: výsledek neznáme.
solve-unwritable = { $file }: { $problem }
solve-proof-written = Důkaz je v souboru { $file }: { $bytes ->
    [one] 1 bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
 }.
solve-accepted = Uznáno: { $side }, na tahu v { $position }, { $verdict ->
    [won] vyhrává
   *[lost] prohrává
 } nejvýš za { $distance ->
    [one] 1 tah
    [few] { $distance } tahy
   *[other] { $distance } tahů
 }. Přehraných pozic: { $positions }.
solve-proof-refused = Důkaz neplatí: { $reason } (po tolika tazích vítěze: { $place })
solve-refused-over = v jeho pozici je hra u konce
solve-refused-too-short = končí moc brzy
solve-refused-too-long = pokračuje i po konci
solve-refused-no-such-move = uvádí tah, který neexistuje
solve-refused-loser-wins = druhá strana se může dostat do cíle
solve-refused-circular = druhá strana může donekonečna opakovat pozici
solve-refused-too-deep = jeho varianty jsou moc dlouhé na sledování
solve-no-proof = Tohle není důkaz: { $problem }
solve-no-proof-title = měl by začínat „{ $title }“
solve-no-proof-rules = třetí řádek uvádí pravidla: { $rules }, nebo -
solve-no-proof-claim = na čtvrtém řádku je won nebo lost
solve-no-proof-numbers = tahy se nedají přečíst

analyse-move = Tah
analyse-value = Hodnota
analyse-line = Co může přijít
analyse-won = výhra za { $distance }
analyse-lost = prohra za { $distance }
analyse-chance = { $percent } %
analyse-over = Hra skončila.
analyse-interrupted = Přerušeno.
