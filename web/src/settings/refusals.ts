/** Refusals of the server in the player's words, and which switches they are about. */
import { Refusal, Unreachable } from '../api'
import { listing, say } from '../words.svelte'
import type { Game } from './catalogue'
import { switchName } from './naming'

export interface Refused {
  text: string
  /** The switches concerned. */
  switches: string[]
  article: string | null
}

const SAID: Record<string, string> = {
  too_many: 'room-refused-many',
  bad_name: 'room-refused-name',
  seat_taken: 'room-refused-taken',
  closed: 'room-refused-gone',
  no_table: 'room-refused-gone',
}

/** Why something was refused, in words. */
export function whyRefused(fault: unknown, game?: Game): Refused {
  if (fault instanceof Unreachable) return only(say('room-refused-unreachable'))
  if (!(fault instanceof Refusal)) throw fault
  if (fault.code === 'bad_rule' && game) return ofRules(messageOf(fault), game)
  const said = SAID[fault.code]
  return only(said ? say(said) : say('room-refused-else', { why: messageOf(fault) || fault.code }))
}

function ofRules(message: string, game: Game): Refused {
  const named = (name: string) => new RegExp(`(^|[\\s,])${name} = `).test(message)
  const switches = game.switches.map((one) => one.name).filter(named)
  const article = /\b[A-Z]\d+\b/.exec(message)?.[0] ?? null
  const what = listing(switches.map((name) => say('room-quoted', { what: switchName(game.name, name) })))
  const text = switches.length > 1 ? say('room-refused-clash', { what }) : say('room-refused-rule', { why: message })
  return { text, switches, article }
}

function messageOf(fault: Refusal): string {
  const { message } = fault.facts
  return typeof message === 'string' ? message : ''
}

const only = (text: string): Refused => ({ text, switches: [], article: null })
