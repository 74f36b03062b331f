/** Lays beside every text of the built page its compressed forms, which the server sends to browsers that take them. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const FORMS = {
  '.br': (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  '.gz': (text) => promisify(gzip)(text, { level: 9 }),
}

export function compressed() {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async closeBundle() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = found.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
      await Promise.all(files.map((entry) => pack(join(entry.parentPath, entry.name))))
    },
  }
}

/** A form that saves nothing is not kept. */
async function pack(path) {
  const text = await readFile(path)
  for (const [suffix, form] of Object.entries(FORMS)) {
    const packed = await form(text)
    if (packed.length < text.length) await writeFile(path + suffix, packed)
  }
}
