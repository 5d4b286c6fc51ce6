import type { AdminOrder } from '#contract/admin/orders.ts'
import { type Baisa, baisa, baisaOf } from '#domain/money.ts'
import { lostWorth } from '#domain/returns/return-amounts.ts'

/** The amount due for an order, minus lost animals whose refund is not decided yet (H-10). */
export function dueAfterLoss({ items, balance }: Pick<AdminOrder, 'items' | 'balance'>): Baisa {
  const lost = lostWorth(
    items.map(({ quantity, returned, lost: units, productPrice, discount }) => ({
      ...{ quantity, returned, lost: units },
      ...{ price: baisaOf(productPrice), discount: baisaOf(discount) },
    })),
  )
  return baisa(Math.max(baisaOf(balance.due) - lost, 0))
}
