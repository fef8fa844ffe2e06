### The house on the network.

server-page-title = Tortuga
server-page-text = The house is open, but its web client has not been built yet. Programs find everything they need here:

server-preview-house = Play them in the browser, with friends or against bots. No account, nothing to install.
server-preview-gathering = At the table: { $names }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
server-preview-running = A match is under way: { $names }
server-preview-finished = The match is over: { $names }
server-card-over = The match is over

# Settings, as flags, variables and keys of the file.
error-setting = Setting “{ $setting }” ({ $source }): { $problem }
server-setting-unknown = there is no such setting
server-database-foreign = this is a database of another program, and was left as it is
server-database-newer = a newer version of Tortuga has written to it (its shape is number { $found }, this version knows { $known }): use that version or a copy from before
server-database-no-file = this is no file, but a folder or a device
server-database-none = this is no database, and was left as it is
server-database-rights = the house may not both read and write it
server-database-folder = the house may not write in its folder, where a log is kept beside it
server-database-taken = another house has it open: close that one, or use another file
server-database-busy = another program has kept it locked for too long
server-database-damaged = it is damaged: use a copy from before
server-database-fails = it cannot be opened: { $problem }
server-extra-missing = it needs a package more: pip install "tortuga-games[{ $extra }]"
server-bots-need-bus = houses have to reach the bots somehow; give the address of their Redis
server-setting-host = The address to listen on; 0.0.0.0 for the whole network.
server-setting-port = The port to listen on; 0 takes any that is free.
server-setting-database = The file with all tables; it is made if it is not there.
server-setting-database-url = PostgreSQL instead of a file, for any number of houses: postgresql://… Better given as a variable, for it may hold a password.
server-setting-bus-url = Redis, through which several houses hear of each other: redis://…
server-setting-lease-seconds = Of several houses one runs the bots and clocks of a table; if it is gone for so many seconds, another does.
server-setting-hand-over = Whether people whose table is in another house of this machine are handed over to it (machine), or stay in the one they came to (never).
server-setting-public-url = The address that people type, where it is another one (https://play.example.org).
server-setting-base-path = A path that comes before all others, if a proxy gives the house only a part of its address (/tortuga); default: that of public_url.
server-setting-allowed-hosts = Further names that people may call the house by, with commas between them; its addresses in numbers always may.
server-setting-origins = Addresses of other pages that may talk to this house, with commas between them.
server-setting-trusted-proxies = Addresses of reverse proxies whose word about clients is believed.
server-setting-secret-key = What identities and links are signed with; by default made once and kept in the database.
server-setting-metrics-token = Whoever sends this bearer token may read /metrics; without one nobody may.
server-setting-durability = What an acknowledged action survives: the loss of power, or the death of the process.
server-setting-token-days = Days that an identity is good for.
server-setting-ended-days = Days that a finished match is kept.
server-setting-gathering-days = Days that a table is kept that never began.
server-setting-silent-days = Days that a match is kept in which nobody does anything.
server-setting-solo-days = Days that a match of one person against bots is kept in which nobody does anything.
server-setting-results-days = Days that the result of a match is kept: who played, who won, how long it took.
server-setting-open-connections = Most open network connections of every kind; beyond that those that have asked for nothing yet give way.
server-setting-open-per-address = Most open network connections of one address (of IPv6: its first half), through no proxy of yours.
server-setting-head-seconds = Seconds that the head of a request may take.
server-setting-body-seconds = Seconds that the body of a request may take.
server-setting-idle-seconds = Seconds that a connection may rest between two requests.
server-setting-unread-seconds = Seconds after which whoever reads nothing of what was sent is cut off.
server-setting-stall-seconds = Seconds after which the others may have a bot play for somebody who does not act, where there is no clock.
server-setting-host-seconds = Seconds that a host may be away before somebody else is the host.
server-setting-connections = Most connections at a time.
server-setting-connections-per-guest = Most connections of one guest.
server-setting-connections-per-table = Most connections to one table, spectators included.
server-setting-connections-per-address = Most connections to tables from one address, beyond the first of everyone who plays.
server-setting-identities-per-hour = New identities that one address may make in an hour.
server-setting-tables-per-hour = Tables that one address may make in an hour.
server-setting-seats-per-hour = Seats that one address may take in an hour.
server-setting-hints-per-hour = Hints that one address may ask for in an hour.
server-setting-analyses-per-hour = Positions and matches that one address may have analysed in an hour.
server-setting-downloads-per-hour = Times in an hour that people of one address may download everything of theirs.
server-setting-codes-per-hour = Times in an hour that one address may try a code for another device.
server-setting-pictures-per-hour = Pictures in an hour that the house paints for one address.
server-setting-vacation-days = Days in a year that somebody may be on vacation from slow matches.
server-setting-pushes-per-hour = How many browsers one address may have called by Web Push in an hour.
server-setting-tables-per-guest = Most tables, gathering or running, of one host.
server-setting-tournaments-per-guest = Most tournaments, not yet over, of one organiser.
server-setting-clubs-per-guest = Most clubs that one guest may be a member of.
server-setting-frame-bytes = Longest message that a client may send.
server-setting-frames-per-second = Messages per second that one connection may send.
server-setting-requests-per-second = Requests per second that one guest may make.
server-setting-bot-workers = Processes in which bots think.
server-setting-bot-memory = Megabytes that the bots of one process may keep; those asked longest ago make room.
server-setting-bot-queue = Tables where nobody is at which bots play at the same time; the others wait.
server-setting-bot-seconds = Seconds that a bot may think about one choice; where more are asked at once than there are processes, they share.
server-setting-bot-pause = Seconds that a bot takes at least, so that people can follow.
server-setting-shutdown-seconds = Seconds that clients get to say goodbye.
server-setting-log-level = How much is logged: debug, info, warning or error.
server-setting-log-format = How it is logged: plain or json.

cli-serve-help = Open the house: people in different places play together, with bots in empty seats.
cli-serve-epilog = Example: tortuga serve --port 8000 --open
cli-serve-config = A TOML file with settings; default: TORTUGA_CONFIG.
cli-serve-open = Open a browser, where there is one.
cli-serve-address = The house is open at { $address }
cli-serve-network = In your network it is at { $address } – for a party, open { $screen } on a big screen.
cli-bots-help = Let the bots of houses on other machines think here. Houses with the same bus hear of it and ask it; without it they think themselves.
cli-bots-epilog = Example: tortuga bots --bus-url redis://redis.example.org --bot-workers 8
cli-bots-ready = { $places ->
    [one] One bot can think here at a time.
   *[other] { $places } bots can think here at a time.
}
