// The links in mails of the waiting list. A link proves access to the mailbox, so it can confirm and end a request. The
// database has its hash only. It is valid as long as the request exists.
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { wanted, wantedLinks } from '#server/database/tables/wanted.ts'

/** Gives what the mail holds. */
export async function createWantedLink(tx: Transaction, wantedId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(wantedLinks).values({ tokenHash: hash(token), wantedId })
  return token
}

export async function findWantedByLink(
  tx: Transaction,
  token: string,
): Promise<{ id: number; email: string } | null> {
  const [found] = await tx
    .select({ id: wanted.id, email: wanted.email })
    .from(wantedLinks)
    .innerJoin(wanted, eq(wanted.id, wantedLinks.wantedId))
    .where(eq(wantedLinks.tokenHash, hash(token)))
  return found ?? null
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
