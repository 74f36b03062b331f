import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { announce, told } from '../src/announcer.svelte'

const texts = (manner: 'polite' | 'assertive') => told(manner).map((line) => line.text)

it('keeps what was said in its order, each manner apart, twice if said twice', () => {
  announce('a trick')
  announce('a trick')
  announce('time is short', 'assertive')
  announce('')
  expect(texts('polite')).toEqual(['a trick', 'a trick'])
  expect(texts('assertive')).toEqual(['time is short'])
  expect(new Set(told('polite').map((line) => line.id)).size).toBe(2)
})

it('forgets what is long past', () => {
  for (let n = 0; n < 100; n++) announce(`line ${n}`)
  expect(texts('polite')).toHaveLength(30)
  expect(texts('polite').at(-1)).toBe('line 99')
})

it('may be called by an effect', () => {
  let runs = 0
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1
      announce('from an effect')
    })
  })
  flushSync()
  stop()
  expect(runs).toBe(1)
})
