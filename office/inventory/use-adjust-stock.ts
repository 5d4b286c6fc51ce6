import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import { adjustRequest } from '#contract/admin/stock-request.ts'
import { readQuantity } from '#domain/catalog/item-rules.ts'
import { ADJUST_TEXT } from '#text/admin/inventory.ts'
import { formatNumber } from '#text/format-number.ts'
import { changeOf, type Occasion, reasonOf, unitsProblem } from './adjustment.ts'

type Adjustment = { occasion: Occasion; typed: string; note: string }

/** Sends the change with the quantity that was shown, so that a second click or person gets a conflict. */
export function useAdjustStock(product: InventoryItem, onDone: () => void) {
  const [quantity, setQuantity] = useState(product.quantity)
  /** The quantity shown here before somebody else changed it. */
  const [before, setBefore] = useState<number | null>(null)
  const requestOf = ({ occasion, typed, note }: Adjustment) => ({
    change: changeOf(occasion, readQuantity(typed) ?? 0, quantity),
    reason: reasonOf(occasion, note),
    quantity,
  })
  const form = useSubmit({
    check: (adjustment) => ({
      ...wrongFields(adjustRequest, requestOf(adjustment), WORDS),
      change: unitsProblem(adjustment.occasion, adjustment.typed, quantity),
    }),
    send(adjustment: Adjustment) {
      setBefore(null)
      return call('POST /api/admin/inventory/:productId/adjust', {
        params: { productId: product.id },
        body: requestOf(adjustment),
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

  return { ...form, quantity, before }
}

const WORDS = { missing: { reason: ADJUST_TEXT.errors.note } }
