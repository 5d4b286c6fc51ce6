// The account for a Google identity (A-AUTH-17, X-59): the linked one, else the one with the e-mail that Google has
// verified, else a new one. Google alone never signs in an administrator.
import { and, eq, sql } from 'drizzle-orm'
import { splitName } from '#domain/accounts/person-name.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { GoogleIdentity } from '#platform/sessions/google-client.ts'
import { newId } from '#platform/sessions/new-id.ts'
import type { Context } from '#server/context.ts'
import { credentials, profiles } from '#server/database/tables/accounts.ts'
import { takeOverAccount } from './take-over-account.ts'

const PROVIDER = 'google'

/** Returns the account's id. Two concurrent first sign-ins get the same account. */
export async function googleAccount(
  { db }: Context,
  identity: GoogleIdentity,
): Promise<Result<string, { code: 'google-email-not-verified' } | { code: 'account-deactivated' }>> {
  return inTransaction(db, async (tx) => {
    // A concurrent second sign-in waits here, and then finds the first one's account.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`google ${identity.subject}`}, 0))`)
    const linked = await findLinked(tx, identity.subject)
    if (linked) return linked.deactivatedAt ? refuse({ code: 'account-deactivated' }) : ok(linked.id)

    const email = normalizeEmail(identity.email ?? '')
    if (!isEmail(email)) return refuse({ code: 'google-email-not-verified' })
    const id = await createAccount(tx, email, identity)
    if (id !== null) {
      await link(tx, id, identity.subject)
      return ok(id)
    }
    const existing = must(await findByEmail(tx, email), 'profiles with the email that was taken')
    if (existing.deactivatedAt) return refuse({ code: 'account-deactivated' })
    if (!existing.emailVerified) await takeOverAccount(tx, existing.id, personOf(identity))
    await link(tx, existing.id, identity.subject)
    return ok(existing.id)
  })
}

async function findLinked(tx: Transaction, subject: string) {
  const [row] = await tx
    .select({ id: profiles.id, deactivatedAt: profiles.deactivatedAt })
    .from(credentials)
    .innerJoin(profiles, eq(profiles.id, credentials.userId))
    .where(and(eq(credentials.providerId, PROVIDER), eq(credentials.accountId, subject)))
  return row
}

async function findByEmail(tx: Transaction, email: string) {
  const [row] = await tx
    .select({
      id: profiles.id,
      emailVerified: profiles.emailVerified,
      deactivatedAt: profiles.deactivatedAt,
    })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email))
    .for('update')
  return row
}

/** Null when there is an account with this address already. */
async function createAccount(
  tx: Transaction,
  email: string,
  identity: GoogleIdentity,
): Promise<string | null> {
  const [made] = await tx
    .insert(profiles)
    .values({ id: newId(), email, emailVerified: true, ...personOf(identity) })
    .onConflictDoNothing()
    .returning({ id: profiles.id })
  return made?.id ?? null
}

async function link(tx: Transaction, userId: string, subject: string): Promise<void> {
  await tx.insert(credentials).values({ id: newId(), accountId: subject, providerId: PROVIDER, userId })
}

/** Only the URL of the picture is stored, and no page loads it (decision 0017). */
function personOf({ name, picture }: GoogleIdentity) {
  const person = splitName(name)
  return {
    ...person,
    name: `${person.firstName} ${person.lastName}`.trim(),
    profileImageUrl: picture ?? null,
  }
}
