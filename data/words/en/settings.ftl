# What one person sets for themselves, for all games and servers.

settings-head = ⚙️ **Your settings**, for all your games on all servers; nobody else sees them.
settings-done = ✅ That is set.
settings-reminders-dm = **Reminders** come by direct message.
settings-reminders-channel = **Reminders** come as a ping in the game's channel.
settings-reminders-none = **Reminders**: none.
settings-quiet = **Quiet hours** from { $start } to { $end }: nothing reaches you then. Your time zone is { $zone }, where it is { $time }.
settings-quiet-none = **Quiet hours**: none. Your time zone is { $zone }, where it is { $time }.
settings-vacation-none = **Vacation**: none.
settings-vacation-left = { $left ->
    [0] You have used up all days of this year.
    [one] You have { $left } day left this year.
   *[other] You have { $left } days left this year.
}
settings-vacation-planned = **Vacation** from <t:{ $since }:f> to <t:{ $until }:f>. Your clocks stand still then.
settings-vacation-now = **Vacation** until <t:{ $until }:f>. Your clocks stand still; your next move ends it.
settings-language = **Language**: { $language }, in all that only you see.
settings-language-discord = **Language**: that of your Discord ({ $language }).
settings-hand-on = **Your hand** comes by direct message.
settings-hand-off = **Your hand** is shown only when you ask for it.
settings-guide-on = **Guide**: your first turn of a new game is explained.
settings-guide-off = **Guide**: off.
settings-board-on = **Leaderboards** may name you.
settings-board-off = **Leaderboards** don't name you.
settings-foot = -# Other hours and your time zone: `/settings quiet`. Vacation: `/settings vacation`.
settings-button = Settings

settings-choose-reminders = Reminders
settings-choose-dm = Reminders by direct message
settings-choose-channel = Reminders in the channel
settings-choose-none = No reminders
settings-choose-quiet = Quiet hours
settings-choose-no-night = No quiet hours
settings-choose-night = Quiet from { $start } to { $end }
# What this language calls itself.
own-name = English
settings-choose-language = Language
settings-choose-discord = The language of my Discord
settings-switch-hand-on = Send me my hand
settings-switch-hand-off = Don't send me my hand
settings-switch-guide-on = Explain first turns
settings-switch-guide-off = Don't explain first turns
settings-switch-board-on = Name me on leaderboards
settings-switch-board-off = Don't name me on leaderboards
settings-vacation-cancel = Cancel vacation { $day }
settings-vacation-end = End the vacation now
settings-vacation-done = ✅ Enjoy your vacation!
settings-vacation-gone = ✅ That vacation is over; the days you did not use are yours again.

settings-no-time = I know no time “{ $text }”. Please write it like 22:30.
settings-no-zone = I know no time zone “{ $text }”. Type a city or a country and pick one from the list.
settings-no-day = I don't know which day “{ $text }” is. Please pick one from the list, or write it like 2027-07-31.
settings-quiet-half = Quiet hours need both a beginning and an end.
settings-quiet-empty = These quiet hours would end just when they begin. “No quiet hours” in the menu of `/settings show` turns them off.
settings-quiet-long = Quiet hours may last at most { $hours } hours: somewhere between them your table has to reach you.
vacation-past = A vacation cannot begin in the past.
vacation-backwards = That vacation would end before it begins.
vacation-far = A vacation can be set at most a year ahead.
vacation-long = So many days a vacation may last at most, other days off just before or after included: { $most }.
vacation-overlaps = You are already on vacation from <t:{ $since }:f> to <t:{ $until }:f>.
vacation-used-up = { $left ->
    [0] You have no vacation days left in { $year }.
    [one] You have only { $left } vacation day left in { $year }.
   *[other] You have only { $left } vacation days left in { $year }.
}
vacation-none = That vacation is over already.

notice-vacation = 🏖️ { $name } is on vacation until <t:{ $until }:f>. Until then their clock stands still.
notice-vacation-refused = 🏖️ { $name } is on vacation until <t:{ $until }:f>. This table does not wait for vacations, so their clock goes on.
notice-vacation-warm = 🏖️ { $name } is on vacation until <t:{ $until }:f>. This table does not wait for vacations, so an automatic player keeps their seat warm until they are back.
vacation-ended = You have made a move, so your vacation is over. The days you did not use are yours again: `/settings vacation`.

command-settings = What you wish in all your games
command-settings-show = See and change your settings: reminders, quiet hours, language, hand, guide
command-settings-quiet = Set hours in which nothing reaches you, and your time zone
command-settings-vacation = Let your clocks stand still for some days
option-quiet-from = From what time on nothing may reach you, such as 22:30
option-quiet-to = Until what time, such as 8:00
option-zone = Your time zone: type a city or a country
option-vacation-from = The first day; if it is today, your vacation begins now
option-vacation-to = The last day
