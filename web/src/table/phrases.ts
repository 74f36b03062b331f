/** The phrases that may be said, in the order in which they are offered. */
import type { Phrase } from '../wire'

export const PHRASES = [
  'hello', 'well-played', 'thanks', 'one-moment', 'back', 'your-turn', 'sorry', 'bravo', 'bad-luck', 'goodbye',
] as const satisfies readonly Phrase[]
