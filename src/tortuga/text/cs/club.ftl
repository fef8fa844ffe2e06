### Kluby: soukromé seznamy lidí s jejich stoly a tím, co odehráli.

club-title = Kluby
club-note = Klub je soukromý seznam lidí. Jeho stoly a turnaje jsou jen pro členy a nikdo jiný ho nenajde.
club-none = Zatím nejsi v žádném klubu. Založ ho, nebo si řekni přátelům o odkaz.
club-found = Založit klub
club-name = Název klubu
club-members = { $count ->
    [one] jeden člen
    [few] { $count } členové
    [many] { $count } člena
   *[other] { $count } členů
}
club-people = Členové
club-host = stará se o klub
club-you = ty
club-link = Kdo má tenhle odkaz, může se stát členem.
club-copy = Zkopírovat odkaz
club-renew = Zneplatnit starý odkaz
club-rename = Přejmenovat
club-remove = Vyloučit: { $name }
club-remove-sure = { $name } už klub nenajde a odkaz se vymění.
club-hand-over = Svěřit klub: { $name }
club-leave = Odejít z klubu
club-leave-sure = Klub už nenajdeš. Kdo zůstane, tomu zůstane i historie; s posledním členem klub zanikne.
club-tables = Stoly
club-no-tables = Žádný stůl není otevřený. Otevři ho a všichni členové ho tu najdou.
club-open-table = Otevřít stůl
club-tournaments = Turnaje
club-no-tournaments = Zatím žádné turnaje.
club-history = Dohrané partie
club-no-history = Zatím se nic nedohrálo.
club-more = Další
club-invited = Máš pozvání do klubu { $name }.
club-join = Stát se členem
club-gone = Takový klub tu není, nebo se jeho odkaz změnil. Řekni si o nový některému členovi.
club-table-sit = Posadit se
club-table-watch = Dívat se
