/** The addresses of the page's own pages. */
import type { Component } from 'svelte'

type Params = Record<string, string>
type Loader = () => Promise<{ default: Component<any> }>

interface Page {
  /** The name of the page, of its file in ``pages/`` and of its title ``title-<name>``. */
  name: string
  path: RegExp
  load: Loader
}

const RULES = /^\/rules(\/(?<game>[a-z-]+)(\/(?<article>\w+))?)?$/
const PAGES: readonly Page[] = [
  { name: 'home', path: /^\/$/, load: () => import('./pages/Home.svelte') },
  { name: 'new', path: /^\/new\/(?<game>[a-z-]+)$/, load: () => import('./pages/New.svelte') },
  { name: 'lobby', path: /^\/lobby$/, load: () => import('./pages/Lobby.svelte') },
  { name: 'table', path: /^\/t\/(?<table>[\w-]+)$/, load: () => import('./pages/Table.svelte') },
  { name: 'rules', path: RULES, load: () => import('./pages/Rules.svelte') },
  { name: 'records', path: /^\/records$/, load: () => import('./pages/Records.svelte') },
  { name: 'record', path: /^\/r\/(?<record>[\w-]+)$/, load: () => import('./pages/Record.svelte') },
  { name: 'fair', path: /^\/fair$/, load: () => import('./pages/Fair.svelte') },
  { name: 'about', path: /^\/about$/, load: () => import('./pages/About.svelte') },
]
const NOWHERE: Page = { name: 'nowhere', path: /^/, load: () => import('./pages/Nowhere.svelte') }

export interface Place {
  page: Page
  path: string
  params: Params
  query: URLSearchParams
  hash: string
  /** Whether the browser brought the reader here (its first address, back, forward), and knows how far down he was. */
  returned: boolean
}

/** The page and the parameters of an address. */
export function placeOf(url: URL, returned = true): Place {
  const path = url.pathname.replace(/(.)\/$/, '$1')
  const page = PAGES.find((one) => one.path.test(path)) ?? NOWHERE
  const groups: Record<string, string | undefined> = page.path.exec(path)?.groups ?? {}
  const given = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const params: Params = Object.fromEntries(given)
  return { page, path: url.pathname, params, query: url.searchParams, hash: url.hash.slice(1), returned }
}

let place = $state.raw(placeOf(new URL(location.href)))

/** Where the reader is. */
export function here(): Place {
  return place
}

/** Goes to an address of this page; ``replace`` leaves no step back to where one was. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  place = placeOf(new URL(location.href), false)
}

/** Takes the address as it stands; for the browser's back and forward. */
export function arrive(): void {
  place = placeOf(new URL(location.href))
}

/** Follows a link within the page without leaving it. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const own = link.origin === location.origin && !link.target && !link.hasAttribute('download')
  if (!own || link.pathname.startsWith('/api/') || placeOf(new URL(link.href)).page === NOWHERE) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
