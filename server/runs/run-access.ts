// Who holds the link of a delivery run (W-07). Driver is made here and nowhere else: a verb that takes one cannot be called
// without the check, and cannot reach another run.
import { and, eq, gt, isNull } from 'drizzle-orm'
import { hashLinkToken } from '#platform/sessions/link-token.ts'
import { findCustomer, type Granted, withPermission } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { deliveryRuns } from '#server/database/tables/runs.ts'

declare const opened: unique symbol

export type Driver = {
  readonly [opened]: true
  runId: number
  expiresAt: Date
  /** Who made the link: what the driver does is done in their name. */
  issuer: Granted<'orders:write'>
}

/** @param runId null while the token says which run it is. */
export async function findDriver(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  runId: number | null,
): Promise<Driver | null> {
  const [run] = await db
    .select({ id: deliveryRuns.id, expiresAt: deliveryRuns.expiresAt, issuedBy: deliveryRuns.issuedBy })
    .from(deliveryRuns)
    .where(
      and(
        eq(deliveryRuns.tokenHash, hashRunToken(token)),
        runId === null ? undefined : eq(deliveryRuns.id, runId),
        isNull(deliveryRuns.revokedAt),
        gt(deliveryRuns.expiresAt, now()),
      ),
    )
  // Z-08: a link ends with the rights of who made it.
  const person = run?.issuedBy ? await findCustomer(db, run.issuedBy) : null
  const issuer = person && withPermission(person, 'orders:write')
  return run && issuer ? ({ runId: run.id, expiresAt: run.expiresAt, issuer } as Driver) : null
}

export function hashRunToken(token: string): string {
  return hashLinkToken('delivery-run', token)
}
