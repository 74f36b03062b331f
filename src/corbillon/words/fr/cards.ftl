# Les cartes et les sommes.

card = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
   *[king] roi
 } de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
 }
the-card = { $rank ->
    [ace] l’{ card }
    [queen] la { card }
   *[other] le { card }
 }
rank = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
   *[king] roi
 }
ranks = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valets
    [queen] dames
   *[king] rois
 }
suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
 }
suit-held = { $suit ->
    [S] Pique
    [H] Cœur
    [D] Carreau
   *[C] Trèfle
 } : { $ranks }
rank-letters = A 2 3 4 5 6 7 8 9 10 V D R
list-and = { $first } et { $last }
list-suits = { $first } ; { $last }
cards-count = { $n ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $n } cartes
 }
tricks-count = { $n ->
    [0] aucune levée
    [1] 1 levée
   *[other] { $n } levées
 }
nothing = rien
name-you = vous

# Les mots qu’un joueur peut taper, outre la notation du relevé.

typed-rank-A = as, a, 1
typed-rank-2 = deux, 2
typed-rank-3 = trois, 3
typed-rank-4 = quatre, 4
typed-rank-5 = cinq, 5
typed-rank-6 = six, 6
typed-rank-7 = sept, 7
typed-rank-8 = huit, 8
typed-rank-9 = neuf, 9
typed-rank-T = dix, 10
typed-rank-J = valet, v
typed-rank-Q = dame, d
typed-rank-K = roi, r
typed-suit-S = pique, piques, p, ♠
typed-suit-H = cœur, cœurs, co, ♥
typed-suit-D = carreau, carreaux, ca, ♦
typed-suit-C = trèfle, trèfles, t, tr, ♣
typed-fillers = le, la, les, l, de, du, d, des, un, une, ma, mon, mes, carte
typed-lay = jouer, joue, je joue, poser, pose, je pose, entamer
typed-aside = écarter, écarte, j écarte, échanger, échange, rejeter
typed-show = montrer, montre, je montre, annoncer, annonce
typed-takes = qui prend, prend
typed-dwarf = nain jaune, nain, lindor
typed-keep = garder, garde, je garde, g, garder mon jeu, rien écarter
typed-done = fini, terminé, c est tout, plus rien
typed-pass = passer, passe, je passe, p
typed-stop = arrêter, arrête, j arrête, m arrêter
typed-undertake = entreprendre, j entreprends, entreprends
typed-silent = se taire, je me tais, taire
typed-command-hand = main, m, jeu, cartes
typed-command-table = table
typed-command-trick = pli, levée, suite
typed-command-chips = jetons, fiches, comptes
typed-command-last = dernier, dernière
typed-command-legal = permis, coups
typed-command-rule = règle, règles
typed-command-why = pourquoi
typed-command-help = aide
typed-command-quit = quitter, sortir
typed-command-scores = résultats, classement
