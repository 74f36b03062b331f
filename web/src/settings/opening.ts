/** Opening a table. */
import { post } from '../api'
import { go } from '../router.svelte'
import type { Opened, Settings } from '../wire'

/** Opens a table and goes there. Throws ``Refusal`` or ``Unreachable``. */
export async function open(settings: Settings): Promise<void> {
  const { table } = await post<Opened>('/api/tables', { settings })
  go(`/t/${table}`)
}
