/** Small sounds, made on the spot: nothing is loaded, each kind can be told from the others and muted. */
import { untrack } from 'svelte'
import { preferences, type SoundName } from './preferences.svelte'

interface Note {
  at: number
  pitch: number
  long: number
  loud: number
  wave: OscillatorType
  to?: number
}

const note = (at: number, pitch: number, long: number, loud: number, wave: OscillatorType = 'sine', to?: number) =>
  ({ at, pitch, long, loud, wave, ...(to === undefined ? {} : { to }) }) satisfies Note

const SCORES: Record<SoundName, readonly Note[]> = {
  turn: [note(0, 587, 0.22, 0.2), note(0.13, 880, 0.4, 0.2)],
  card: [note(0, 210, 0.06, 0.22, 'triangle', 110)],
  trick: [note(0, 330, 0.1, 0.14, 'triangle', 262), note(0.09, 196, 0.2, 0.18, 'triangle')],
  chips: [note(0, 2093, 0.05, 0.07), note(0.06, 2637, 0.06, 0.07), note(0.12, 2349, 0.09, 0.07)],
  special: [523, 659, 784, 1047].map((pitch, n) => note(0.12 * n, pitch, 0.5 + 0.1 * n, 0.13)),
  time: [note(0, 740, 0.09, 0.16, 'square'), note(0.18, 740, 0.09, 0.16, 'square')],
}

let context: AudioContext | null = null

/** Plays a sound, unless the player has muted it; an effect may call it without depending on what is muted. */
export function sound(name: SoundName): void {
  if (untrack(() => preferences.sound && preferences.sounds[name])) listen(name)
}

/** Plays a sound whatever is muted; for choosing. */
export function listen(name: SoundName): void {
  context ??= opened()
  if (!context) return
  void context.resume()
  for (const one of SCORES[name]) strike(context, one)
}

function opened(): AudioContext | null {
  return 'AudioContext' in window ? new AudioContext() : null
}

function strike(audio: AudioContext, { at, pitch, long, loud, wave, to }: Note): void {
  const start = audio.currentTime + 0.01 + at
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, start)
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + long)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + long + 0.02)
}
