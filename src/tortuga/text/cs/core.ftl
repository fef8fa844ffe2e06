### What the core says, whatever the game.

# Refusals: one sentence each, about nothing that the seat could not know.
error-illegal-action = To teď nejde.
error-not-your-turn = Teď po tobě nikdo nic nechce.
error-malformed-action = To není akce téhle hry: { $problem }
error-closed-decision = Tahle otázka už je uzavřená.
error-answered-decision = Na tuhle otázku už máme tvoji odpověď.
error-unknown-decision = Na tohle se tě nikdo neptá.
error-match-over = Partie skončila.
error-not-resignable = Tahle partie se hraje až do konce: vzdát ji nejde.
error-not-drawable = V téhle partii se na remíze dohodnout nejde.
error-unknown-seat = Místo { $seat } u tohoto stolu není.
error-notation = { $problem }
error-notation-at = { $problem } (znak { $place }, „{ $found }“)
error-notation-end = { $problem } (na konci)

error-option-unknown = Hra { $game } nemá volbu „{ $option }“.
error-option-value = Volba „{ $option }“: { $problem }
error-seat-count = Hra { $game }: počet hráčů má být { $allowed }, ne { $asked }.
error-unknown-game = Hru „{ $game }“ neznáme. Máme: { $games }.
error-not-encoded = Čísla hry { $game } tak daleko nesahají: { $what } tam smí být nejvýše { $most }.

# Ends that people make, whatever the game.
event-resigned = { $player } se vzdává.
event-time-lost = { $player } už nemá čas.
event-draw-agreed = Obě strany se dohodly na remíze.
outcome-resigned = Vítězí { $winners }: druhá strana se vzdala.
outcome-late = Vítězí { $winners }: druhé straně došel čas.
outcome-agreed = Remíza dohodou.

error-record = { $place }: { $problem }
record-not-json = tohle není JSON: { $problem }
record-truncated = soubor končí uprostřed
record-duplicate-key = „{ $key }“ je tam dvakrát
record-shape = { $problem }
record-not-a-record = tohle není záznam partie
record-version = verzi { $found } tu neznáme; tento program čte verzi { $known }
record-game = hra „{ $found }“ tu není
record-wrong-game = tohle je partie hry { $found }, ne { $expected }
record-options = { $problem }
record-seat-count = { $problem }
record-sealed = zápis se po zapsání změnil
record-outcome = takhle partie nekončí
record-spelling = „{ $found }“ se má psát „{ $canonical }“
record-refused = { $problem }
record-draws-short = náhoda rozhodla víc, než je zapsáno
record-draws-long = je zapsáno víc, než náhoda rozhodla
record-draw-range = { $draw } z { $among } náhoda vylosovat nemohla
record-draw-differs = semínko tu losuje { $drawn }, ne { $written }
record-commitment = semínko není to, které bylo slíbeno před partií
record-no-secret = semínko zatím není odtajněné, takže se nedá zkontrolovat, o čem rozhodla náhoda
record-words = slovo nesmí obsahovat konec řádku
