import { expect, it } from 'vitest'
import { placeOf } from '../src/router.svelte'

const place = (path: string) => placeOf(new URL(path, 'http://table.test'))

it.each([
  ['/', 'home', {}],
  ['/new/nain-jaune', 'new', { game: 'nain-jaune' }],
  ['/lobby/', 'lobby', {}],
  ['/t/Ab3-x_9', 'table', { table: 'Ab3-x_9' }],
  ['/rules', 'rules', {}],
  ['/rules/zinzolin', 'rules', { game: 'zinzolin' }],
  ['/rules/zinzolin/Z34', 'rules', { game: 'zinzolin', article: 'Z34' }],
  ['/records', 'records', {}],
  ['/r/abc?deal=2', 'record', { record: 'abc' }],
  ['/fair', 'fair', {}],
  ['/about', 'about', {}],
  ['/nothing/here', 'nowhere', {}],
])('%s is %s', (path, name, params) => {
  expect(place(path).page.name).toBe(name)
  expect(place(path).params).toEqual(params)
})

it('keeps the question and what the address names', () => {
  expect(place('/r/abc?deal=2').query.get('deal')).toBe('2')
  expect(place('/about#licences').hash).toBe('licences')
})
