# Jouer à la table : ce qui est demandé, ce qui peut se faire.

turn-own = À vous : { $what }.
ask-card = jouez une carte
ask-run = ouvrez une suite
ask-show = jouez une carte, ou montrez ce que vous avez
ask-open-show = montrez ce que vous avez, ou finissez
ask-exchange = écartez une carte, ou gardez votre jeu
ask-aside = mettez une carte de côté
ask-follow = continuez la suite, ou passez
ask-pass = vous ne pouvez que passer
ask-going-on = continuez votre série
ask-go-on = continuez la suite, ou arrêtez
ask-stop = vous ne pouvez qu’arrêter
ask-undertake = entreprenez-vous le reversis ?
do-keep = Garder mon jeu
do-pass = Passer
do-stop = Arrêter
do-done = Plus rien à montrer
do-undertake = Entreprendre le reversis
do-silent = Se taire
do-show = Montrer les { $ranks }
do-aside = Écarter : { $card }
do-takes = { $card } qui prend !
do-lay = Jouer : { $card }
do-lay-silent = { $card }, sans rien dire
do-renounce = Renoncer, par droit : { $card }
do-short = { $deed ->
    [aside] Écarter
    [takes] qui prend !
    [silent] sans rien dire
    [renounce] Renoncer, par droit
   *[lay] Jouer
 }
do-lower = Reprendre
do-claim = { $card }… qui prend !
raised-second = { $card } : encore une fois pour la jouer.
raised-ways = { $card } : une fois encore la pose sans rien dire ; l’étoile, ou la touche !, prend la case.
raised-renounce = Vous pouvez fournir. Renoncer par le droit de l’espagnolette, avec { $theCard } ?
not-yet = Ce n’est pas encore à vous.
prepared = { $card } : prête pour votre tour.
prepared-no-more = { $card } n’est plus préparée.
why-allowed = { $card } : rien ne s’y oppose.
forced = Dans un instant, de soi-même : { $deed }. Échap pour l’empêcher.
forced-wait = Non, attendre

hand-card = { $card }{ $belle ->
    [yes] , belle carte
   *[no] { "" }
 }{ $advised ->
    [yes] , conseillée
   *[no] { "" }
 }{ $state ->
    [legal] , permise
    [refused] , refusée
   *[waiting] { "" }
 }{ $held ->
    [raised] , levée
    [prepared] , préparée
    [sent] , jouée
   *[no] { "" }
 }
bubble-without = « sans { $rank } »
bubble-again = « je recommence »
bubble-takes = « { $belle ->
    [dwarf] nain jaune qui prend !
   *[other] { $rank } qui prend !
 } »
bubble-out = « fini ! »
bubble-undertake = « j’entreprends le reversis »
hand-belle = belle carte

# L’heure, la présence, le silence du serveur.

time-left = Plus que { $seconds } secondes.
presence-bot = robot
presence-covered = un robot joue à sa place
presence-away = absent depuis { $since }
presence-gone = parti depuis { $since }
notice-turn = { $game } : c’est à vous.
tab-turn = À vous ! { $game }
connection-lost = Le serveur ne répond pas ; la table revient d’elle-même.
connection-back = La table est revenue.
table-no_table = Il n’y a pas de table à cette adresse.
table-closed = Cette table est fermée.
table-not_yours = Cette place n’est pas à vous.
table-home = Revenir à l’accueil
wish-refused = { $code ->
    [stale] La table avait changé entre-temps : voyez, et jouez encore.
    [not_your_turn] Ce n’est pas à vous.
    [not_now] Ce n’est pas le moment.
    [not_yours] Cela ne vous appartient pas.
    [bad_name] Ce nom ressemble trop à un autre, ou ne peut s’écrire.
    [seat_taken] Cette place est prise.
    [closed] La table est fermée.
    [deal_over] La donne est finie.
    [too_many] C’est trop en si peu de temps ; attendez un peu.
    [bad_format] Cela ne peut s’écrire ainsi.
   *[other] Le serveur refuse ({ $code }).
 }

# Les parties de la page.

region-strip = La partie
region-cloth = La table
region-hand = Votre jeu
region-actions = Ce que vous pouvez faire
region-log = Le journal
region-tools = Outils de la table
strip-deal = donne { $deal }{ $of ->
    [0] { "" }
    [-1] , prolongation
   *[other] { " " }sur { $of }
 }
strip-gathering = avant la première donne
tool-log = Journal
tool-trick = Dernière levée
tool-since = Depuis ma carte
tool-ledger = Comptes
tool-rules = Règles
tool-phrases = Parler
tool-menu = La table
tool-answer = Réponse
article-link = Article { $article }
log-empty = Rien encore.
last-hidden = À cette table, une levée faite ne se revoit pas.

# Avant, entre et après les donnes.

next-first = Commencer
next-deal = Donne suivante
next-waiting = On attend { $names }.
next-ready = Vous êtes prêt.
match-over = La partie est finie.
rematch-ask = Une revanche
rematch-go = Aller à la nouvelle table

# Reprendre, revenir.

take-back = Reprendre ma carte
take-back-asks = { $name } demande à reprendre sa carte.
take-back-awaits = Votre demande attend une réponse : { $names }.
take-back-agree = Accorder
take-back-refuse = Refuser
covered-own = Un robot joue à votre place.
covered-return = Reprendre ma place

# Plusieurs au même appareil.

pass-device = Passez l’appareil à { $name }.
pass-hidden = Le jeu est couvert.
pass-uncover = C’est moi, { $name }

# Parler.

phrases-title = Parler à la table
phrases-write = Un mot
phrases-send = Dire
phrases-none = Ici, des phrases toutes faites.

# La table et son maître.

menu-title = La table
menu-players = Les joueurs
menu-mute = Ne plus voir ce que dit { $name }
menu-call-bot = Appeler un robot pour { $name }
menu-own = Ma place
menu-show-hand = Les spectateurs voient mon jeu
menu-leave = Quitter la table…
menu-leave-sure = Quitter, et laisser ma place à un robot
menu-leave-not = Rester
menu-leave-hint = Fermer la page suffit pour revenir plus tard : votre place vous attend.
menu-owner = Pour le maître de la table
menu-listed = La table est dans la liste
menu-free-text = On peut écrire librement
menu-pace = Les robots répondent
    .p0 = aussitôt
    .p1 = vite
    .p2 = posément
    .p3 = lentement
menu-watching = Spectateurs
    .off = aucun
    .seat = par les yeux d’un joueur qui le veut
    .late = tout, une donne plus tard
menu-close = Fermer la table…
menu-close-sure = Fermer pour tous
menu-record = Télécharger le relevé
menu-another = Un autre joueur à cet appareil
menu-another-hint = Le jeu est couvert entre les tours, et l’appareil passe de main en main.
seat-name = Nom
seat-take = Prendre cette place : { $name }
watch-title = Vous regardez la table.
watch-sit = Prendre une place
watch-eyes = Regarder avec { $name }
watch-eyes-now = Vous regardez avec { $name }.
watch-stop = Ne plus regarder son jeu
watch-late = À cette table, les spectateurs voient chaque donne quand elle est finie.
watch-newest = Voir la donne { $deal }, qui vient de finir
watch-off = À cette table, les spectateurs ne voient aucun jeu.
