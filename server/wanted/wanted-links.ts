// The links in mails of the waiting list. A link proves access to the mailbox, so it can confirm and end a request. The
// database has its hash only. It is valid as long as the request exists.
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import { wanted, wantedLinks } from '#server/database/tables/wanted.ts'

/** Returns the token for the mail. */
export async function createWantedLink(tx: Transaction, wantedId: number): Promise<string> {
  const token = newId()
  await tx.insert(wantedLinks).values({ tokenHash: hashToken(token), wantedId })
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
    .where(eq(wantedLinks.tokenHash, hashToken(token)))
  return found ?? null
}
