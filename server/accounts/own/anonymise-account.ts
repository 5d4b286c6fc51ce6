// Anonymises an account that ends: only a nameless row remains, which its orders refer to.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { leaveAnimals } from '#server/animals/leave-animals.ts'
import {
  adminInvitations,
  credentials,
  profiles,
  secondFactors,
  sessions,
  signInCodes,
  verifications,
} from '#server/database/tables/accounts.ts'
import { carts } from '#server/database/tables/cart.ts'
import { holds } from '#server/database/tables/holds.ts'
import { orderRequests, orders } from '#server/database/tables/orders.ts'
import { returns } from '#server/database/tables/returns.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { newsletterSubscribers } from '#server/database/tables/shop.ts'
import { supportMessages } from '#server/database/tables/support.ts'
import { wanted } from '#server/database/tables/wanted.ts'
import { anonymiseHandovers } from '#server/handovers/anonymise-handovers.ts'
import { releaseFilesOf } from '#server/media/sweep-files.ts'
import { anonymiseOrders } from '#server/orders/scheduled/anonymise-orders.ts'
import { deleteExpiredProofs } from '#server/runs/delete-expired-proofs.ts'
import { anonymiseViewings } from '#server/viewings/anonymise-viewings.ts'

/** False if the account no longer exists. Its sessions, passwords and links are deleted at once (Z-08). */
export async function anonymiseAccount(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const [account] = await tx
    .select({ email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.id, id), isNull(profiles.deactivatedAt)))
    .for('no key update')
  if (!account) return false
  await tx
    .update(profiles)
    .set({
      // Frees the address for a new account; `.invalid` can never receive mail.
      email: `${id}@deleted.invalid`,
      emailVerified: false,
      name: '',
      firstName: '',
      lastName: '',
      phone: '',
      address: '',
      latitude: null,
      longitude: null,
      secondPhone: '',
      receiverName: '',
      profileImageUrl: null,
      isAdmin: false,
      limitedRole: null,
      deactivatedAt: now,
      updatedAt: now,
    })
    .where(eq(profiles.id, id))
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(credentials).where(eq(credentials.userId, id))
  await tx.delete(secondFactors).where(eq(secondFactors.userId, id))
  await tx.delete(verifications).where(eq(verifications.value, id))
  await tx.delete(adminInvitations).where(eq(adminInvitations.userId, id))
  await tx.delete(carts).where(eq(carts.userId, id))
  await tx.delete(orderRequests).where(eq(orderRequests.userId, id))
  const email = account.email.toLowerCase()
  await tx.delete(signInCodes).where(eq(signInCodes.email, email))
  await tx
    .delete(supportMessages)
    .where(or(eq(supportMessages.userId, id), eq(sql`lower(${supportMessages.customerEmail})`, email)))
  await anonymiseViewings(tx, id, now)
  await tx.update(holds).set({ email: null, name: null }).where(eq(holds.email, email))
  await tx.delete(wanted).where(eq(wanted.email, email))
  await tx.delete(newsletterSubscribers).where(eq(sql`lower(${newsletterSubscribers.email})`, email))
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  await tx
    .update(returns)
    .set({ words: '' })
    .where(or(eq(returns.openedBy, id), inArray(returns.orderId, ownOrders)))
  await tx.delete(reviews).where(eq(reviews.userId, id))
  await releaseFilesOf(tx, id, now)
  await anonymiseOrders(tx, id)
  await deleteExpiredProofs(tx, now)
  await leaveAnimals(tx, id, now)
  await anonymiseHandovers(tx, now)
  return true
}
