### Jedno zařízení, které si několik lidí podává.

passed-title = Kdo hraje na tomto zařízení?
passed-explained = Podáváte si ho. Mezi tahy všechno skryje; pak si každý přečte, co je nového, a vybere.
passed-name = Jméno { $number }
passed-more = Ještě někdo
passed-bots = Boti
passed-begin = Začít
passed-to = Zařízení teď dostane { $name }
passed-look-away = Všichni ostatní se dívají jinam.
passed-take = { $name } jsem já
passed-public = Co viděli všichni
passed-others = Někdo jiný se chce podívat na své
passed-hello = { $name }, tohle je jen pro tebe
passed-since = Od chvíle, kdy bylo zařízení naposledy u tebe
passed-so-far = Dosud
passed-nothing = Nestalo se nic, co by pro tebe bylo nové.
passed-go = Ukaž mi stůl
passed-on = Vše skrýt a podat dál
