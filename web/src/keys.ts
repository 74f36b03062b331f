/** The letters of the table's commands; the other keys (arrows, Enter, digits, Escape) are fixed. */
export const COMMAND_KEYS = {
  hand: 'h',
  table: 't',
  trick: 'l',
  chips: 's',
  turn: 'w',
  rules: 'r',
  why: '?',
  paid: 'p',
  phrases: 'c',
  next: 'n',
}
export type CommandKeys = typeof COMMAND_KEYS
export type KeyCommand = keyof CommandKeys
export const KEY_COMMANDS = Object.keys(COMMAND_KEYS) as KeyCommand[]

/** The command that a key stands for, if any. */
export function commandOf(event: KeyboardEvent, keys: CommandKeys): KeyCommand | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return undefined
  const key = event.key.toLowerCase()
  return KEY_COMMANDS.find((command) => keys[command] === key)
}

/** The commands whose keys collide with another's. */
export function doubled(keys: CommandKeys): KeyCommand[] {
  return KEY_COMMANDS.filter((one) => KEY_COMMANDS.some((other) => other !== one && keys[other] === keys[one]))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), select, textarea')
}
