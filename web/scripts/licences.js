/** Puts the licences of what the page is made with beside it. */
import { readFileSync } from 'node:fs'

const PARTS = {
  'Svelte, MIT': '../node_modules/svelte/LICENSE.md',
  'Fluent (@fluent/bundle), Apache 2.0': '../licences/Apache-2.0.txt',
  'SVG-cards, LGPL 2.1': '../node_modules/svg-cards/LICENSE',
}

export function licences() {
  return {
    name: 'licences',
    generateBundle() {
      const texts = Object.entries(PARTS).map(([title, path]) => {
        const text = readFileSync(new URL(path, import.meta.url), 'utf8')
        return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`
      })
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') })
    },
  }
}
