# Sentences of the page.

site = Corbillon
site-line = three French card games, by their books
title-home = Corbillon
title-new = A table of my own
title-lobby = Open tables
title-table = The table
title-rules = The rules
title-records = Records
title-record = A match step by step
title-fair = Nobody shuffles the cards
title-about = About
title-nowhere = Nothing at this address

skip = Go to the content
live-told = What happens
close = Close
loading = One moment…
page-failed = This page could not be loaded.
page-again = Try again
nowhere-text = There is no such page, or there is no longer.
nowhere-home = Back to the start

# Header and footer.

nav = Corbillon
nav-home = Start
nav-rules = Rules
nav-lobby = Tables
nav-records = Records
nav-preferences = Preferences
header-lang = Language: English; change to French
header-vocabulary = Vocabulary: { $now ->
    [modern] modern; take the words of the old books
   *[historic] of the old books; take modern words
 }
header-theme = Appearance: { $now ->
    [light] light; change
    [dark] dark; change
   *[system] as the device; change
 }
footer = Foot of the page
footer-fair = Honest cards
footer-about = About
footer-records = Records
footer-source = Licences and code
said-lang = The page is in English.
said-vocabulary = { $now ->
    [modern] Modern words.
   *[historic] Words of the old books.
 }
said-theme = { $now ->
    [light] Light appearance.
    [dark] Dark appearance.
   *[system] Appearance as the device.
 }

# Preferences.

pref-group-words = Language and words
pref-group-look = Appearance
pref-group-play = Playing
pref-group-pace = Pace
pref-group-sounds = Sounds and notices
pref-group-keys = Keys
pref-kept = These choices stay in this browser, and nowhere else.
pref-lang = Language
    .fr = Français
    .en = English
pref-vocabulary = Vocabulary
    .historic = of the old books
    .modern = modern
    .hint = Jetons or chips, the basket or the pool, Equinox or half: the games are the same.
pref-theme = Light
    .system = as the device
    .light = daylight
    .dark = candlelight
pref-indices = Corners of the cards
    .language = as the language
    .french = R D V 1
    .english = K Q J A
pref-colours = Colours of the cards
    .two = two
    .four = four
    .hint = With four colours diamonds are blue and clubs green.
pref-largeIndex = Large corners on the cards
pref-reversed = Hand sorted the other way round
pref-confirm = Confirm every card
    .hint = A first touch raises the card, a second plays it.
pref-forced = Play by itself what is forced
    .never = never
    .words = what is no card
    .cards = cards too
    .hint = After a pause that gives nothing away.
pref-prePlay = Choose a card ahead
    .hint = The card chosen is played at your turn, if it is legal.
pref-speed = Movements
    .slow = slow
    .normal = measured
    .fast = brisk
    .none = none
pref-collect = A finished trick stays
    .short = 0.7 s
    .normal = 1.4 s
    .long = 3 s
    .click = until a click
    .never = until the next
pref-sound = Sounds
pref-sounds = Which ones
    .turn = your turn
    .card = a card
    .trick = a trick
    .chips = a payment
    .special = an announcement
    .time = time is short
pref-listen = Listen: { $sound }
pref-notices = A notice of the browser when it is your turn
    .hint = Only while this page is not before you.
    .refused = The browser refuses notices from this page.
pref-keys-hint = Always: arrows choose, Enter plays, Escape cancels, 1 to 9 and 0 take the nth legal card.
pref-key-hand = read your hand
pref-key-table = read the table
pref-key-trick = last trick
pref-key-chips = chips and stakes
pref-key-turn = whose turn it is
pref-key-rules = rules of the table
pref-key-why = a hint; why not
pref-key-paid = the last payments, why
pref-key-phrases = speak
pref-key-next = next deal
pref-key-doubled = This key serves twice.
pref-reset = Put everything back as at first
pref-reset-done = The preferences are as at first.

# About.

about-what = What this is
about-what-text = Corbillon plays three French card games of the seventeenth and eighteenth centuries, each by its book: Zinzolin of 1769, which nobody had put back on a table, Nain jaune and Reversis. A corbillon is the small basket in which the stakes lie.
about-chips = Every chip is explained
about-chips-text = These games pay on every occasion. Here each payment says from whom, to whom, how much, by which article of the book and by what arithmetic.
about-fair = Nobody shuffles the cards
about-fair-text = The server commits itself before the players bring their share of chance, and all is opened after the deal; anybody can check it.
about-fair-link = How that is done
about-private = No ads, no tracking
about-private-text = No account, no advertisement, no audience measurement, nothing that comes from elsewhere than this server. A signed cookie gives you back your seat; your preferences stay in this browser.
about-access = For everybody
about-access-text = Everything can be played by keyboard and listened to, from the first page to the last payment. Nothing is said by colour alone. If something stops you, that is a fault: report it.
about-licences = Licences
about-licence-own = Corbillon is free software under the MIT licence.
about-licence-cards = The figures, in the portrait de Paris, are by David Bellot and Huub de Beer (SVG-cards 4.0.2), under the LGPL 2.1; we have taken away the corners and changed the inks.
about-licence-cards-link = The text of their licence
about-licence-libraries = The page is made with Svelte (MIT) and Fluent (Apache 2.0).
about-licence-libraries-link = Their licences
