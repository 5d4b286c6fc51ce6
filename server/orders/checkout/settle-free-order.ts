// An order that costs nothing is paid (S2-13): there is no transfer to wait for, so it is confirmed and its cart
// cleared at once, as when the shop finds a transfer.
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { cartItems } from '#server/database/tables/cart.ts'
import { orderHistory, orders } from '#server/database/tables/orders.ts'

/** The caller has just written the order and holds the lock of its cart. */
export async function settleFreeOrder(
  tx: Transaction,
  orderId: number,
  cart: { id: number; userId: string },
  at: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      status: 'confirmed',
      paymentStatus: 'verified',
      paymentReportedAt: at,
      paymentDecidedAt: at,
      cartId: null,
      updatedAt: at,
    })
    .where(eq(orders.id, orderId))
  const by = { orderId, actor: 'customer', actorId: cart.userId, createdAt: at } as const
  await tx.insert(orderHistory).values([
    { ...by, event: 'status', fromValue: 'pending', toValue: 'confirmed' },
    { ...by, event: 'payment', fromValue: 'awaiting', toValue: 'verified' },
  ])
  await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id))
}
