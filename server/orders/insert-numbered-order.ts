// Gives a new order its number and writes it.
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Context } from '#server/context.ts'
import {
  type Contact,
  insertOrder,
  type OrderHead,
  type OrderRequest,
  type WrittenOrder,
} from './order-rows.ts'

type Unnumbered<Head> = Head extends unknown ? Omit<Head, 'orderNumber'> : never
type UnnumberedHead = Unnumbered<OrderHead>

const NUMBER_DRAWS = 8

/** the database keeps numbers unique; a clash, one in hundreds of thousands within a millisecond, draws again. */
export async function insertNumberedOrder(
  { random }: Pick<Context, 'random'>,
  tx: Transaction,
  head: UnnumberedHead,
  contact: Contact,
  draft: OrderDraft,
  request: OrderRequest,
): Promise<WrittenOrder & { orderNumber: string }> {
  for (let draw = 1; draw <= NUMBER_DRAWS; draw++) {
    const number = orderNumber(head.createdAt, random)
    const written = await insertOrder(tx, { ...head, orderNumber: number }, contact, draft, request)
    if (written) return { ...written, orderNumber: number }
  }
  throw new Error(`no free order number in ${NUMBER_DRAWS} draws`)
}
