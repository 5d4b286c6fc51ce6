import { useState } from 'react'
import { call, currentIn } from '#browser/api-client.ts'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import { useRefresh } from '#office/list/use-admin-list.ts'
import { ADJUST_TEXT } from '#text/admin/inventory.ts'
import { formatNumber } from '#text/format-number.ts'
import { useToast } from '#ui/toast.tsx'
import { type Occasion, reasonOf } from './adjustment.ts'

/** Sends the change with the quantity it was thought of, so that a second click or a second person is told. */
export function useAdjustStock(product: InventoryItem, onDone: () => void) {
  const refresh = useRefresh()
  const showToast = useToast()
  const [quantity, setQuantity] = useState(product.quantity)
  /** What it was here before somebody else changed it. */
  const [before, setBefore] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [pending, setPending] = useState(false)

  async function adjust(change: number, occasion: Occasion, note: string) {
    setPending(true)
    setBefore(null)
    setFailure(null)
    const body = { change, reason: reasonOf(occasion, note), quantity }
    try {
      const after = await call('POST /api/admin/inventory/:productId/adjust', {
        params: { productId: product.id },
        body,
      })
      showToast({
        title: ADJUST_TEXT.saved,
        description: ADJUST_TEXT.savedTo(after.nameArabic, formatNumber(after.quantity)),
      })
      onDone()
    } catch (error) {
      const current = currentIn('POST /api/admin/inventory/:productId/adjust', error)
      if (current) {
        setBefore(quantity)
        setQuantity(current.quantity)
      } else setFailure(error)
    } finally {
      setPending(false)
      void refresh('/api/admin/inventory', '/api/admin/stats')
    }
  }

  return { quantity, before, failure, pending, adjust }
}
