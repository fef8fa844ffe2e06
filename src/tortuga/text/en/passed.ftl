### One device that several people pass around.

passed-title = Who plays on this device?
passed-explained = You pass it around. Between turns it hides everything; then each of you reads what is new, and chooses.
passed-name = Name { $number }
passed-more = One more
passed-bots = Bots
passed-begin = Begin
passed-to = Pass the device to { $name }
passed-look-away = Everyone else looks away.
passed-take = I am { $name }
passed-public = What everyone has seen
passed-others = Somebody else wants to look at what is theirs
passed-hello = { $name }, this is for you alone
passed-since = Since you last had the device
passed-so-far = So far
passed-nothing = Nothing has happened that you do not know.
passed-go = Show me the table
passed-on = Hide everything and pass it on
