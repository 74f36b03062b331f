/** The parts of the page beside the cloth. */
import type { Component } from 'svelte'

type Part = Component<Record<string, unknown>>
const FOUND = import.meta.glob<{ default: Part }>('../settle/{Settlement,RuleCard,WaitingRoom,LedgerPanel}.svelte', {
  eager: true,
})
const part = (name: string): Part | undefined => FOUND[`../settle/${name}.svelte`]?.default

export const Settlement = part('Settlement')
export const RuleCard = part('RuleCard')
export const WaitingRoom = part('WaitingRoom')
export const LedgerPanel = part('LedgerPanel')
