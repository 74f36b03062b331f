/** A table before its player: the newest message, what was told, and what the parts of the page ask of it. */
import { announce } from '../announcer.svelte'
import { post, Refusal } from '../api'
import { notice } from '../notices.svelte'
import type { Context as Naming } from '../naming'
import type { SoundName } from '../preferences.svelte'
import { sound } from '../sound'
import type { Account, Card, DealSettled, Happening, Message, Paid, Past, Wish } from '../wire'
import { say } from '../words.svelte'
import { Advice } from './advice.svelte'
import { whyAnswer } from './answers'
import { Alarms, Clock } from './clock.svelte'
import { randomHex, send } from './commands'
import type { Panel, TableContext } from './context'
import { promptOf } from './deeds'
import { Display } from './display.svelte'
import { aroundFrom, directionOf, namingOf } from './people'
import { Player, type Note } from './play.svelte'
import { publicly, soundOf, Speaker } from './speech'
import { openStream, type Connection, type Stream } from './stream'

const ALARMS = [5, 10]
const CATCHING_UP = 3000
const BRIEF = 5000

export class Table implements TableContext {
  private newest = $state.raw<Message | null>(null)
  entries = $state.raw<readonly Past[]>([])
  connection = $state<Connection>('opening')
  refusal = $state<string | null>(null)
  note = $state.raw<Note | null>(null)
  panel = $state<Panel | null>(null)
  /** The article at which the rule book lies open, if it does; it lies above the panels. */
  reading = $state.raw<{ article: string | undefined } | null>(null)
  explained = $state<Account | undefined>(undefined)
  /** The finished deal and the own seat that are reviewed. */
  reviewed = $state.raw<{ deal: number; seat: number } | null>(null)
  muted = $state<number[]>([])
  /** The seat whose player must uncover the hand, where several share the page. */
  covered = $state(false)
  dragged = $state<Card | null>(null)
  private eyes = $state<{ seat: number | null; watch: boolean }>({ seat: null, watch: false })
  /** Names and whom one speaks to; another object only when it says something else. */
  readonly naming: Naming = $derived.by(() => {
    const next = namingOf(this.face, this.eyes.watch || this.own.length > 1 ? null : this.you)
    if (JSON.stringify(next) !== JSON.stringify(this.spoken)) this.spoken = next
    return this.spoken!
  })
  private spoken: Naming | null = null
  /** The events of the deal in hand, or of the one just settled, as far as the cloth shows them. */
  readonly events: readonly Happening[] = $derived.by(() => {
    const until = this.display.shown?.seq ?? 0
    const events = this.entries.filter(({ seq }) => seq <= until).flatMap((entry) => entry.events)
    return events.slice(Math.max(0, events.findLastIndex((event) => event.kind === 'dealt')))
  })
  readonly payments = $derived(this.events.filter((event): event is Paid => event.kind === 'paid'))
  readonly settled = $derived(this.events.find((event): event is DealSettled => event.kind === 'deal_settled') ?? null)
  private readying = $state(false)
  private accepted = 0
  private told = 0
  private stream: Stream | null = null
  private readonly leaving = new AbortController()
  private readonly speaker = new Speaker()
  private readonly alarms = new Alarms(ALARMS)
  private readonly clock: Clock
  readonly display: Display
  readonly player: Player
  readonly advice: Advice
  private fading: ReturnType<typeof setTimeout> | undefined
  private zone: HTMLElement | null = null

  constructor(readonly id: string) {
    this.clock = new Clock((now) => this.ticked(now))
    this.display = new Display((events) => this.sounds(events))
    this.player = new Player(this)
    this.advice = new Advice(this)
  }

  get known() { return this.newest !== null }
  get message() { return this.newest! }
  get face() { return this.message.face }
  get sight() { return this.message.sight }
  get shown() {
    const sight = this.display.shown?.sight ?? null
    return sight && this.display.lingering ? { ...sight, laid: [] } : sight
  }
  get shownFace() { return this.display.shown?.face ?? this.face }
  get lingering() { return this.display.lingering }
  get happened() { return this.display.happened }
  get bubbles() { return this.display.bubbles.filter(({ kind, seat }) => kind !== 'phrase' || !this.isMute(seat)) }
  get you() { return this.sight?.seat ?? (this.eyes.watch ? this.eyes.seat : (this.own[0] ?? null)) }
  get own() { return this.face.places.flatMap((place, seat) => (place.mine ? [seat] : [])) }
  get acting() { return !this.eyes.watch && !this.covered && this.own.includes(this.you ?? -1) }
  get watching() { return this.eyes.watch ? this.eyes.seat : null }
  get around() { return aroundFrom(this.face, this.you) }
  get direction() { return directionOf(this.face) }
  get raised() { return this.dragged ?? this.player.raised }
  get concerned() { return this.note?.cards ?? [] }
  get now() { return this.clock.now }
  get left() { return this.face.deadline === null ? null : Math.max(0, this.face.deadline - this.clock.now) }

  get ended() { return this.shownFace.phase === 'over' }

  /** Begins to listen; what is returned ends it. */
  listen(): () => void {
    this.connect()
    return () => {
      this.stream?.close()
      this.leaving.abort()
      this.clock.stop()
      this.display.stop()
      this.speaker.stop()
      this.player.cancelForced()
      this.advice.close()
    }
  }

  private connect(): void {
    this.stream?.close()
    this.stream = openStream(this.id, this.eyes.seat, this.eyes.watch, {
      message: (message) => this.receive(message),
      connection: (state) => (this.connection = state),
      refused: (code) => this.refused(code),
    })
  }

  private refused(code: string): void {
    if (code !== 'not_yours' || this.eyes.seat === null) this.refusal = code
    else this.look(null, false)
  }

  /** The page is shown again, or the network is back. */
  wake(): void {
    this.stream?.wake()
  }

  tellAwake(awake: boolean): void {
    post(`/api/tables/${this.id}/waking`, { awake }).catch(() => undefined) // presence is told by the stream as well
  }

  /** Looks with other eyes: of a seat of one's own, or as a spectator. */
  look(seat: number | null, watch: boolean): void {
    this.eyes = { seat, watch }
    this.covered = false
    this.player.cancel()
    this.newest = this.newest && { ...this.newest, sight: null, choices: { legal: [], refused: {} } }
    this.connect()
  }

  private receive(message: Message): void {
    if (this.newest && message.seq < this.newest.seq && !message.past) return
    const first = this.newest === null
    const before = this.newest
    const fresh = this.remember(message)
    this.newest = message
    this.clock.set(message)
    this.cover(before, message)
    if (message.past) this.display.jump(message, fresh)
    else if (fresh.length > 0 || message.seq > (before?.seq ?? 0)) this.display.push(message)
    else this.display.refresh(message)
    this.speaker.tell(fresh.filter((event) => !this.isMuted(event)), this.naming)
    this.turned(before, message, first)
    this.player.follow(message)
    this.advice.follow(message)
  }

  /** Keeps the events of a message; those not told before. */
  private remember(message: Message): Happening[] {
    const shared = message.face.places.filter((place) => place.mine).length > 1
    const plain = (past: Past): Past => (shared ? { ...past, events: past.events.map(publicly) } : past)
    const came = (message.past ?? [{ seq: message.seq, events: message.events }]).map(plain)
    const fresh = came.filter(({ seq }) => seq > this.told)
    const silent = this.newest === null
    this.told = Math.max(this.told, message.seq)
    this.entries = message.past ? came : [...this.entries, ...fresh.filter(({ events }) => events.length > 0)]
    return silent ? [] : fresh.flatMap(({ events }) => events)
  }

  private isMuted(event: Happening): boolean {
    return (event.kind === 'said' || event.kind === 'wrote') && this.isMute(event.seat)
  }

  isMute(seat: number): boolean {
    return this.muted.includes(seat)
  }

  /** Where several share the page, a hand is covered until its player is there. */
  private cover(before: Message | null, { face, sight }: Message): void {
    if (this.own.length < 2 || this.eyes.watch || face.phase !== 'playing') {
      this.covered = false
      return
    }
    const next = sight?.turn ?? null
    const turned = before?.sight?.turn !== next || before?.sight?.deal !== sight?.deal
    if (turned && (before === null || next !== sight?.seat || before.sight?.seat === sight?.seat)) this.covered = true
  }

  /** The seat that the page waits for, where several share it. */
  get awaited(): number | null {
    const turn = this.sight?.turn ?? null
    return this.own.length > 1 && turn !== null && this.own.includes(turn) ? turn : null
  }

  /** The player of a seat has the page before him. */
  uncover(seat: number): void {
    if (this.sight?.seat === seat) this.covered = false
    else this.look(seat, false)
    this.callOwn()
  }

  /** Whether something is to be done here now. */
  get called(): boolean {
    return this.isOwnTurn(this.newest) && !this.eyes.watch
  }

  private isOwnTurn(message: Message | null): boolean {
    return message !== null && message.choices.legal.length > 0
  }

  private turned(before: Message | null, message: Message, first: boolean): void {
    const mine = this.isOwnTurn(message) && !this.eyes.watch
    if (!mine || (this.isOwnTurn(before) && !first && before?.seq === message.seq)) return
    this.note = null
    if (this.covered) this.speaker.now(say('pass-device', { name: this.naming.names[message.sight!.seat] ?? '' }))
    else this.callOwn()
    this.sound('turn')
    notice(say('notice-turn', { game: say(`game-${message.face.settings.game}`) }))
  }

  private callOwn(): void {
    const { choices, face, sight } = this.message
    const what = promptOf(choices, face.settings.game, sight?.doing)
    if (choices.legal.length > 0) this.speaker.now(say('turn-own', { what }))
  }

  private sounds(events: readonly Happening[]): void {
    const name = soundOf(events)
    if (name) this.sound(name)
  }

  /** A page that nobody has touched may not sound, and browsers complain of it. */
  private sound(name: SoundName): void {
    if (navigator.userActivation?.hasBeenActive ?? true) sound(name)
  }

  private ticked(now: number): void {
    const deadline = this.newest?.face.deadline ?? null
    const mine = this.isOwnTurn(this.newest) && !this.eyes.watch
    const rings = this.alarms.passed(deadline === null || !mine ? null : deadline - now)
    if (rings === null) return
    this.sound('time')
    this.answer({ lines: [say('time-left', { seconds: rings })] }, true)
  }

  /** Shows and says an answer; an urgent one interrupts. */
  answer(note: Note, urgent = false): void {
    clearTimeout(this.fading)
    if (!note.unseen) this.note = note
    if (note.brief) this.fading = setTimeout(() => (this.note = this.note === note ? null : this.note), BRIEF)
    const text = note.lines.join(' ')
    if (urgent) this.speaker.now(text)
    else announce(text)
  }

  async act(action: string): Promise<boolean> {
    if (this.you === null) return false
    this.note = null
    this.advice.close()
    this.display.flush()
    return this.wish({ kind: 'act', seat: this.you, action })
  }

  async wish(wish: Wish): Promise<boolean> {
    try {
      const seq = await send(this.id, this.message.seq, wish, this.leaving.signal)
      this.accepted = Math.max(this.accepted, seq)
      return true
    } catch (fault) {
      if (this.leaving.signal.aborted) return false
      if (!(fault instanceof Refusal)) throw fault
      if (fault.code === 'stale') await this.catchUp(Number(fault.facts['seq'] ?? 0))
      this.answer({ lines: [say('wish-refused', { code: fault.code })] }, true)
      return false
    }
  }

  /** Waits until the stream has told what a command had not seen. */
  private async catchUp(seq: number): Promise<void> {
    const until = Date.now() + CATCHING_UP
    while (this.message.seq < seq && Date.now() < until) await new Promise((done) => setTimeout(done, 50))
  }

  private get unready(): number[] {
    return this.own.filter((seat) => !this.face.places[seat]!.ready)
  }

  /** Whether the next deal waits for this page. */
  get mayReady(): boolean {
    const waiting = this.face.phase === 'gathering' || this.face.phase === 'between'
    return waiting && !this.readying && this.message.seq >= this.accepted && this.unready.length > 0
  }

  async ready(): Promise<boolean> {
    if (!this.mayReady) return false
    this.readying = true
    const done = await Promise.all(this.unready.map((seat) => this.readySeat(seat)))
    this.readying = false
    return done.every(Boolean)
  }

  private readySeat(seat: number): Promise<boolean> {
    const contribution = randomHex(16)
    try {
      const deal = this.face.phase === 'gathering' ? 1 : this.face.deal + 1
      sessionStorage.setItem(`corbillon.contribution.${this.id}.${deal}.${seat}`, contribution)
    } catch {
      // a browser that keeps nothing: the contribution is then not compared
    }
    return this.wish({ kind: 'ready', seat, contribution })
  }

  /** The last payments, explained. */
  whyPaid(): void {
    const last = this.entries.findLast(({ events }) => events.some((event) => event.kind === 'paid'))
    const paid = (last?.events ?? []).filter((event): event is Paid => event.kind === 'paid')
    this.answer({ lines: whyAnswer(paid, this.naming) })
  }

  skip(): void {
    this.display.skip()
  }

  dropZone(element: HTMLElement): () => void {
    this.zone = element
    return () => {
      if (this.zone === element) this.zone = null
    }
  }

  /** Whether a card let go here lies on the cloth. */
  isOverCloth(x: number, y: number): boolean {
    const box = this.zone?.getBoundingClientRect()
    return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  }

  explain(account?: Account): void {
    this.explained = account
    this.panel = 'ledger'
  }

  read(article?: string): void {
    this.reading = { article }
  }

  open(panel: Panel): void {
    if (panel === 'ledger') this.explained = undefined
    this.panel = panel
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat]
  }
}
