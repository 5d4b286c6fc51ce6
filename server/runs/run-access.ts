// Checks the link of a delivery run (W-07). Only this file creates a Driver, so that a verb that takes one cannot be
// called without the check, and cannot reach another run.
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
  /** When the run ended. After that it shows nothing, and accepts only answers that were given before. */
  endedAt: Date | null
  /** The office ended the run: cash reported through its link is not booked. */
  isRevoked: boolean
  /** The creator of the link, in whose name the driver acts. */
  issuer: Granted<'orders:write'>
}

/** @param runId null to find the run by the token alone; then only a run that has not ended can be opened */
export async function findDriver(
  { db, now }: Context,
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
