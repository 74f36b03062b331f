/** The title of the tab, and the browser's notice when it is one's turn. */
import { here } from './router.svelte'
import { preferences } from './preferences.svelte'
import { say } from './words.svelte'

let own = $state.raw<{ page: string; text: string; calling: boolean } | null>(null)

/** Entitles the page shown now; ``calling`` marks the tab, as when it is one's turn. */
export function entitle(text: string, calling = false): void {
  own = { page: location.pathname, text, calling }
}

/** The title of the tab. */
export function title(): string {
  const name = here().page.name
  const text = own && own.page === here().path ? own.text : say(`title-${name}`)
  const full = text === say('site') ? `${text}, ${say('site-line')}` : `${text} · ${say('site')}`
  return own?.calling && own.page === here().path ? `● ${full}` : full
}

/** Whether the browser can be asked for notices, and has answered. */
export function noticesAllowed(): NotificationPermission | 'impossible' {
  return 'Notification' in window && isSecureContext ? Notification.permission : 'impossible'
}

/** Asks the browser's leave; says whether notices will be shown. */
export async function allowNotices(): Promise<boolean> {
  if (noticesAllowed() === 'impossible') return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Shows a notice, if wished for, allowed, and the page is not before the player. */
export function notice(text: string): void {
  if (!preferences.notices || !document.hidden || noticesAllowed() !== 'granted') return
  const shown = new Notification(say('site'), { body: text, tag: 'corbillon', icon: '/favicon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
