import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import { ADJUST_TEXT } from '#text/admin/inventory.ts'
import { formatNumber } from '#text/format-number.ts'
import { type Occasion, reasonOf } from './adjustment.ts'

/** Sends the change with the quantity that was shown, so that a second click or person gets a conflict. */
export function useAdjustStock(product: InventoryItem, onDone: () => void) {
  const [quantity, setQuantity] = useState(product.quantity)
  /** The quantity shown here before somebody else changed it. */
  const [before, setBefore] = useState<number | null>(null)
  const { run, pending, failure } = useChange({
    send(adjustment: { change: number; reason: string }) {
      setBefore(null)
      return call('POST /api/admin/inventory/:productId/adjust', {
        params: { productId: product.id },
        body: { ...adjustment, quantity },
      })
    },
    done: (after) => ({
      title: ADJUST_TEXT.saved,
      description: ADJUST_TEXT.savedTo(after.nameArabic, formatNumber(after.quantity)),
    }),
    onDone,
    versioned: 'POST /api/admin/inventory/:productId/adjust',
    onConflict(current) {
      setBefore(quantity)
      setQuantity(current.quantity)
    },
    refresh: ['/api/admin/inventory', '/api/admin/stats'],
  })

  function adjust(change: number, occasion: Occasion, note: string) {
    return run({ change, reason: reasonOf(occasion, note) })
  }

  return { quantity, before, failure, pending, adjust }
}
