// Registers an address again whose account is not activated yet. Either password may be another person's, so both are
// deleted, and the person who opens a mailed link sets a new one (activate.ts).
import { and, eq, sql } from 'drizzle-orm'
import type { SignUpRequest } from '#contract/account-requests.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword, isPassword } from '#platform/sessions/hash-password.ts'
import { findPasswordHash } from '#server/access/own-password.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { credentials, hasRole, profiles } from '#server/database/tables/accounts.ts'

export type Registration = Required<SignUpRequest>

/**
 * False when no account waits. The same password again is the same person, or one who knew it already; that
 * of somebody with a role was chosen on the server, and stays.
 */
export async function registerAgain(
  context: Context,
  { auth }: Pick<Accounts, 'auth'>,
  { email, password, ...names }: Registration,
): Promise<boolean> {
  const isWaiting = and(eq(sql`lower(${profiles.email})`, email), eq(profiles.emailVerified, false))
  const [waiting] = await context.db.select({ id: profiles.id }).from(profiles).where(isWaiting)
  if (!waiting) return false
  const hash = await findPasswordHash(context.db, waiting.id)
  // As much work as for any other address (Z-07).
  const isSame = hash === null ? !(await hashPassword(password)) : await isPassword(hash, password)
  const job = await auth.activationMail(email, isSame ? names.firstName : '')

  return inTransaction(context.db, async (tx) => {
    // Opening the link meanwhile waits here, or came first and activated the account.
    const [locked] = await tx
      .select({ id: profiles.id, hasRole, deactivatedAt: profiles.deactivatedAt })
      .from(profiles)
      .where(isWaiting)
      .for('update')
    if (!locked) return false
    if (locked.deactivatedAt) return true
    if (!locked.hasRole) {
      // Removes what a stranger may have typed.
      const shown = isSame ? names : { firstName: '', lastName: '', name: '' }
      await tx.update(profiles).set(shown).where(eq(profiles.id, locked.id))
      if (!isSame)
        await tx
          .delete(credentials)
          .where(and(eq(credentials.userId, locked.id), eq(credentials.providerId, 'credential')))
    }
    await context.jobs.enqueue(tx, 'send-mail', [job])
    return true
  })
}
