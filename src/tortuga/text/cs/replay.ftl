# Partie viděná znovu: stránka a `tortuga replay` v terminálu.

replay-title = Lodní deník
replay-of = Lodní deník · { $game }
replay-slider = Kde v partii
replay-step = Krok { $step } z { $steps }
replay-step-round = Krok { $step } z { $steps }, kolo { $round }
replay-beginning = Stůl je prostřen.
replay-quiet = Děje se něco, co odtud není vidět.
replay-deed = { $name }: { $notation }
replay-controls = Partií tam a zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-step-back = O krok zpět
replay-step-on = O krok dál
replay-turn-back = Na předchozí tah
replay-turn-on = Na další tah
replay-round-back = Na předchozí kolo
replay-round-on = Na další kolo
replay-speed = Rychlost
replay-speed-of = { $speed }×
replay-seen = Jak to vidí
replay-seen-all = Všechno odkryté
replay-seen-none = Divák
replay-seen-you = { $name } (ty)
replay-own = Partie ještě běží: vidíš, co bylo dosud vidět z tvého místa.
replay-link = Zkopírovat odkaz na tento okamžik
replay-linked = Odkaz je zkopírován.

# Shown to others
replay-share = Sdílet
replay-share-picture = Obrázek kroku { $number }
replay-share-moving = GIF: co k tomu vedlo
replay-share-none = Obrázek této chvíle není.
replay-share-embed = Na vlastní stránku
replay-share-embed-note = Ukáže tam desku každému; jde to jen u veřejné partie, která skončila.
replay-share-copy = Zkopírovat
replay-share-copied = Zkopírováno.
replay-embed-home = Podívat se na Tortuze
replay-embed-none = Taková partie tu k vidění není.
replay-table = Ke stolu
replay-keys = Klávesy
replay-keys-step = o krok
replay-keys-turn = o tah
replay-keys-round = o kolo
replay-keys-mark = další nebo předchozí klíčový okamžik
replay-keys-ends = začátek a konec
replay-keys-play = přehrát a zastavit
replay-key-left-right = ← →
replay-key-turn = Shift ← →
replay-key-round = Page ↑ Page ↓
replay-key-mark = N P
replay-key-ends = Home End
replay-key-play = Mezerník
replay-tab-story = Děj
replay-tab-moments = Klíčové okamžiky
replay-tab-proof = Důkaz
replay-tab-talk = Řeči
replay-no-moments = V téhle partii nic nevyčnívá.
replay-no-talk = Nikdo zatím nic neřekl.
replay-loading = Deník se otvírá.
replay-analysis = Rozbor
replay-terminal-keys = ← → krok  t T tah  r R kolo  n p m okamžiky  s pohled  mezerník hrát  q konec

stamp-vote = Hlasování
stamp-attack = Útok
stamp-capture = Kořist
stamp-treasure = Poklad
stamp-turning-point = Zvrat

## Záznam, který někdo přinese

replay-bring = Vidět partii znovu
replay-bring-text = Přetáhni sem soubor s partií, z tohoto domu nebo z kteréhokoli jiného. Zkontroluje se tah po tahu a los po losu a pak se otevře. Nic z něj se neuloží.
replay-bring-choose = Vybrat soubor
replay-bring-reading = Soubor se kontroluje.
replay-bring-large = Tenhle soubor je na partii příliš velký.
replay-bring-other = Jiný soubor
replay-verdict = Co tenhle soubor dokazuje
replay-proved = { $draws ->
    [one] Jediný los téhle partie plyne ze slíbeného tajemství: nikdo na něj nesáhl.
    [few] Všechny { $draws } losy téhle partie plynou ze slíbeného tajemství: nikdo na ně nesáhl.
   *[other] Všech { $draws } losů téhle partie plyne ze slíbeného tajemství: nikdo na ně nesáhl.
}
replay-words = { $count ->
    [0] Nikdo nedal vlastní slovo, takže kdo zvolil tajemství, mohl zvolit i štěstí.
    [one] Vlastní slovo má { $names }: štěstí za toho hráče nemohl nikdo zvolit.
   *[other] Vlastní slova mají { $names }: štěstí za ně nemohl nikdo zvolit.
}
replay-unproved = { $draws ->
    [one] Tajemství v souboru není: jediný los je možný, ale nedokázaný.
    [few] Tajemství v souboru není: { $draws } losy jsou možné, ale nedokázané.
   *[other] Tajemství v souboru není: { $draws } losů je možných, ale nedokázaných.
}
replay-not-proved = Nedokázáno: kdo u stolu seděl a že byl slib ukázán před partií.
replay-promise = Slib
replay-held = { $actions ->
    [one] Jediná akce je podle pravidel.
    [few] Všechny { $actions } akce jsou podle pravidel.
   *[other] Všech { $actions } akcí je podle pravidel.
}
