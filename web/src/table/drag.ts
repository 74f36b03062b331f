/** A card drawn along by the pointer. */
interface Ends {
  begin(card: string): void
  /** Where it was let go; without a card when it was given up. */
  end(card: string | null, x: number, y: number): void
}

const SLACK = { mouse: 8, touch: 14 }

export class Drag {
  private card: string | null = null
  private element: HTMLElement | null = null
  private from = { x: 0, y: 0 }
  private going = false
  private swallowing = false

  constructor(private readonly ends: Ends) {}

  press(event: PointerEvent, card: string): void {
    this.card = card
    this.element = event.currentTarget as HTMLElement
    this.from = { x: event.clientX, y: event.clientY }
    this.going = false
    this.swallowing = false
  }

  move(event: PointerEvent): void {
    if (this.card === null || !this.element) return
    const by = { x: event.clientX - this.from.x, y: event.clientY - this.from.y }
    if (!this.going && Math.hypot(by.x, by.y) < (event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch)) return
    if (!this.going) {
      this.going = true
      this.element.setPointerCapture(event.pointerId)
      this.ends.begin(this.card)
    }
    this.element.style.setProperty('translate', `${by.x}px ${by.y}px`)
    this.element.style.setProperty('z-index', '5')
  }

  release(event: PointerEvent): void {
    const { card, going } = this
    this.stop()
    this.swallowing = going
    if (going) this.ends.end(card, event.clientX, event.clientY)
  }

  cancel(): void {
    const { going } = this
    this.stop()
    if (going) this.ends.end(null, 0, 0)
  }

  /** Whether the click that follows a drag is to be passed over. */
  swallows(): boolean {
    const swallowing = this.swallowing
    this.swallowing = false
    return swallowing
  }

  private stop(): void {
    this.element?.style.removeProperty('translate')
    this.element?.style.removeProperty('z-index')
    this.card = null
    this.element = null
    this.going = false
  }
}
