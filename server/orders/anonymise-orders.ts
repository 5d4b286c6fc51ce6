// The orders of accounts that have ended stay in the books without their people: what was sold, for how much, and
// to which governorate. One that is still on its way keeps its name and phone until it has arrived.
import type { Database, Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { FORMER_CUSTOMER } from '#text/orders.ts'

/** All of them that are closed by now, or those of one account. */
export async function anonymiseOrders(on: Database | Transaction, userId: string | null): Promise<void> {
  await forgetPeople(on, FORMER_CUSTOMER, userId)
}

const forgetPeople = statement<[name: string, userId: string | null], never>(
  'forget_people',
  `UPDATE orders SET customer_name = $1, customer_phone = '', customer_email = NULL, customer_address = '',
     landmark = NULL, customer_notes = NULL, shipping_address = delivery_location, payment_sender_name = NULL
   WHERE user_id IN (
     SELECT id FROM profiles WHERE deactivated_at IS NOT NULL AND ($2::text IS NULL OR id = $2)
   ) AND (status IN ('delivered', 'cancelled') OR deleted_at IS NOT NULL) AND customer_phone <> ''`,
)
