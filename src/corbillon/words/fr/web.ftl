# Les phrases de la page.

site = Corbillon
site-line = trois jeux de cartes français, par leurs livres
title-home = Corbillon
title-new = Une table à moi
title-lobby = Les tables ouvertes
title-table = La table
title-rules = Les règles
title-records = Les relevés
title-record = Une partie pas à pas
title-fair = Les cartes sont mêlées sans personne
title-about = À propos
title-nowhere = Rien à cette adresse

skip = Aller au contenu
live-told = Ce qui se passe
close = Fermer
loading = Un instant…
page-failed = Cette page n’a pu être chargée.
page-again = Essayer encore
nowhere-text = Cette page n’existe pas, ou n’existe plus.
nowhere-home = Revenir à l’accueil

# L’en-tête et le pied.

nav = Corbillon
nav-home = Accueil
nav-rules = Règles
nav-lobby = Tables
nav-records = Relevés
nav-preferences = Préférences
header-lang = Langue : français ; passer à l’anglais
header-vocabulary = Vocabulaire : { $now ->
    [modern] moderne ; prendre les mots des vieux livres
   *[historic] des vieux livres ; prendre les mots modernes
 }
header-theme = Aspect : { $now ->
    [light] clair ; changer
    [dark] sombre ; changer
   *[system] comme l’appareil ; changer
 }
footer = Pied de page
footer-fair = Des cartes honnêtes
footer-about = À propos
footer-records = Relevés
footer-source = Licences et code
said-lang = La page est en français.
said-vocabulary = { $now ->
    [modern] Mots modernes.
   *[historic] Mots des vieux livres.
 }
said-theme = { $now ->
    [light] Aspect clair.
    [dark] Aspect sombre.
   *[system] Aspect de l’appareil.
 }

# Les préférences.

pref-group-words = Langue et mots
pref-group-look = Aspect
pref-group-play = Jouer
pref-group-pace = Rythme
pref-group-sounds = Sons et avis
pref-group-keys = Touches
pref-kept = Ces choix restent dans ce navigateur, et nulle part ailleurs.
pref-lang = Langue
    .fr = Français
    .en = English
pref-vocabulary = Vocabulaire
    .historic = des vieux livres
    .modern = moderne
    .hint = Levée ou pli, corbillon ou corbeille, Équinoxe ou moitié : les jeux sont les mêmes.
pref-theme = Lumière
    .system = comme l’appareil
    .light = clair
    .dark = à la chandelle
pref-indices = Coins des cartes
    .language = selon la langue
    .french = R D V 1
    .english = K Q J A
pref-colours = Couleurs des cartes
    .two = deux
    .four = quatre
    .hint = À quatre couleurs, les carreaux sont bleus et les trèfles verts.
pref-largeIndex = Grands coins de cartes
pref-reversed = Jeu rangé dans l’autre sens
pref-confirm = Confirmer chaque carte
    .hint = Un premier geste lève la carte, un second la joue.
pref-forced = Jouer seul ce qui est forcé
    .never = jamais
    .words = ce qui n’est pas une carte
    .cards = les cartes aussi
    .hint = Après une pause qui ne trahit rien.
pref-prePlay = Préparer sa carte d’avance
    .hint = La carte choisie se joue à votre tour, si elle est permise.
pref-speed = Mouvements
    .slow = lents
    .normal = mesurés
    .fast = vifs
    .none = aucun
pref-collect = Une levée faite reste
    .short = 0,7 s
    .normal = 1,4 s
    .long = 3 s
    .click = jusqu’au clic
    .never = jusqu’à la suivante
pref-sound = Sons
pref-sounds = Lesquels
    .turn = votre tour
    .card = une carte
    .trick = une levée
    .chips = un paiement
    .special = une annonce
    .time = le temps presse
pref-listen = Écouter : { $sound }
pref-notices = Un avis du navigateur quand c’est votre tour
    .hint = Seulement quand cette page n’est pas devant vous.
    .refused = Le navigateur refuse les avis de cette page.
pref-keys-hint = Toujours : les flèches choisissent, Entrée joue, Échap renonce, 1 à 9 et 0 prennent la énième carte permise.
pref-key-hand = lire votre jeu
pref-key-table = lire la table
pref-key-trick = dernière levée
pref-key-chips = comptes et enjeux
pref-key-turn = à qui c’est
pref-key-rules = règles de la table
pref-key-why = un conseil ; pourquoi pas
pref-key-paid = les derniers paiements, pourquoi
pref-key-phrases = parler
pref-key-next = donne suivante
pref-key-doubled = Cette touche sert deux fois.
pref-reset = Tout remettre comme au début
pref-reset-done = Les préférences sont comme au début.

# À propos.

about-what = Ce que c’est
about-what-text = Corbillon fait jouer à trois jeux de cartes français des dix-septième et dix-huitième siècles, chacun selon son livre : le Zinzolin de 1769, que personne n’avait remis sur table, le Nain jaune et le Reversis. Un corbillon est le petit panier où sont les mises.
about-chips = Chaque jeton s’explique
about-chips-text = Ces jeux paient à tout propos. Ici chaque paiement dit de qui, à qui, combien, par quel article du livre et par quel calcul.
about-fair = Personne ne mêle les cartes
about-fair-text = Le serveur s’engage avant que les joueurs n’apportent leur part de hasard, et tout s’ouvre après la donne ; chacun peut vérifier.
about-fair-link = Comment cela se fait
about-private = Ni publicité, ni pistage
about-private-text = Pas de compte, pas d’annonce, pas de mesure d’audience, rien qui vienne d’ailleurs que de ce serveur. Un témoin signé vous rend votre place ; vos préférences restent dans ce navigateur.
about-access = Pour tout le monde
about-access-text = Tout se joue au clavier et se lit à voix haute, de l’accueil au dernier paiement. Rien n’est dit par la seule couleur. Si quelque chose vous arrête, c’est une faute : signalez-la.
about-licences = Licences
about-licence-own = Corbillon est un logiciel libre, sous licence MIT.
about-licence-cards = Les figures, au portrait de Paris, sont de David Bellot et Huub de Beer (SVG-cards 4.0.2), sous licence LGPL 2.1 ; nous en avons ôté les coins et changé les encres.
about-licence-cards-link = Le texte de leur licence
about-licence-libraries = La page est faite avec Svelte (MIT) et Fluent (Apache 2.0).
about-licence-libraries-link = Leurs licences
