// The animal that an order took has left the shop when the order is delivered (H-01). Where it cannot be said which one it
// was, somebody notes it.

import { muscatDay } from '#domain/calendar.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { EXPECTED_UNITS } from './item-units.ts'

/** With the order locked and delivered. */
export async function noteDeparture(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx.$client.query(LEAVE, [orderId, muscatDay(at), at])
}

/** With the order locked, which is no longer delivered, before its units are back. */
export async function takeBackDeparture(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx.$client.query(COME_BACK, [orderId, at])
}

/** The only unit that was left of the item, and its only record, begun before the unit went. */
const LEAVE = `UPDATE animals SET left_on = $2, updated_at = $3
  FROM (SELECT i.product_id, o.handed_over_at FROM order_items i JOIN orders o ON o.id = i.order_id
    JOIN products p ON p.id = i.product_id
    WHERE o.id = $1 GROUP BY i.product_id, o.handed_over_at, p.id HAVING sum(i.quantity) = 1 AND ${EXPECTED_UNITS} = 0) AS gone
  WHERE animals.product_id = gone.product_id AND left_on IS NULL AND created_at <= gone.handed_over_at
    AND NOT EXISTS (SELECT FROM animals b
      WHERE b.product_id = gone.product_id AND b.id <> animals.id AND b.left_on IS NULL)`

/** What the delivery noted and nobody has saved since. */
const COME_BACK = `UPDATE animals SET left_on = NULL, updated_at = $2
  WHERE product_id IN (SELECT product_id FROM order_items WHERE order_id = $1) AND left_on IS NOT NULL
    AND updated_at IN (SELECT created_at FROM order_history
      WHERE order_id = $1 AND event = 'status' AND to_value = 'delivered')`
