/** The address of an article of a rule book. */
export function linkOf(game: string, article: string): string {
  return `/rules/${game}/${article}`
}
