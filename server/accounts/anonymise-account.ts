// What is left of a person whose account ends: a row without a name that their orders hang on.
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#server/database/connect.ts'
import {
  adminInvitations,
  credentials,
  profiles,
  sessions,
  verifications,
} from '#server/database/tables/accounts.ts'

/** False when there is no such account any more. Its sessions, passwords and links are gone at once (Z-08). */
export async function anonymiseAccount(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(profiles)
    .set({
      // Free for a new account; `.invalid` can never receive a mail.
      email: `${id}@deleted.invalid`,
      emailVerified: false,
      name: '',
      firstName: '',
      lastName: '',
      phone: '',
      address: '',
      profileImageUrl: null,
      isAdmin: false,
      deactivatedAt: now,
      updatedAt: now,
    })
    .where(and(eq(profiles.id, id), isNull(profiles.deactivatedAt)))
    .returning({ id: profiles.id })
  if (ended.length === 0) return false
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(credentials).where(eq(credentials.userId, id))
  await tx.delete(verifications).where(eq(verifications.value, id))
  await tx
    .delete(adminInvitations)
    .where(or(eq(adminInvitations.userId, id), eq(adminInvitations.invitedBy, id)))
  return true
}
