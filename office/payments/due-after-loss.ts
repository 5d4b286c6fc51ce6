import type { AdminOrder } from '#contract/admin/orders.ts'
import { type Baisa, baisa } from '#domain/money.ts'
import { lostWorth } from '#domain/returns/return-amounts.ts'
import { readRials } from '#text/format-price.ts'

/** What is still to be paid for an order, less what it has lost and about whose money nobody has decided (H-10). */
export function dueAfterLoss({ items, balance }: Pick<AdminOrder, 'items' | 'balance'>): Baisa {
  const lost = lostWorth(
    items.map(({ quantity, returned, lost: units, productPrice, discount }) => ({
      ...{ quantity, returned, lost: units },
      ...{ price: readRials(productPrice), discount: readRials(discount) },
    })),
  )
  return baisa(Math.max(readRials(balance.due) - lost, 0))
}
