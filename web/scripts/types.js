/** Makes the types of all that crosses the wire from the server's own description, which comes in on standard input. */
import { text } from 'node:stream/consumers'
import openapiTS, { astToString } from 'openapi-typescript'

const HEAD = `/**
 * What crosses the wire. Made from the server's own description by «python hatch_build.py types», never by hand.
 */
`

const document = JSON.parse(await text(process.stdin))
const made = await openapiTS(document, { defaultNonNullable: false })
const components = made.find((node) => node.name?.text === 'components')
const types = astToString([components])
  .replace(/\n *\/\*\* (@constant|@enum \{string\}) \*\//g, '')
  .replace(/@description /g, '')
process.stdout.write(HEAD + types)
