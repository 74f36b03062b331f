/** The settings of a table: values, presets, links, what is kept, what is refused. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Refusal, Unreachable } from '../src/api'
import { valueTold, valuesTold } from '../src/settings/book'
import { chapters, lengthOf, type Game, type Offered, type Switch } from '../src/settings/catalogue'
import { atOnce, keepAtOnce, keepTable, lastGame, lastTable, settingsAtOnce } from '../src/settings/kept'
import { queryOf, settingsOf } from '../src/settings/link'
import { bare, isAbout, playersTold, toldAt, toldInPreset } from '../src/settings/naming'
import { whyRefused } from '../src/settings/refusals'
import { adopt, changed, choose, initial, read, seat, valueAt } from '../src/settings/table'
import { meant, numberOf, same, spelled, valuePart, written, type Free, type Value } from '../src/settings/values'
import type { Block, Book } from '../src/wire'
import { speak } from '../src/words.svelte'

const offered = (...values: Value[]): Offered[] =>
  values.map((value) => ({ value, part: valuePart(value)[0], facts: valuePart(value)[1], source: 'the book' }))
const one = (name: string, article: string, values: Value[], more: Partial<Switch> = {}): Switch => ({
  name, article, group: 'A', common: true, default: values[0]!, offered: offered(...values), free: null, ...more,
})

const ROUNDS: Free = { least: 0, most: 999, form: 'plus-one' }
const ZINZOLIN: Game = {
  name: 'zinzolin', order: 'A23456789TJQK', pack: 52, pots: ['basket', 'rocambole'], bot: 'bourgeois', bots: ['ecolier', 'bourgeois', 'abbe', 'chevalier', 'marquise'],
  seats: [{ seats: 4, needs: {} }],
  presets: [{ name: 'seed', rules: {}, of: 24 }, { name: 'short', rules: { rounds: '1+1' }, of: 8 }],
  switches: [
    one('start_fiches', 'Z6', [60, 20, 'net'], { free: { least: 0, most: 10 ** 12, form: 'number' } }),
    one('debt', 'Z7', ['allowed', 'ruin_ends_game']),
    one('declined_peek', 'Z21', ['off', 'on'], { group: 'C', common: false }),
    one('rounds', 'Z49', ['5+1', '2+1', '1+1'], { group: 'I', free: ROUNDS }),
    one('overtime_cap', 'Z51', [null, 0, 4], { group: 'I', free: { least: 0, most: null, form: 'number' } }),
  ],
}
const END: Free = { least: 1, most: 1_000_000, form: 'rounds' }
const NAIN_JAUNE: Game = {
  name: 'nain-jaune', order: 'A23456789TJQK', pack: 52, pots: ['TD'], bot: 'bourgeois', bots: ['ecolier', 'bourgeois', 'abbe', 'chevalier', 'marquise'],
  seats: [...[4, 3, 5, 6, 7, 8].map((seats) => ({ seats, needs: {} })), { seats: 2, needs: { players2: true } }],
  presets: [{ name: 'seed', rules: {}, of: 0 }, { name: 'family', rules: { announce: 'auto', pay: 'cards' }, of: 0 }],
  switches: [
    one('players2', 'N1', [false, true], { common: false }),
    one('announce', 'N19', ['explicit', 'auto']),
    one('pay', 'N21', ['points', 'cards', 'faces10']),
    one('end', 'N30', ['ruin', { rounds: 4 }], { free: END }),
  ],
}
const of = (game: Game, name: string) => game.switches.find((other) => other.name === name)!

beforeEach(async () => {
  localStorage.clear()
  await speak('fr', 'historic')
})

describe('values', () => {
  it('are spelled as one word and read again', () => {
    expect([null, true, '5+1', 60, { rounds: 4 }].map((value) => spelled(value))).toEqual(['null', 'true', '5+1', '60', 'rounds:4'])
    for (const game of [ZINZOLIN, NAIN_JAUNE]) {
      for (const each of game.switches) {
        for (const { value } of each.offered) expect(same(meant(spelled(value), each)!, value)).toBe(true)
      }
    }
  })

  it('tell which part of a message says them', () => {
    expect([valuePart('5+1'), valuePart({ rounds: 8 }), valuePart(null), valuePart(true)]).toEqual([
      ['number', { n: 5 }], ['rounds', { n: 8 }], ['null', {}], ['true', {}],
    ])
  })

  it('may be any number within bounds, and no other', () => {
    expect([written(7, ROUNDS), written(1000, ROUNDS), written(-1, ROUNDS), written(9, END)]).toEqual(['7+1', undefined, undefined, { rounds: 9 }])
    expect([numberOf('7+1', ROUNDS), numberOf('net', ROUNDS), numberOf(7, ROUNDS)]).toEqual([7, null, null])
    const words = ['7+1', '07+1', '7', '1000+1', 'rounds:4', 'x']
    expect(words.map((word) => meant(word, of(ZINZOLIN, 'rounds')))).toEqual(['7+1', undefined, undefined, undefined, undefined, undefined])
  })
})

describe('a table', () => {
  it('keeps only what differs from its preset', () => {
    const table = choose(ZINZOLIN, initial(ZINZOLIN), of(ZINZOLIN, 'debt'), 'ruin_ends_game')
    expect(table.rules).toEqual({ debt: 'ruin_ends_game' })
    expect(changed(ZINZOLIN, table).map((each) => each.name)).toEqual(['debt'])
    expect(choose(ZINZOLIN, table, of(ZINZOLIN, 'debt'), 'allowed').rules).toEqual({})
  })

  it('has the switches of its preset, and null is a value like others', () => {
    const table = adopt(ZINZOLIN, initial(ZINZOLIN), 'short')
    expect(valueAt(ZINZOLIN, table, of(ZINZOLIN, 'rounds'))).toBe('1+1')
    const capped = choose(ZINZOLIN, table, of(ZINZOLIN, 'overtime_cap'), 4)
    expect(choose(ZINZOLIN, capped, of(ZINZOLIN, 'overtime_cap'), null).rules).toEqual({})
  })

  it('keeps what was chosen by hand when the preset changes, unless the preset says the same', () => {
    let table = choose(NAIN_JAUNE, initial(NAIN_JAUNE), of(NAIN_JAUNE, 'pay'), 'cards')
    table = choose(NAIN_JAUNE, table, of(NAIN_JAUNE, 'end'), { rounds: 4 })
    expect(adopt(NAIN_JAUNE, table, 'family').rules).toEqual({ end: { rounds: 4 } })
  })

  it('sets what a number of seats needs, and takes it back with it', () => {
    const two = seat(NAIN_JAUNE, initial(NAIN_JAUNE), 2)
    expect([two.seats, two.rules]).toEqual([2, { players2: true }])
    expect(seat(NAIN_JAUNE, two, 5).rules).toEqual({})
    expect(choose(NAIN_JAUNE, two, of(NAIN_JAUNE, 'players2'), false).seats).toBe(4)
  })

  it('has its length apart from the chapters', () => {
    expect(lengthOf(ZINZOLIN)?.name).toBe('rounds')
    expect(chapters(ZINZOLIN).map(({ group, switches }) => [group, switches.length])).toEqual([['A', 2], ['C', 1], ['I', 1]])
  })
})

describe('a link', () => {
  it('says what differs from the beginning, and is read again', () => {
    let table = seat(NAIN_JAUNE, initial(NAIN_JAUNE), 2)
    table = choose(NAIN_JAUNE, table, of(NAIN_JAUNE, 'end'), { rounds: 9 })
    table = { ...table, clock: { move: 20, first: 40, bank: 0 }, watching: 'late', listed: true, pace: 0 }
    table = { ...table, drawn: { direction: 'left', vocabulary: 'modern', last_trick: false } }
    expect(settingsOf(NAIN_JAUNE, queryOf(NAIN_JAUNE, table))).toEqual({ settings: table, strange: [] })
    expect(queryOf(NAIN_JAUNE, initial(NAIN_JAUNE)).size).toBe(0)
    expect(settingsOf(NAIN_JAUNE, new URLSearchParams())).toBeNull()
  })

  it('is not believed where it says what cannot be', () => {
    const query = 'r.pay=gold&r.nothing=1&seats=9&bot=hal&pace=7&clock=1.1.1&watching=all&direction=up&x=1&preset=mine&listed=2'
    const found = settingsOf(NAIN_JAUNE, new URLSearchParams(query))!
    expect(found.settings).toEqual(initial(NAIN_JAUNE))
    expect(found.strange.toSorted()).toEqual(
      ['bot', 'clock', 'drawn', 'listed', 'nothing', 'pace', 'pay', 'preset', 'seats', 'watching', 'x'],
    )
  })

  it('for two has the switch that two need', () => {
    expect(settingsOf(NAIN_JAUNE, new URLSearchParams('seats=2'))?.settings.rules).toEqual({ players2: true })
  })
})

describe('what is kept', () => {
  it('is the last table of each game', () => {
    const table = choose(ZINZOLIN, initial(ZINZOLIN), of(ZINZOLIN, 'debt'), 'ruin_ends_game')
    keepTable(table)
    keepTable(initial(NAIN_JAUNE))
    expect([lastTable(ZINZOLIN), lastTable(NAIN_JAUNE)]).toEqual([table, initial(NAIN_JAUNE)])
  })

  it('is what was played at once, and the game', () => {
    expect(atOnce(ZINZOLIN)).toEqual({ preset: 'short', seats: 4, bot: 'bourgeois' })
    keepAtOnce('nain-jaune', { preset: 'family', seats: 2, bot: 'marquise' }, { last: true })
    keepAtOnce('zinzolin', { preset: 'seed', seats: 4, bot: 'bourgeois' })
    expect([lastGame(), atOnce(NAIN_JAUNE).seats, atOnce(ZINZOLIN).preset]).toEqual(['nain-jaune', 2, 'seed'])
    expect(settingsAtOnce(NAIN_JAUNE, atOnce(NAIN_JAUNE))).toMatchObject({ preset: 'family', seats: 2, rules: { players2: true } })
  })

  it('is not believed when it is something else', () => {
    for (const text of ['', '[]', '{"version":1,"zinzolin":7}', '{"version":1,"zinzolin":{"rules":{"debt":{"a":1}},"seats":"4"}}', '{']) {
      localStorage.setItem('corbillon.tables', text)
      expect(lastTable(ZINZOLIN)).toEqual(initial(ZINZOLIN))
    }
    expect(read(ZINZOLIN, { drawn: null, rules: 3, clock: [] }).settings).toEqual(initial(ZINZOLIN))
  })
})

describe('in words', () => {
  it('tells values and what they were', () => {
    const table = choose(ZINZOLIN, initial(ZINZOLIN), of(ZINZOLIN, 'start_fiches'), 'net')
    expect(toldAt(ZINZOLIN, table, of(ZINZOLIN, 'start_fiches'))).toBe('tous partent de zéro')
    expect(toldInPreset(ZINZOLIN, table, of(ZINZOLIN, 'start_fiches'))).toBe('60 fiches et 8 jetons')
    expect([playersTold(ZINZOLIN), playersTold(NAIN_JAUNE)]).toEqual(['4 joueurs', 'de 3 à 8 joueurs, ou 2'])
  })

  it('finds a switch by its words, whatever the accents', () => {
    expect(bare('Cœur d’Équinoxe')).toBe("coeur d'equinoxe")
    const fiches = of(ZINZOLIN, 'start_fiches')
    expect(['boite', 'ZÉRO partent', 'z6', 'boite levée'].map((sought) => isAbout(ZINZOLIN, fiches, sought))).toEqual([true, true, true, false])
    expect(isAbout(ZINZOLIN, fiches, 'commodité', 'seulement là (commodité)')).toBe(true)
  })

  it('finds what the book says of a value', () => {
    const says = (value: string) => ({ value, default: false, inlines: [] })
    const values = [says('none'), says('N'), says('rounds N')]
    const blocks: Block[] = [
      { kind: 'paragraph', inlines: [], role: '' }, { kind: 'switch', name: 'overtime_cap', default: 'none', values },
    ]
    const article = { number: 'Z51', title: '', chapter: '', blocks }
    const book: Book = { title: '', intro: [], chapters: [{ title: '', blocks: [], articles: [article] }] }
    const told = valuesTold(book, 'Z51', 'overtime_cap')
    expect([null, 8, { rounds: 3 }, 'x'].map((value) => valueTold(told, value)?.value)).toEqual(['none', 'N', 'rounds N', undefined])
    expect(valuesTold(book, 'Z1', 'overtime_cap')).toEqual([])
  })
})

describe('what is refused', () => {
  it('is said in words with the switches concerned and the article', () => {
    const fault = new Refusal(422, { code: 'bad_rule', message: 'start_fiches = net goes only with debt = allowed (Z6)' })
    expect(whyRefused(fault, ZINZOLIN)).toEqual({
      text: 'Ceci ne va pas ensemble : «\u00a0Boîte de fiches\u00a0» et «\u00a0Dettes\u00a0».'.replace(' :', '\u00a0:'),
      switches: ['start_fiches', 'debt'],
      article: 'Z6',
    })
  })

  it('has words for every other refusal', () => {
    for (const code of ['too_many', 'bad_name', 'seat_taken', 'closed', 'no_table', 'bad_format', 'fault']) {
      expect(whyRefused(new Refusal(422, { code, message: 'm' })).text.length).toBeGreaterThan(10)
    }
    expect(whyRefused(new Unreachable(null)).text).toContain('serveur')
    expect(() => whyRefused(new TypeError('ours'))).toThrow('ours')
  })
})
