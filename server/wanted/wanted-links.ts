// The links in mails about what is wanted. Whoever holds one reads the mailbox, so it confirms the request and ends it; the
// database keeps no more than its hash. It is good as long as the request is remembered.
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

export async function findByLink(
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
