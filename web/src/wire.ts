/** What crosses the wire, by the names that the page uses; the shapes are the server's, see ``protocol.ts``. */
import type { components } from './protocol'

type Schemas = components['schemas']

/** Rank and suit, as in a record: «TD». */
export type Card = Schemas['Lying']['card']
/** A seat's number or a pot's name. */
export type Account = Payment['source']
/** A value of a switch, as a record writes it. */
export type Value = Deviation['value']
/** The rules of a table: what its settings say of them. */
export type RulesInForce = Pick<Settings, 'preset' | 'rules'>

export type Figure = Schemas['Figure']
export type Sum = Schemas['Sum']
export type Arithmetic = Figure | Sum
export type Payment = Schemas['Payment']
export type Paid = Schemas['Paid']
export type Way = Paid['way']
export type DealSettled = Schemas['DealSettled']

/** All that is told. */
export type Happening = Schemas['Message']['events'][number]
/** What happens around the table. */
export type TableEvent = Extract<
  Happening,
  {
    kind:
      | 'seated'
      | 'left'
      | 'covered'
      | 'returned'
      | 'timed_out'
      | 'take_back_asked'
      | 'take_back_refused'
      | 'taken_back'
      | 'said'
      | 'wrote'
      | 'committed'
      | 'revealed'
      | 'arranged'
      | 'rematched'
      | 'closed'
  }
>
/** What a seat witnesses of the game. */
export type GameEvent = Exclude<Happening, TableEvent>

export type Message = Schemas['Message']
export type Past = Schemas['Past']
export type Face = Schemas['Face']
export type Phase = Face['phase']
export type Place = Schemas['Place']
export type Presence = Place['presence']
export type Settings = Schemas['FullSettings']
export type Watching = Settings['watching']
export type Clock = Schemas['FullClock']
export type Deviation = Schemas['Deviation']
export type Choices = Schemas['Choices']
export type RefusedCard = Schemas['Refused']
export type Command = Schemas['Command']
export type Accepted = Schemas['Accepted']
export type Wish = Command['wish']
export type Phrase = Schemas['Say']['phrase']

export type Sight = Schemas['Sight']
export type Doing = Sight['doing']
export type Lying = Schemas['Lying']
export type Trick = Schemas['Trick']
export type Box = Schemas['NainJauneSight']['boxes'][string]

export type OpenDeal = Schemas['OpenDeal']
export type Step = Schemas['Step']
export type Ledger = Schemas['Ledger']
export type Summary = Schemas['Summary']
export type Checked = Schemas['Checked']
export type Found = Schemas['Found']

export type Hint = Schemas['Hint']
export type Reason = Schemas['ActionReason']
export type ActionValue = Schemas['ActionValue']
export type DealReview = Schemas['DealReview']
export type Decision = Schemas['ReviewedDecision']
export type Judgement = Decision['judgement']

export type Listing = Schemas['Listing']
export type Me = Schemas['Me']
export type Opened = Schemas['Opened']
export type Health = Schemas['Health']
export type Invitation = Schemas['Invitation']

export type CatalogueGame = Schemas['CatalogueGame']
export type CatalogueSwitch = Schemas['CatalogueSwitch']
export type Offered = Schemas['Offered']
export type Free = Schemas['Free']
export type Preset = Schemas['Preset']
export type SeatCount = Schemas['SeatCount']

export type Book = Schemas['Book']
export type Article = Schemas['Article']
export type Block = Book['intro'][number]
export type BookSwitch = Schemas['Switch']
export type BookValue = Schemas['Value']
export type Inline = Schemas['Inline']
