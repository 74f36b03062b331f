/** Takes out of the lock file whatever names a host: addresses of packages and of those who ask for money. */
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))
for (const entry of Object.values(lock.packages)) {
  delete entry.resolved
  delete entry.funding
}
const text = JSON.stringify(lock, null, 2) + '\n'
if (/https?:/.test(text)) throw new Error('package-lock.json names a host')
writeFileSync(path, text)
