/** Lists of tables, and the pages before a table: home, lobby, settings. */
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freeSeats, inOrder, seatedTold, stateTold, whenTold, type Listing } from '../src/hall/listings'
import Home from '../src/pages/Home.svelte'
import Lobby from '../src/pages/Lobby.svelte'
import New from '../src/pages/New.svelte'
import { speak } from '../src/words.svelte'

const table = (more: Partial<Listing> = {}): Listing => ({
  table: 'one', game: 'zinzolin', preset: 'seed', deviations: 0, names: ['Anna', null, null, null], phase: 'gathering',
  deal: 0, of: 24, clock: false, watching: 'off', at: 0, again: false, ...more,
})
const GAME = {
  name: 'zinzolin', order: 'A23456789TJQK', pack: 52, pots: [], bot: 'bourgeois', bots: ['ecolier', 'bourgeois', 'abbe', 'chevalier', 'marquise'], seats: [{ seats: 4, needs: {} }],
  presets: [{ name: 'seed', rules: {}, of: 24 }, { name: 'short', rules: { rounds: '1+1' }, of: 8 }],
  switches: [
    { name: 'debt', article: 'Z7', group: 'A', common: true, default: 'allowed', free: null,
      offered: ['allowed', 'ruin_ends_game'].map((value) => ({ value, part: value, facts: {}, source: '' })) },
    { name: 'start_fiches', article: 'Z6', group: 'A', common: true, default: 60, free: { least: 0, most: 1000, form: 'number' },
      offered: [{ value: 60, part: 'number', facts: { n: 60 }, source: '' }, { value: 'net', part: 'net', facts: {}, source: '' }] },
  ],
}

let answers: Record<string, [status: number, body: unknown]> = {}
let sent: { path: string; body: any }[] = []
let mounted: Record<string, unknown> | null = null

beforeEach(async () => {
  localStorage.clear()
  document.body.innerHTML = ''
  sent = []
  answers = {
    '/api/games': [200, [GAME]],
    '/api/me': [200, { name: 'Zélie', chosen: false }],
    '/api/me/tables': [200, []],
    '/api/lobby': [200, []],
    '/api/rules/zinzolin?lang=fr': [200, { chapters: [] }],
    '/api/tables': [200, { table: 'new' }],
  }
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (request.body) sent.push({ path, body: JSON.parse(String(request.body)) })
    const [status, body] = answers[path] ?? [404, { code: 'not_found' }]
    return new Response(JSON.stringify(body), { status })
  })
  history.replaceState(null, '', '/')
  await speak('fr', 'historic')
})

afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = null
  vi.unstubAllGlobals()
})

async function shown(page: any, props: Record<string, unknown> = {}): Promise<HTMLElement> {
  mounted = mount(page, { target: document.body, props })
  await settled()
  return document.body
}

async function settled() {
  for (let turn = 0; turn < 8; turn += 1) {
    await new Promise((done) => setTimeout(done, 0))
    await tick()
  }
  flushSync()
}

const button = (text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a.button')].find((one) => one.textContent?.includes(text))
  if (!found) throw new Error(`no button ${text}`)
  return found
}

describe('lists', () => {
  it('have running tables first, the last touched before the others', () => {
    const all = [table({ table: 'over', phase: 'over', at: 9 }), table({ table: 'old', at: 1 }), table({ table: 'new', at: 5, phase: 'between' })]
    expect(inOrder(all).map((one) => one.table)).toEqual(['new', 'old', 'over'])
  })

  it('tell who sits, what is free, how far and when', () => {
    expect([freeSeats(table()), seatedTold(table({ names: ['Anna', 'Bea', null, 'Cleo'] }))]).toEqual([3, 'Anna, Bea et Cleo'])
    expect(seatedTold(table({ names: [null, null] }))).toBe('des robots')
    expect(stateTold(table({ phase: 'playing', deal: 3 }))).toBe('donne 3 sur 24')
    expect(stateTold(table({ phase: 'between', deal: 3, of: 0 }))).toBe('donne 3')
    expect(whenTold(table(), 3 * 3_600_000)).toBe('il y a 3 heures')
    expect(whenTold(table(), 5_000)).toBe('cette minute-ci')
  })
})

describe('home', () => {
  it('opens a table at once and remembers the game', async () => {
    await shown(Home)
    button('Jouer tout de suite').click()
    await settled()
    expect(sent[0]).toMatchObject({ path: '/api/tables', body: { settings: { game: 'zinzolin', preset: 'short', seats: 4, rules: {} } } })
    expect(location.pathname).toBe('/t/new')
    expect(JSON.parse(localStorage.getItem('corbillon.played')!)).toMatchObject({ last: 'zinzolin' })
  })

  it('shows the matches that wait, and says why a table cannot be opened', async () => {
    answers['/api/me/tables'] = [200, [table({ phase: 'playing', deal: 2 })]]
    answers['/api/tables'] = [429, { code: 'too_many', message: '20 tables' }]
    const page = await shown(Home)
    expect(page.textContent).toContain('Une partie vous attend')
    expect(button('Reprendre').getAttribute('href')).toBe('/t/one')
    button('Jouer tout de suite').click()
    await settled()
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Trop de tables')
  })

  it('changes the name in its place, and explains a refusal', async () => {
    const page = await shown(Home)
    button('Changer de nom').click()
    await settled()
    const field = page.querySelector<HTMLInputElement>('input')!
    answers['/api/me'] = [422, { code: 'bad_name', message: 'U+3164' }]
    field.value = 'X'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    page.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await settled()
    expect(page.querySelector(`#${field.getAttribute('aria-describedby')}`)?.textContent).toContain('Ce nom ne se peut pas')
    answers['/api/me'] = [200, { name: 'X', chosen: true }]
    page.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await settled()
    expect(page.textContent).toContain('Vous êtes X')
  })

  it('says that the server does not answer, and tries again', async () => {
    vi.resetModules() // with a catalogue that nobody has read yet
    const svelte = await import('svelte')
    answers['/api/games'] = [500, { code: 'fault', message: 'x' }]
    const fresh = await import('../src/pages/Home.svelte')
    await (await import('../src/words.svelte')).speak('fr', 'historic')
    const page = svelte.mount(fresh.default, { target: document.body })
    await settled()
    answers['/api/games'] = [200, [GAME]]
    button('Essayer encore').click()
    await settled()
    expect(document.querySelector('h3')?.textContent).toBe('Zinzolin')
    await svelte.unmount(page)
  })
})

describe('the lobby', () => {
  it('helps where nobody waits', async () => {
    const page = await shown(Lobby)
    expect(page.textContent).toContain('Personne n’attend')
    expect(button('Ouvrir une table de Zinzolin').getAttribute('href')).toBe('/new/zinzolin?company')
  })

  it('sits down at the first free seat, and says why not', async () => {
    answers['/api/lobby'] = [200, [table({ names: ['Anna', null, 'Bea', null], watching: 'late', deviations: 2 })]]
    answers['/api/tables/one/commands'] = [422, { code: 'bad_name', message: 'alike' }]
    const page = await shown(Lobby)
    expect(page.textContent).toContain('2 points changés')
    expect(button('Regarder').getAttribute('href')).toBe('/t/one')
    button('S’asseoir').click()
    await settled()
    expect(sent[0]!.body).toMatchObject({ seen: 0, wish: { kind: 'sit', seat: 1 } })
    expect(sent[0]!.body.id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Votre nom ressemble')
  })
})

describe('the settings of a table', () => {
  const radio = (text: string) =>
    [...document.querySelectorAll('label')].find((label) => label.textContent?.includes(text))!.querySelector('input')!

  it('shows what differs, takes it back, and opens the table', async () => {
    const page = await shown(New, { game: 'zinzolin' })
    expect(page.querySelector('#card')?.textContent).toContain('Rien n’est changé')
    radio('une ruine finit la partie').click()
    await settled()
    expect(page.querySelector('#card')?.textContent).toContain('au lieu de\u00a0: permises')
    button('Comme avant').click()
    await settled()
    expect(page.querySelector('#card')?.textContent).toContain('Rien n’est changé')
    radio('tous partent de zéro').click()
    await settled()
    page.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await settled()
    expect(sent[0]!.body.settings).toMatchObject({ game: 'zinzolin', rules: { start_fiches: 'net' }, clock: null, listed: false })
    expect(location.pathname).toBe('/t/new')
  })

  it('says at the place what clashes', async () => {
    answers['/api/tables'] = [422, { code: 'bad_rule', message: 'start_fiches = net goes only with debt = allowed (Z6)' }]
    const page = await shown(New, { game: 'zinzolin' })
    page.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await settled()
    for (const name of ['debt', 'start_fiches']) {
      const field = page.querySelector(`#switch-${name}`)!
      const tied = field.getAttribute('aria-describedby')!.split(' ').map((id) => document.getElementById(id)?.textContent)
      expect(tied.join(' ')).toContain('ne va pas ensemble')
    }
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
  })

  it('does not open with a number beyond what is possible', async () => {
    const page = await shown(New, { game: 'zinzolin' })
    radio('un autre nombre').click()
    await settled()
    const field = page.querySelector<HTMLInputElement>('input[inputmode=numeric]')!
    field.value = '1001'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    page.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await settled()
    expect([sent.length, document.activeElement]).toEqual([0, field])
  })

  it('knows that there is no such game', async () => {
    expect((await shown(New, { game: 'whist' })).textContent).toContain('Il n’y a pas de jeu de ce nom')
  })
})
