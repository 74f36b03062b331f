/** The keys of the table; each acts when it is released, so that one can still think better of it. */
import { commandOf, type KeyCommand } from '../keys'
import { preferences } from '../preferences.svelte'
import { say } from '../words.svelte'
import { chipsAnswer, handAnswer, lastAnswer, tableAnswer, turnAnswer } from './answers'
import { waysOf } from './deeds'
import type { Table } from './state.svelte'

/** What the keys need of the hand. */
export interface HandKeys {
  move(by: number): void
  edge(end: 'first' | 'last'): void
  nth(n: number): void
  current(): string | null
}

/** The questions that keys and buttons ask alike. */
export class Asking {
  constructor(private readonly table: Table) {}

  trick(): void {
    const { sight, face, naming, events } = this.table
    if (!face.settings.drawn.last_trick) return this.table.answer({ lines: [say('last-hidden')] })
    if (!sight) return this.table.answer({ lines: [say('answer-no-last')] })
    const cards = sight.last?.cards.map(({ card }) => card) ?? []
    this.table.answer({ lines: lastAnswer(sight, events, naming), cards })
  }

  /** Answers a key. */
  answer(command: KeyCommand, card: string | null): void {
    const { table } = this
    const { sight, naming } = table
    switch (command) {
      case 'hand':
        return table.answer({ lines: sight && !table.covered ? handAnswer(sight, naming) : [say('answer-no-turn')] })
      case 'table':
        return table.answer({ lines: tableAnswer(table.message, naming) })
      case 'trick':
        return this.trick()
      case 'chips':
        return table.answer({ lines: sight ? chipsAnswer(sight, naming) : [say('answer-no-turn')] })
      case 'turn':
        return table.answer({ lines: [turnAnswer(sight, naming)] })
      case 'why':
        if (card && table.message.choices.refused[card]) return table.player.why(card)
        return table.advice.may ? void table.advice.ask() : table.whyPaid()
      case 'paid':
        return table.whyPaid()
      case 'next':
        return void (table.mayReady && table.ready())
      case 'rules':
      case 'phrases':
        return table.open(command)
    }
  }
}

const STEPS: Record<string, (hand: HandKeys) => void> = {
  ArrowLeft: (hand) => hand.move(-1),
  ArrowRight: (hand) => hand.move(1),
  Home: (hand) => hand.edge('first'),
  End: (hand) => hand.edge('last'),
}

export class Keyboard {
  private armed: { code: string; run: () => void } | null = null

  constructor(
    private readonly table: Table,
    private readonly asking: Asking,
    private readonly hand: () => HandKeys | undefined,
  ) {}

  down(event: KeyboardEvent): void {
    this.armed = null
    if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return
    const step = STEPS[event.key]
    const hand = this.hand()
    if (step && hand && !event.ctrlKey && !event.altKey && !event.metaKey && !isScroller(event.target)) {
      event.preventDefault()
      return step(hand)
    }
    const run = event.repeat ? null : this.meant(event)
    if (run) this.armed = { code: event.code, run }
  }

  up(event: KeyboardEvent): void {
    const { armed } = this
    this.armed = null
    if (armed?.code === event.code) armed.run()
  }

  private meant(event: KeyboardEvent): (() => void) | null {
    const hand = this.hand()
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey
    if (!plain) return null
    if (event.key === 'Escape') return () => this.escape()
    if (event.key === '!') return () => this.claim()
    if (/^[0-9]$/.test(event.key) && hand) return () => hand.nth((Number(event.key) + 9) % 10)
    if (event.target === document.body) {
      if (event.key === 'ArrowUp' && hand && hand.current() === null) return () => hand.move(1)
      if (event.key === 'Enter' || event.key === ' ') return () => this.table.skip()
    }
    const command = commandOf(event, preferences.keys)
    return command ? () => this.asking.answer(command, hand?.current() ?? null) : null
  }

  private escape(): void {
    if (this.table.player.cancel()) return
    if (this.table.note) this.table.note = null
    else if (this.table.advice.close()) return
    else this.table.skip()
  }

  /** Lays the chosen card with the word that takes its box, or says the word of the card that lies. */
  private claim(): void {
    const { table } = this
    const held = table.face.held
    if (held && table.acting && held.seat === table.you) return void table.wish({ kind: 'claim', seat: held.seat })
    const card = this.hand()?.current() ?? null
    const way = card && waysOf(card, table.player.choices).find((action) => action.endsWith('!'))
    if (way) table.player.do(way)
  }
}

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog, input, select, textarea, [contenteditable]') !== null

/** What scrolls under the keys has them for itself. */
const isScroller = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-scrolls]') !== null
