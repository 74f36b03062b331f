/** Goes to a part of the page, where reading goes on. */
export function goTo(event: MouseEvent, id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  event.preventDefault()
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

/** Shows a switch that may be folded away, and lets reading go on there. */
export function reveal(event: MouseEvent, name: string): void {
  const field = document.getElementById(`switch-${name}`)
  if (!field) return
  event.preventDefault()
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.scrollIntoView({ block: 'center' })
  const chosen = field.querySelector<HTMLElement>('input:checked') ?? field
  chosen.focus({ preventScroll: true })
}
