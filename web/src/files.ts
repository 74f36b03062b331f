/** Files given to the reader, and read from him. */

/** Hands a text over as a file to keep. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The records in a text: one JSON object, or one a line. Throws ``SyntaxError`` where it is neither. */
export function recordsIn(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch (fault) {
    const lines = text.split('\n').filter((line) => line.trim())
    if (lines.length < 2) throw fault
    return lines.map((line) => JSON.parse(line) as unknown)
  }
}
