/** Every kind of event in both languages, and payments with their arithmetic. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../src/naming'
import { tell } from '../src/telling'
import type { Happening, Paid, Payment } from '../src/wire'
import { speak } from '../src/words.svelte'

const ORDER = 'A23456789TJQK'
const ZINZOLIN: Context = { game: 'zinzolin', order: ORDER, names: ['Agathe', 'Barnabé', 'Clélie', null], you: 0 }
const NAIN_JAUNE: Context = { ...ZINZOLIN, game: 'nain-jaune' }
const REVERSIS: Context = { ...ZINZOLIN, game: 'reversis', order: '23456789JQKA' }
const OPEN: Context = { ...ZINZOLIN, you: null }

const payment = (more: Partial<Payment> = {}): Payment => ({
  deal: 3,
  source: 1,
  target: 0,
  amount: 6,
  clause: 'Z34',
  card: '3S',
  arithmetic: null,
  ...more,
})
const paid = (way: Paid['way'], ...payments: Payment[]): Paid => ({ kind: 'paid', number: 2, way, payments })

type Example = [event: Happening, context: Context, french: string[], english: string[]]
const EXAMPLES: Example[] = [
  [
    { kind: 'dealt', deal: 3, of: 8, dealer: 0, hand: ['KS', '4H', '2S', 'AD'], sizes: [12, 12, 12, 12] },
    ZINZOLIN,
    ['Donne 3 sur 8 : vous donnez.', 'Votre jeu : Cœur : quatre ; Pique : roi, deux ; Carreau : as.'],
    ['Deal 3 of 8: you deal.', 'Your hand: Hearts: four; Spades: king, two; Diamonds: ace.'],
  ],
  [
    { kind: 'dealt', deal: 9, of: 8, dealer: 3, hand: null, sizes: [12, 12, 12, 12] },
    ZINZOLIN,
    ['Donne 9, prolongation : Joueur 4 donne.'],
    ['Deal 9, overtime: Player 4 deals.'],
  ],
  [
    { kind: 'exchanged', seat: 0, aside: 'KC', drawn: 'AH' },
    ZINZOLIN,
    ['Vous écartez le roi de trèfle et prenez l’as de cœur.'],
    ['You put aside the king of clubs and take the ace of hearts.'],
  ],
  [
    { kind: 'exchanged', seat: 0, aside: 'QC', drawn: null },
    REVERSIS,
    ['Vous écartez la dame de trèfle.'],
    ['You put aside the queen of clubs.'],
  ],
  [
    { kind: 'exchanged', seat: 1, aside: null, drawn: null },
    ZINZOLIN,
    ['Barnabé : écarte une carte.'],
    ['Barnabé: puts a card aside.'],
  ],
  [
    { kind: 'exchanged', seat: 0, aside: 'KC', drawn: 'AH' },
    OPEN,
    ['Agathe écarte le roi de trèfle et prend l’as de cœur.'],
    ['Agathe puts the king of clubs aside and takes the ace of hearts.'],
  ],
  [
    { kind: 'exchanged', seat: 2, aside: 'KC', drawn: null },
    OPEN,
    ['Clélie écarte le roi de trèfle.'],
    ['Clélie puts the king of clubs aside.'],
  ],
  [
    { kind: 'kept', seat: 0, left: '4D' },
    ZINZOLIN,
    ['Vous gardez votre jeu et laissez le quatre de carreau.'],
    ['You keep your hand and leave the four of diamonds.'],
  ],
  [{ kind: 'kept', seat: 1, left: null }, ZINZOLIN, ['Barnabé : garde son jeu.'], ['Barnabé: keeps the hand.']],
  [
    { kind: 'shown', seat: 1, cards: ['AS', 'AH', 'AD'] },
    ZINZOLIN,
    ['Barnabé : montre as de pique, as de cœur et as de carreau.'],
    ['Barnabé: shows ace of spades, ace of hearts and ace of diamonds.'],
  ],
  [
    { kind: 'laid', seat: 1, card: 'KS', opens: true },
    ZINZOLIN,
    ['Barnabé entame : roi de pique.'],
    ['Barnabé leads: king of spades.'],
  ],
  [{ kind: 'laid', seat: 0, card: 'KS', opens: false }, ZINZOLIN, ['Vous : roi de pique.'], ['You: king of spades.']],
  [
    { kind: 'laid', seat: 2, card: '7D', opens: true },
    NAIN_JAUNE,
    ['Clélie ouvre une suite : sept de carreau.'],
    ['Clélie opens a run: seven of diamonds.'],
  ],
  [
    { kind: 'trick_taken', number: 4, seat: 2, leader: 0, cards: ['KS', '4S', 'AS', '2S'] },
    ZINZOLIN,
    ['La levée 4 est à Clélie.'],
    ['Trick 4 goes to Clélie.'],
  ],
  [{ kind: 'passed', seat: 1 }, NAIN_JAUNE, ['Barnabé : passe.'], ['Barnabé: passes.']],
  [
    { kind: 'called', seat: 1, call: 'without', rank: 'T', card: null },
    NAIN_JAUNE,
    ['Barnabé : « sans dix ».'],
    ['Barnabé: “without a ten”.'],
  ],
  [
    { kind: 'called', seat: 1, call: 'takes', rank: null, card: '7D' },
    NAIN_JAUNE,
    ['Barnabé : « nain jaune qui prend ».'],
    ['Barnabé: “yellow dwarf takes”.'],
  ],
  [
    { kind: 'called', seat: 0, call: 'takes', rank: null, card: 'QS' },
    NAIN_JAUNE,
    ['Vous : « dame qui prend ».'],
    ['You: “queen takes”.'],
  ],
  [
    { kind: 'called', seat: 1, call: 'again', rank: null, card: null },
    NAIN_JAUNE,
    ['Barnabé : « roi et je recommence ».'],
    ['Barnabé: “king, and I start again”.'],
  ],
  [
    { kind: 'called', seat: 2, call: 'out', rank: null, card: null },
    NAIN_JAUNE,
    ['Clélie : plus de carte, le tour est gagné.'],
    ['Clélie: out, and winner of the round.'],
  ],
  [
    { kind: 'called', seat: 1, call: 'done', rank: null, card: null },
    ZINZOLIN,
    ['Barnabé : plus rien à montrer.'],
    ['Barnabé: nothing more to show.'],
  ],
  [
    { kind: 'called', seat: 1, call: 'undertake', rank: null, card: null },
    REVERSIS,
    ['Barnabé : entreprend le reversis !'],
    ['Barnabé: undertakes the reversis!'],
  ],
  [
    { kind: 'called', seat: 0, call: 'silent', rank: null, card: null },
    REVERSIS,
    ['Vous vous taisez.'],
    ['You say nothing.'],
  ],
  [
    { kind: 'noticed', what: 'vole', seat: 1 },
    ZINZOLIN,
    ['La Vole ! Barnabé a fait les douze levées, le tour du Zodiaque.'],
    ['The Vole! Barnabé has taken all twelve tricks, the round of the Zodiac.'],
  ],
  [
    { kind: 'owed', payment: payment({ source: 2, target: 'basket', clause: 'R34', card: null }) },
    REVERSIS,
    ['En attente : Clélie devra mettre 6 points dans la corbeille : le quinola, forcé (R34).'],
    ['Pending: Clélie will have to put 6 points into the basket: the quinola, forced (R34).'],
  ],
  [
    {
      kind: 'deal_settled',
      deal: 3,
      hands: [[], [], [], []],
      unplayed: [['KS'], [], [], []],
      aside: [],
      dealt: [],
      talon: [],
      points: [],
      gains: [-10, 10, 0, 0],
      balances: [110, 130, 120, 120],
    },
    NAIN_JAUNE,
    [
      'Donne 3 : le règlement est fait.',
      'Vous : −10, en tout 110 jetons.',
      'Barnabé : +10, en tout 130 jetons.',
      'Clélie : 0, en tout 120 jetons.',
      'Joueur 4 : 0, en tout 120 jetons.',
      'Il vous restait roi de pique.',
    ],
    [
      'Deal 3 is settled.',
      'You: −10, in all 110 jetons.',
      'Barnabé: +10, in all 130 jetons.',
      'Clélie: 0, in all 120 jetons.',
      'Player 4: 0, in all 120 jetons.',
      'You were left with king of spades.',
    ],
  ],
  [
    { kind: 'match_ended', ranking: [2, 1, 3, 4], balances: [100, 140, 90, 70] },
    REVERSIS,
    [
      'La partie est finie.',
      '1. Barnabé : 140 points.',
      '2. Vous : 100 points.',
      '3. Clélie : 90 points.',
      '4. Joueur 4 : 70 points.',
    ],
    [
      'The match is over.',
      '1. Barnabé: 140 points.',
      '2. You: 100 points.',
      '3. Clélie: 90 points.',
      '4. Player 4: 70 points.',
    ],
  ],
  [{ kind: 'seated', seat: 1, name: 'Zoé' }, ZINZOLIN, ['Zoé prend place.'], ['Zoé sits down.']],
  [
    { kind: 'left', seat: 1, name: 'Zoé' },
    ZINZOLIN,
    ['Zoé laisse sa place à un robot.'],
    ['Zoé leaves the seat to a bot.'],
  ],
  [
    { kind: 'covered', seat: 1, why: 'grace' },
    ZINZOLIN,
    ['Barnabé est au loin : un robot tient sa place.'],
    ['Barnabé is away: a bot plays the seat.'],
  ],
  [
    { kind: 'covered', seat: 0, why: 'owner' },
    ZINZOLIN,
    ['Le maître de la table appelle un robot : il joue pour vous.'],
    ['The owner of the table calls a bot: it plays for you.'],
  ],
  [
    { kind: 'covered', seat: 1, why: 'time' },
    ZINZOLIN,
    ['Le temps a manqué trop souvent : un robot joue pour Barnabé.'],
    ['Time ran out too often: a bot plays for Barnabé.'],
  ],
  [{ kind: 'returned', seat: 1 }, ZINZOLIN, ['Barnabé est de retour.'], ['Barnabé is back.']],
  [
    { kind: 'timed_out', seat: 0 },
    ZINZOLIN,
    ['Votre temps est écoulé : un robot joue ce coup pour vous.'],
    ['Your time ran out: a bot plays this once for you.'],
  ],
  [
    { kind: 'take_back_asked', seat: 1 },
    ZINZOLIN,
    ['Barnabé demande à reprendre son coup.'],
    ['Barnabé asks to take the last action back.'],
  ],
  [
    { kind: 'take_back_refused', seat: 1 },
    ZINZOLIN,
    ['Barnabé n’est pas d’accord : ce qui est joué reste joué.'],
    ['Barnabé does not agree: what is played stays played.'],
  ],
  [
    { kind: 'taken_back', seat: 0, actions: 3 },
    ZINZOLIN,
    ['3 coups sont repris. C’est de nouveau à vous.'],
    ['3 actions are taken back. It is your turn again.'],
  ],
  [{ kind: 'said', seat: 1, phrase: 'bravo' }, ZINZOLIN, ['Barnabé dit : Bravo !'], ['Barnabé says: Bravo!']],
  [{ kind: 'wrote', seat: 0, text: '<b>oui</b>' }, ZINZOLIN, ['Vous dites : <b>oui</b>'], ['You say: <b>oui</b>']],
  [
    { kind: 'committed', deal: 2, commitment: 'ab' },
    ZINZOLIN,
    ['Le serveur est lié à sa part du mélange de la donne 2.'],
    ['The server is bound to its share of the shuffle of deal 2.'],
  ],
  [
    { kind: 'revealed', deal: 2, secret: 'ab', contributions: [] },
    ZINZOLIN,
    ['Le mélange de la donne 2 est ouvert : chacun peut le vérifier.'],
    ['The shuffle of deal 2 lies open: anybody can check it.'],
  ],
  [
    { kind: 'arranged' },
    ZINZOLIN,
    ['Le maître de la table en a changé les arrangements.'],
    ['The owner has changed the arrangements of the table.'],
  ],
  [
    { kind: 'rematched', table: 'x' },
    ZINZOLIN,
    ['Une autre partie commence à une nouvelle table.'],
    ['Another match begins at a new table.'],
  ],
  [{ kind: 'closed' }, ZINZOLIN, ['La table est fermée.'], ['The table is closed.']],
  [
    paid('one', payment()),
    ZINZOLIN,
    ['Paiement 2 : Barnabé vous paie 6 jetons : trois de pique, fourni (Z34).'],
    ['Payment 2: Barnabé pays you 6 jetons: three of spades, which followed suit (Z34).'],
  ],
  [
    paid('each-in', payment({ target: 'basket', clause: 'Z8', amount: 8, card: null })),
    ZINZOLIN,
    ['Paiement 2 : chaque joueur met 8 jetons au corbillon : la mise (Z8).'],
    ['Payment 2: each player puts 8 jetons into the basket: the ante (Z8).'],
  ],
]

/** Spaces that do not break are for the eye. */
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))

describe.each([
  ['fr', 2],
  ['en', 3],
] as const)('in %s', (lang, place) => {
  beforeEach(() => speak(lang, 'historic'))

  it.each(EXAMPLES)('tells $kind', (...example) => {
    expect(plain(tell(example[0], example[1]))).toEqual(example[place])
  })

  it('tells everything that a table remarks', () => {
    const remarks = [
      'forgotten',
      'nobody',
      'opera',
      'first-equinox',
      'second-equinox',
      'vole',
      'undertaken',
      'made',
      'broken',
      'espagnolette',
      'right-used',
      'right-lost',
    ]
    for (const what of remarks) {
      for (const seat of [0, 1]) expect(tell({ kind: 'noticed', what, seat }, REVERSIS)[0]).toMatch(/\p{L}/u)
    }
  })

  it('has a phrase for each of the list', () => {
    const phrases = [
      'hello',
      'well-played',
      'thanks',
      'one-moment',
      'back',
      'your-turn',
      'sorry',
      'bravo',
      'bad-luck',
      'goodbye',
    ]
    for (const phrase of phrases) expect(tell({ kind: 'said', seat: 1, phrase }, ZINZOLIN)[0]).toContain('Barnabé')
  })

  it('tells points and cards put aside where the game has them', () => {
    const lines = tell(
      {
        kind: 'deal_settled',
        deal: 1,
        hands: [['AD'], ['QH'], ['KS'], ['2C']],
        unplayed: [[], [], [], []],
        aside: ['JS'],
        dealt: [],
        talon: [],
        points: [0, 10, 20, 10],
        gains: [0, 0, 0, 0],
        balances: [0, 0, 0, 0],
      },
      REVERSIS,
    )
    expect(lines).toHaveLength(1 + 4 + 1 + 4 + 1)
  })
})
