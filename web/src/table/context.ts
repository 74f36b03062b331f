/** What the parts of a table share: how it stands, how it is shown, what may be asked of it. */
import { getContext, setContext } from 'svelte'
import type { Context as Naming } from '../naming'
import type { Account, Card, DealSettled, Face, Happening, Message, Paid, Sight, Trick, Wish } from '../wire'

/** Something said or declared at a seat; it stays for 2.5 s at least. */
export interface Bubble {
  id: number
  seat: number
  text: string
  /** Words of the game, a phrase, or a notice of the table about this seat. */
  kind: 'call' | 'phrase' | 'notice'
}

/** An event as it becomes visible on the cloth; ``id`` grows. */
export interface Shown {
  id: number
  event: Happening
}

/**
 * All of it is reactive. ``message``, ``face`` and ``sight`` are the newest; ``shown`` is what the cloth draws, which
 * may be a few steps behind while a finished trick lingers.
 */
export interface TableContext {
  readonly message: Message
  readonly face: Face
  readonly sight: Sight | null
  readonly shown: Sight | null
  /** The face as it was with ``shown``. */
  readonly shownFace: Face
  /** The trick that still lies on the cloth although it is taken; ``shown.laid`` is empty meanwhile. */
  readonly lingering: Trick | null
  /** The events that came with the step shown last: for flights of cards and chips. Empty after a snapshot. */
  readonly happened: readonly Shown[]
  readonly bubbles: readonly Bubble[]
  /** The seat of the person before the page, or whose eyes are lent; ``null`` for one who sees no hand. */
  readonly you: number | null
  /** Whether that seat is the person's own, to be acted for. */
  readonly acting: boolean
  /** For ``naming.ts`` and ``telling.ts``: names, bots' too, and persons of grammar. */
  readonly naming: Naming
  /** The seats in the order of play, the one at the bottom first. */
  readonly around: readonly number[]
  /** To which side of each player the next one is drawn. */
  readonly direction: 'right' | 'left'
  /** The payments of the deal in hand (or, between deals, of the one just settled), as far as they are shown. */
  readonly payments: readonly Paid[]
  readonly settled: DealSettled | null
  readonly ended: boolean
  /** Cards to be lit because an answer speaks of them («why not»). */
  readonly concerned: readonly Card[]
  /** The card that is raised, or being dragged. */
  readonly raised: Card | null
  /** Seats whose bubbles this person does not want. */
  readonly muted: readonly number[]
  /** Milliseconds that the seat in turn has left, its bank included; ``null`` without a clock. */
  readonly left: number | null
  /** Milliseconds by the server's clock, moved on once a second. */
  readonly now: number
  /** The lingering trick goes at once; the cloth calls it when clicked. */
  skip(): void
  /** Sends a wish; refusals are told to the player, and answered with ``false``. */
  wish(wish: Wish): Promise<boolean>
  /** The player's seat is ready for the next deal, with a contribution to its shuffle. */
  ready(): Promise<boolean>
  /** The element onto which cards are dropped. */
  dropZone(element: HTMLElement): () => void
  /** Opens the ledger on one account, or on all. */
  explain(account?: Account): void
  /** Opens a panel. */
  open(panel: Panel): void
  /** Opens the rule book, at an article. */
  read(article?: string): void
}

export type Panel = 'rules' | 'ledger' | 'phrases' | 'menu' | 'deals'

const KEY = Symbol('table')

export function provideTable(context: TableContext): void {
  setContext(KEY, context)
}

/** The table around this component. */
export function table(): TableContext {
  return getContext<TableContext>(KEY)
}
