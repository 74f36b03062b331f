/** What may be done with a card, in words, and why not. */
import { beforeEach, describe, expect, it } from 'vitest'
import { chipsAnswer, handAnswer, lastAnswer, tableAnswer, turnAnswer } from '../../src/table/answers'
import {
  cardOf, concernedBy, deedNamed, promptOf, refusalTold, renounces, waysOf, wordsOf,
} from '../../src/table/deeds'
import { aroundFrom, directionOf, namingOf, presenceTold, span } from '../../src/table/people'
import { speak } from '../../src/words.svelte'
import { face, laid, message, place, right, sight } from './examples'

const choices = (...legal: string[]) => ({ legal, refused: {} })
const led = sight({ laid: [{ seat: 1, card: '3S' }] })

beforeEach(() => speak('fr', 'historic'))

describe('actions', () => {
  it('have a card, or are words', () => {
    expect(['KS', 'xTD', 'QS!', 'pass', 'd2', 'dA'].map(cardOf)).toEqual(['KS', 'TD', 'QS', null, null, null])
    expect(waysOf('QS', choices('QS', 'QS!', 'KH', 'pass'))).toEqual(['QS', 'QS!'])
    expect(wordsOf(choices('QS', 'dA', 'stop'))).toEqual(['dA', 'stop'])
  })

  it('are named', () => {
    expect(['xTD', 'QS!', 'd3', 'undertake'].map(deedNamed)).toEqual([
      'Écarter\u00a0: dix de carreau', 'dame de pique qui prend\u00a0!', 'Montrer les trois',
      'Entreprendre le reversis',
    ])
  })

  it.each([
    ['undertake silent', 'entreprenez-vous le reversis\u00a0?'],
    ['x4D keep', 'écartez une carte, ou gardez votre jeu'],
    ['x4D', 'mettez une carte de côté'],
    ['4D dA', 'jouez une carte, ou montrez ce que vous avez'],
    ['dA done', 'montrez ce que vous avez, ou finissez'],
    ['4D pass', 'continuez la suite, ou passez'],
    ['pass', 'vous ne pouvez que passer'],
    ['4D stop', 'continuez la suite, ou arrêtez'],
    ['stop', 'vous ne pouvez qu’arrêter'],
    ['4D', 'jouez une carte'],
  ])('%s asks', (legal, asked) => {
    expect(promptOf(choices(...legal.split(' ')), 'zinzolin')).toBe(asked)
  })

  it('who laid the last card of a run and has to go on is not asked to open one', () => {
    expect(promptOf(choices('QS', 'QS!'), 'nain-jaune', 'go_on')).toBe('continuez votre série')
    expect(promptOf(choices('QS', 'QS!'), 'nain-jaune', 'open')).toBe('ouvrez une suite')
  })
})

describe('a refusal', () => {
  const refused = { code: 'must_follow', clause: 'Z29' }

  it('says why, with the article', () => {
    expect(refusalTold('4H', refused, led)).toBe(
      'Refusé\u00a0: on a demandé pique et vous en avez\u00a0: il faut fournir (Z29).',
    )
    expect(refusalTold('4H', { code: 'not_now', clause: 'Z19' }, led)).toContain('c’est l’écart')
  })

  it('concerns the card led and those that may be played', () => {
    const now = message(3, [], { sight: led, choices: { legal: ['KS', '2S'], refused: { '4H': refused } } })
    expect(concernedBy(refused, now)).toEqual(['3S', 'KS', '2S'])
    expect(concernedBy({ code: 'not_now', clause: null }, now)).toEqual([])
  })
})

describe('the right to renounce', () => {
  it('is used by a card of another suit, while one could follow', () => {
    const with_ = (more: object) => ({ ...led, reversis: right, ...more })
    expect(renounces('4H', with_({}))).toBe(true)
    expect(renounces('KS', with_({}))).toBe(false)
    expect(renounces('4H', with_({ hand: ['4H'] }))).toBe(false)
    expect(renounces('4H', with_({ laid: [] }))).toBe(false)
    expect(renounces('4H', with_({ reversis: { ...right, has_right: false } }))).toBe(false)
  })
})

describe('answers', () => {
  const naming = namingOf(face(), 0)

  it('tell hand, table, turn and chips', () => {
    expect(handAnswer(sight(), naming)).toEqual([
      'Votre jeu\u00a0: 3 cartes.', 'Pique\u00a0: roi, deux', 'Cœur\u00a0: quatre',
    ])
    expect(tableAnswer(message(1), naming).slice(0, 3)).toEqual([
      'La table, donne 1\u00a0:', 'C’est à vous.', 'Vous\u00a0: 3 cartes, aucune levée, échange fait.',
    ])
    expect(turnAnswer(sight({ turn: 1 }), naming)).toBe('C’est à Agathe.')
    expect(chipsAnswer(sight(), naming).at(-1)).toContain('Le corbillon')
  })

  it('tell the last trick, or what was since one’s own card', () => {
    const last = { number: 1, taker: 2, cards: [{ seat: 1, card: '2D' }] }
    expect(lastAnswer(sight({ last }), [], naming)).toEqual([
      'La levée 1 est à Barnabé.', 'Agathe\u00a0: deux de carreau.',
    ])
    const runs = { ...naming, game: 'nain-jaune' }
    const events = [laid(1, '3S'), laid(0, '4S'), laid(1, '5S')]
    expect(lastAnswer(sight(), events, runs)).toEqual([
      'Depuis votre dernière carte\u00a0:', 'Agathe\u00a0: cinq de pique.',
    ])
  })
})

describe('people', () => {
  it('sit in the order of play, to the side of the book or of the table', () => {
    expect(aroundFrom(face(), 2)).toEqual([2, 3, 0, 1])
    expect(directionOf(face())).toBe('right')
    const settings = { ...face().settings, drawn: { ...face().settings.drawn, direction: 'left' as const } }
    expect(directionOf(face({ settings }))).toBe('left')
  })

  it('are here, or away since', () => {
    expect(presenceTold(place({ name: 'Zoé', presence: 'gone', since: 1000 }), 66_000)).toBe('parti depuis 1:05')
    expect(presenceTold(place({ name: 'Zoé', presence: 'here' }), 0)).toBeNull()
    expect(presenceTold(place(), 0)).toBe('robot')
    expect(span(3_725_000)).toBe('1:02:05')
  })
})
