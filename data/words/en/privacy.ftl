# What is kept of people, and how they get it or are rid of it.

command-privacy = What is kept of you, by whom, and how to be rid of it
privacy-text =
    🔒 **What this bot keeps of you**
    - In each game that you play or played: your Discord id, your name and colour there, your choices, and when you made them. The game needs them, and so does its record.
    - Of finished games your points, places and ratings, for `/stats`; a leaderboard names you only if you have said so in `/settings`.
    - What you have set in `/settings`, with vacations; what you have ordered beforehand; which games you watch.
    It reads no messages and knows nothing else of you; nobody but whoever runs the bot has it, and nothing is sold or shown elsewhere.
    → **My data** gives you all of it as a file. **Forget me** takes you out of all games, where an automatic player goes on; in finished ones “N. N.” stands in your place.
privacy-data = My data
privacy-forget = Forget me
privacy-forget-now = Yes, forget me
privacy-keep = No, go back
privacy-sure = Shall I forget you? You leave every game that you are in, and an automatic player takes your seat. Your settings, statistics and rating are gone. This can't be undone.
privacy-forgotten = I have forgotten you. Thank you for playing; you are welcome at any table.
privacy-file = { $count ->
    [0] Nothing is kept of you.
    [one] Here is all that is kept of you: one entry.
   *[other] Here is all that is kept of you: { $count } entries.
}
