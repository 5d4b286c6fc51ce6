import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { type Selection, useSelection } from '#office/list/use-selection.ts'
import type { OrderParameters } from './order-address.ts'
import type { Failed } from './use-bulk-move.ts'

/** W-03: what is ticked on the page, or all that match beyond it; what could not be done stays ticked, with its reason. */
export function useOrderSelection(shown: readonly number[], values: OrderParameters) {
  const { sort: _, ...asked } = values
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  const key = JSON.stringify(filter)
  const [held, setHeld] = useState({ key, ids: [] as readonly number[], failed: [] as Failed })
  // Another filter shows other orders.
  const { ids: beyond, failed } = held.key === key ? held : { ids: [], failed: [] }
  const selection: Selection = useSelection([...new Set([...shown, ...beyond])])

  function hold(ids: readonly number[], failed: Failed = []) {
    setHeld({ key, ids, failed })
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
