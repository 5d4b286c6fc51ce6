// Checks the link of a delivery run (W-07). Only this file creates a Driver, so that a verb that takes one cannot be called
// without the check, and cannot reach another run.
import { and, eq } from 'drizzle-orm'
import { endOfAnswers, endOfLink, isRunOpen } from '#domain/runs/delivery-run.ts'
import { hashLinkToken } from '#platform/sessions/link-token.ts'
import { findCustomer, type Granted, withPermission } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { deliveryRuns } from '#server/database/tables/runs.ts'

declare const opened: unique symbol

export type Driver = {
  readonly [opened]: true
  runId: number
  madeAt: Date
  expiresAt: Date
  /** Of a run that is over: it shows nothing, and takes only answers that were given before this. */
  endedAt: Date | null
  /** The office ended it: its link is not to be trusted with money any more. */
  isRevoked: boolean
  /** Who made the link: what the driver does is done in their name. */
  issuer: Granted<'orders:write'>
}

/** @param runId null while the token says which run it is: only a run that is not over can be opened. */
export async function findDriver(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  runId: number | null,
): Promise<Driver | null> {
  const [run] = await db
    .select()
    .from(deliveryRuns)
    .where(
      and(
        eq(deliveryRuns.tokenHash, hashRunToken(token)),
        runId === null ? undefined : eq(deliveryRuns.id, runId),
      ),
    )
  const at = now()
  const isOpen = run !== undefined && isRunOpen(run, at)
  if (!run || (!isOpen && (runId === null || endOfAnswers(run) <= at))) return null
  // Z-08: a link ends with the rights of its issuer.
  const person = run.issuedBy ? await findCustomer(db, run.issuedBy) : null
  const issuer = person && withPermission(person, 'orders:write')
  if (!issuer) return null
  const { id, createdAt: madeAt, expiresAt } = run
  const endedAt = isOpen ? null : endOfLink(run)
  return { runId: id, madeAt, expiresAt, endedAt, isRevoked: run.revokedAt !== null, issuer } as Driver
}

export function hashRunToken(token: string): string {
  return hashLinkToken('delivery-run', token)
}
