import { describe, expect, it } from 'vitest'
import { commandOf, COMMAND_KEYS, doubled } from '../src/keys'
import { defaults, read } from '../src/preferences.svelte'

const FRENCH = ['fr-CA', 'en']

describe('preferences', () => {
  it('begin with the language of the browser', () => {
    expect(defaults(FRENCH).lang).toBe('fr')
    expect(defaults(['de', 'en-GB']).lang).toBe('en')
    expect(defaults(['de']).lang).toBe('en')
  })

  it('are read back as they were', () => {
    const mine = { ...defaults(FRENCH), theme: 'dark' as const, sounds: { ...defaults(FRENCH).sounds, chips: false } }
    expect(read(JSON.stringify({ version: 1, ...mine }), FRENCH)).toEqual(mine)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['another version', '{"version":99,"theme":"dark"}'],
    ['what no version means', '{"version":1,"theme":"purple","largeIndex":"yes","sounds":7,"colours":["four"]}'],
  ])('are the defaults for %s', (_, text) => {
    expect(read(text, FRENCH)).toEqual(defaults(FRENCH))
  })

  it('keep what is still meant beside what is not', () => {
    const kept = read('{"version":1,"theme":"dark","speed":"warp","keys":{"hand":"j","dance":"d"}}', FRENCH)
    expect(kept.theme).toBe('dark')
    expect(kept.speed).toBe('normal')
    expect(kept.keys).toEqual({ ...COMMAND_KEYS, hand: 'j' })
  })
})

describe('keys', () => {
  const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keyup', { key, ...more })

  it('stand for commands, in either case, and not with a modifier', () => {
    expect(commandOf(press('h'), COMMAND_KEYS)).toBe('hand')
    expect(commandOf(press('H'), COMMAND_KEYS)).toBe('hand')
    expect(commandOf(press('h', { ctrlKey: true }), COMMAND_KEYS)).toBeUndefined()
  })

  it('say which serve twice', () => {
    expect(doubled(COMMAND_KEYS)).toEqual([])
    expect(doubled({ ...COMMAND_KEYS, table: 'h' })).toEqual(['hand', 'table'])
  })
})
