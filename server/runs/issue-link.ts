// The link of a delivery run (W-07): shown once, valid until the end of the next day or until a new link is issued.
import { eq } from 'drizzle-orm'
import type { RunLink } from '#contract/admin/runs.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { endOfRun } from '#domain/runs/delivery-run.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result } from '#platform/result.ts'
import { newLinkToken } from '#platform/sessions/link-token.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { deliveryRuns } from '#server/database/tables/runs.ts'
import { runMessage } from '#text/admin/runs.ts'
import { shareUrl } from '#text/format-phone.ts'
import { lockRun } from './lock-run.ts'
import { hashRunToken } from './run-access.ts'

export async function renewLink(
  context: Context,
  admin: Granted<'orders:write'>,
  runId: number,
): Promise<Result<RunLink, RefusalOf<'not-found' | 'run-ended'>>> {
  const fresh = newLink(context, admin)
  return inTransaction(context.db, async (tx) => {
    const run = await lockRun(tx, runId)
    if (!run.ok) return run
    await tx.update(deliveryRuns).set(fresh.columns).where(eq(deliveryRuns.id, runId))
    await noteAction({ tx, admin, at: context.now() }, 'run-link.created', runId, {
      after: { expiresAt: fresh.link.expiresAt },
    })
    return ok(fresh.link)
  })
}

/** The stored hash, and the token to send. */
export function newLink(
  { now, baseUrl }: Context,
  { id: issuedBy }: Granted<'orders:write'>,
): { columns: { tokenHash: string; issuedBy: string; expiresAt: Date }; link: RunLink } {
  const token = newLinkToken()
  const url = `${baseUrl}/run#${token}`
  const expiresAt = endOfRun(now())
  return {
    columns: { tokenHash: hashRunToken(token), issuedBy, expiresAt },
    link: { url, whatsappUrl: shareUrl(runMessage(url)), expiresAt: expiresAt.toISOString() },
  }
}
