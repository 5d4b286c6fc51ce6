import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { type Selection, useSelection } from '#office/list/use-selection.ts'
import type { OrderParameters } from './order-address.ts'
import type { Failed } from './use-bulk-move.ts'

/** W-03: the orders ticked on the page, or all that match the filter. Failed ones stay ticked, with the reason. */
export function useOrderSelection(shown: readonly number[], values: OrderParameters) {
  const { sort: _, ...asked } = values
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  const key = JSON.stringify(filter)
  const [stored, setSelection] = useState({ key, ids: [] as readonly number[], failed: [] as Failed })
  // A new filter resets the selection.
  const { ids: beyond, failed } = stored.key === key ? stored : { ids: [], failed: [] }
  const selection: Selection = useSelection([...new Set([...shown, ...beyond])])

  function hold(ids: readonly number[], failed: Failed = []) {
    setSelection({ key, ids, failed })
    selection.replace(ids)
  }

  return {
    selection,
    filter,
    selected: [...selection.ids] as number[],
    failed,
    selectAll: async () => hold((await call('GET /api/admin/orders/ids', { query: filter })).ids),
    keep: (failed: Failed) =>
      hold(
        failed.map(({ id }) => id),
        failed,
      ),
    clear: () => hold([]),
  }
}
