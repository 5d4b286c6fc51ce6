// Anonymises the orders of accounts that have ended: what was sold, for how much, and to which governorate stays
// in the books. An order on its way keeps name and phone until it has arrived.
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import { FORMER_CUSTOMER } from '#text/orders.ts'

/** All closed orders of ended accounts, or those of one account. */
export async function anonymiseOrders(db: Queryable, userId: string | null): Promise<void> {
  const ended = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(isNotNull(profiles.deactivatedAt), userId === null ? undefined : eq(profiles.id, userId)))
  await db
    .update(orders)
    .set({
      customerName: FORMER_CUSTOMER,
      customerPhone: '',
      customerEmail: null,
      customerAddress: '',
      landmark: null,
      latitude: null,
      longitude: null,
      secondPhone: null,
      receiverName: null,
      trackingNumber: null,
      customerNotes: null,
      shippingAddress: sql`${orders.deliveryLocation}`,
      paymentSenderName: null,
      entryFingerprint: null,
    })
    .where(
      and(
        inArray(orders.userId, ended),
        or(inArray(orders.status, FINAL_STATUSES), isNotNull(orders.deletedAt)),
        ne(orders.customerPhone, ''),
      ),
    )
}
