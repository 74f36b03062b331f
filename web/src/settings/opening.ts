/** Opening a table. */
import { post } from '../api'
import { go } from '../router.svelte'
import type { Settings } from './table'

/** Opens a table and goes there. Throws ``Refusal`` or ``Unreachable``. */
export async function open(settings: Settings): Promise<void> {
  const { table } = await post<{ table: string }>('/api/tables', { settings })
  go(`/t/${table}`)
}
