# Questions et réponses à la table.

answer-hand = Votre jeu : { $count }.
answer-table = La table, donne { $deal } :
answer-turn = { $who ->
    [you] C’est à vous.
   *[other] C’est à { $name }.
 }
answer-no-turn = Aucune donne n’est ouverte.
answer-seat = { $who ->
    [you] Vous : { $facts }.
   *[other] { $name } : { $facts }.
 }
fact-dealer = donneur
fact-exchanged = échange fait
fact-kept = jeu gardé
fact-shown = montré : { $cards }
answer-trick = Levée { $number } :
answer-run = La suite :
answer-no-trick = Aucune carte dans la levée.
answer-no-run = Aucune suite n’est ouverte.
answer-chips = Comptes : { $total } en tout.
answer-balance = { $who ->
    [you] Vous : { $balance }.
   *[other] { $name } : { $balance }.
 }
balance-in-chips = { $amount } ({ $chips })
answer-pot = { $pot } : { $balance }.
answer-no-last = Aucune levée n’est encore faite.
answer-since = Depuis votre dernière carte :
answer-legal = permis :{ " " }
answer-no-article = Pas d’article { $asked }.
answer-rule-hint = Pour lire un article : règle et son numéro, comme règle { $example }.
answer-scores = Classement après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } :
card-preset = Règles : { $game }, { $preset }.
card-switch = { $switch } : { $value } ({ $article }).

help-matter = Aide : ces questions se posent à tout moment.
help-command = { $command } : { $does }.
help-hand = vos cartes
help-table = les joueurs, leurs cartes et leurs levées, à qui c’est de jouer
help-trick = les cartes de la levée en cours, ou la suite
help-chips = tous les comptes et les enjeux
help-last = la dernière levée, ou ce qui s’est joué depuis votre dernière carte
help-legal = ce que vous pouvez faire, dans la notation
help-rule = les règles de cette table ; avec un numéro, cet article
help-why = le dernier paiement expliqué ; avec un numéro ou un article, un autre
help-help = ceci
help-quit = partir ; la partie est gardée et peut reprendre
help-scores = le classement
help-hint = ce qu’il faut jouer maintenant, et pourquoi
help-review = la dernière donne finie, revue ; avec un numéro, ce choix ; avec un numéro et jeux, tous les jeux avec lui
help-again = avec un numéro, la dernière donne finie rejouée à part depuis ce choix
help-actions = Une carte se tape dans la notation (KS, TD), ou en mots : roi de pique, RP, 10 de carreau. Dans la notation le rang vient d’abord : A, 2 à 9, T dix, J valet, Q dame, K roi ; puis la couleur : S pique, H cœur, D carreau, C trèfle.
help-actions-zinzolin = garder, ou x et une carte, pour l’écart ; dA, d2 ou d3 (montrer les as …) pour montrer un Triangle ou un Quarré.
help-actions-nain-jaune = passer ; et suivie d’un !, comme QS!, ou en disant « dame qui prend », une belle carte prend sa case.
help-actions-reversis = garder, ou x et une carte, pour l’échange ; entreprendre ou se taire après neuf levées, où cela se demande.

# Invites et annonces de la table en texte.

prompt-card = jouez une carte
prompt-show = jouez une carte, ou montrez ce que vous avez
prompt-exchange = x et une carte pour l’écarter, ou garder
prompt-aside = x et une carte pour la mettre de côté
prompt-run = posez une carte
prompt-follow = posez une carte, ou passez
prompt-go-on = posez une carte, ou arrêtez
prompt-open-show = montrez ce que vous avez, ou fini
prompt-undertake = entreprenez le reversis, ou taisez-vous
prompt-choose = tapez le numéro d’un jeu ou d’une partie
prompt-level = tapez le numéro d’un niveau, ou Entrée pour { $usual }
prompt-next = Entrée donne les cartes suivantes ; demandez avant, ou quittez
prompt-over = la partie est finie : demandez, ou quittez
not-understood = Pas compris : { $typed }. Tapez aide, ou permis.
choose-matter = À quoi joue-t-on ?
choose-level-matter = Contre qui ?
choose-level = { $number }. { $told }
choose-game = { $number }. { $game } : { $blurb }
choose-resume = { $number }. Reprendre { $game }, donne { $deal }, du { $when }.
left = Vous quittez la table. La partie est gardée : { $path }
resume-with = Pour la reprendre : corbillon play --resume { $path }
kept-at = Le relevé est gardé : { $path }

# Niveaux, conseils et revues.

level-opens = Ils jouent comme { $bots }.
typed-command-hint = conseil, indice
typed-command-review = revue, revoir
typed-command-again = rejouer
typed-open-hands = jeux, mains, ouvert
hint-not-now = On vous conseille quand c’est à vous.
review-too-early = Une donne se revoit quand elle est finie.
review-no-choice = Il n’y a pas de choix { $asked }. Tapez revue et un numéro, comme revue 1 ; suivi de jeux, comme revue 1 jeux, tous les jeux sont ouverts.
review-choice-hint = Pour voir ce que valait un choix : revue et son numéro, comme revue { $number }. Pour rejouer à partir de lui : rejouer { $number }.
review-again-hint = Tous les jeux à ce moment : revue { $number } jeux. Pour rejouer à partir de ce choix : rejouer { $number }.
reviewed-deal = Donne { $deal }, revue : { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
 }.
reviewed-tried = Chaque choix a été essayé dans { $worlds } donnes possibles, tirées de ce que vous saviez.
reviewed-worst = Les choix les plus coûteux :
reviewed-all = Tous les choix :
reviewed-line = { $number }. { $told }
reviewed-when = { $kind ->
    [before] Avant la première carte
    [run] Carte { $number }
   *[trick] Levée { $number }
 }
reviewed-good = { $when }, { $deed } : { $judgement }.
reviewed-values = Ce que valait chaque choix, ± deux fois l’erreur type :
reviewed-value = { $deed } : { $gain } (± { $error }){ $played ->
    [yes] , joué
   *[no] { "" }
 }
reviewed-laid = Sur le tapis :
reviewed-bare = Il n’y avait pas de carte sur le tapis.
reviewed-held = { $who ->
    [you] Votre jeu : { $cards }
   *[other] { $name } avait : { $cards }
 }
again-what = Tapez rejouer et le numéro d’un choix de la dernière donne finie, comme rejouer 1.
again-opens = La donne { $deal } se rejoue à part ; rien n’en compte. Quitter ramène à la partie.
again-over = La donne à part est finie : { $now } pour vous, contre { $then } dans la partie. Retour à la partie.
again-left = Vous quittez la donne à part. Retour à la partie.
