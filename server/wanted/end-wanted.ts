// A request is confirmed or ended by its person: by the link of a mail, or in the account (S2-12). Idempotent.
import { and, eq, isNull } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { wanted } from '#server/database/tables/wanted.ts'
import { findWantedByLink } from './wanted-links.ts'

type FollowedWantedLink = Result<{ status: true }, RefusalOf<'invalid-token'>>

/** Confirms the request, unless it was ended meanwhile. */
export function confirmWanted({ db, now }: Context, token: string): Promise<FollowedWantedLink> {
  return inTransaction(db, async (tx) => {
    const found = await findWantedByLink(tx, token)
    if (!found) return refuse({ code: 'invalid-token' })
    await tx
      .update(wanted)
      .set({ confirmedAt: now() })
      .where(and(eq(wanted.id, found.id), isNull(wanted.confirmedAt), isNull(wanted.endedAt)))
    return ok({ status: true as const })
  })
}

/** Ends all requests of this address. */
export function leaveWanted({ db, now }: Context, token: string): Promise<FollowedWantedLink> {
  return inTransaction(db, async (tx) => {
    const found = await findWantedByLink(tx, token)
    if (!found) return refuse({ code: 'invalid-token' })
    await tx
      .update(wanted)
      .set({ endedAt: now() })
      .where(and(eq(wanted.email, found.email), isNull(wanted.endedAt)))
    return ok({ status: true as const })
  })
}

export async function endOwnWanted(
  { db, now }: Context,
  customer: Customer,
  id: number,
): Promise<Result<{ status: true }, RefusalOf<'not-found'>>> {
  const [ended] = await db
    .update(wanted)
    .set({ endedAt: now() })
    .where(and(eq(wanted.id, id), eq(wanted.email, customer.email.toLowerCase()), isNull(wanted.endedAt)))
    .returning({ id: wanted.id })
  return ended ? ok({ status: true as const }) : refuse({ code: 'not-found' })
}
