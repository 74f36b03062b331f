/** Messages to test with. */
import type { Face, Happening, Message, Place, Sight } from '../../src/wire'

export function place(more: Partial<Place> = {}): Place {
  return {
    name: null, bot: 'bourgeois', presence: 'bot', since: null, covered: false, ready: false, mine: false, shows: false,
    bank: null, ...more,
  }
}

export function face(more: Partial<Face> = {}): Face {
  return {
    table: 'T',
    settings: {
      game: 'zinzolin', preset: 'seed', rules: {}, seats: 4, bot: 'bourgeois', pace: 2, clock: null, listed: false,
      watching: 'off', free_text: false, take_back: 'unrevealed', grace: false,
      drawn: { direction: 'book', vocabulary: 'own', last_trick: true },
    },
    order: 'A23456789TJQK', deviations: [],
    places: [place({ name: 'Zoé', presence: 'here', mine: true }), place(), place(), place()],
    owner: true, phase: 'playing', deal: 1, of: 8, commitment: null, history: [], begun: [0, 0, 0, 0],
    deadline: null, asked: null, held: null, may_take_back: false, next_table: null, again: null, ...more,
  }
}

export function sight(more: Partial<Sight> = {}): Sight {
  return {
    seat: 0, hand: ['KS', '4H', '2S'], discard: null, offered: null, deal: 1, dealer: 3, turn: 0, doing: 'play',
    leader: 0, sizes: [3, 3, 3, 3], balances: [10, 10, 10, 10], pots: { basket: 8 }, laid: [], last: null,
    tricks: [0, 0, 0, 0], points: [], exchanged: [true, true, true, true], talon: 4, pending: [],
    zinzolin: null, nain_jaune: null, reversis: null, ...more,
  }
}

export function message(seq: number, events: Happening[] = [], more: Partial<Message> = {}): Message {
  return {
    seq, now: Date.now(), events, face: face(), sight: sight(), choices: { legal: [], refused: {} }, past: null,
    ...more,
  }
}

/** The right of the espagnolette, not yet used. */
export const right: NonNullable<Sight['reversis']> = {
  holds_espagnolette: true, has_right: true, has_used: false, announced: null, undertaker: null, four_cards: [],
}

export const laid = (seat: number, card: string, opens = false): Happening => ({ kind: 'laid', seat, card, opens })
export const taken: Happening = { kind: 'trick_taken', number: 1, seat: 2, leader: 1, cards: ['2D', '4D', 'TD', '3D'] }
