// What a checkout may amend or repeat: the cart's pending order, and the one placed with this key.
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import type { OrderFacts } from '#server/orders/queries/order-facts.ts'

/** W-05: with `changedByShopAt` the customer can no longer amend the order. */
export type EarlierOrder = Pick<
  OrderFacts,
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'createdAt'
  | 'expiresAt'
  | 'acceptedTerms'
  | 'changedByShopAt'
  | 'deliveryDay'
>

/** `fingerprint` of the last request with the key. */
export type KeyedOrder = EarlierOrder & { fingerprint: string }

/** Locked, so their state is current; often both are the same order. */
export async function lockEarlierOrders(
  tx: Transaction,
  cart: { id: number; userId: string },
  key: string,
): Promise<{ pending: EarlierOrder | undefined; keyed: KeyedOrder | undefined }> {
  const orders = await selectOrdersForUpdate(tx, cart.id, cart.userId, key)
  return { pending: orders.find((order) => order.isPending), keyed: orders.find(isKeyed) }
}

type EarlierOrderRow = EarlierOrder & { isPending: boolean; fingerprint: string | null }

function isKeyed(order: EarlierOrderRow): order is EarlierOrderRow & KeyedOrder {
  return order.fingerprint !== null
}

const selectOrdersForUpdate = statement<[cartId: number, userId: string, key: string], EarlierOrderRow>(
  'lock_orders',
  `SELECT o.id, o.order_number AS "orderNumber", o.status, o.created_at AS "createdAt", o.expires_at AS "expiresAt",
     o.accepted_terms_at IS NOT NULL AS "acceptedTerms", o.changed_by_shop_at AS "changedByShopAt",
     o.delivery_day::text AS "deliveryDay",
     o.cart_id IS NOT DISTINCT FROM $1 AND o.status = 'pending' AND o.deleted_at IS NULL AS "isPending",
     (SELECT r.fingerprint FROM order_requests r WHERE r.user_id = $2 AND r.key = $3 AND r.order_id = o.id)
   FROM orders o
   WHERE o.id IN (
     SELECT id FROM orders WHERE cart_id = $1 AND status = 'pending' AND deleted_at IS NULL
     UNION SELECT order_id FROM order_requests WHERE user_id = $2 AND key = $3
   )
   ORDER BY o.id
   FOR UPDATE OF o`,
)
