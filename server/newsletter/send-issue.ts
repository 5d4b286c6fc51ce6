// The newsletter goes out to everybody who confirmed (W-11). The list of its receivers is written with it, each once,
// and deliver-issues.ts works it off; a second tap finds an issue that was sent, and a third one too.
import { eq, sql } from 'drizzle-orm'
import type { IssueDraft, SendIssueRequest, SentIssue } from '#contract/admin/newsletter-issues.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { isStale } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { orNotFound, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { newsletterIssues as issues } from '#server/database/tables/newsletter.ts'
import { newsletterIssueErrors } from '#text/admin/newsletter-issues.ts'
import { findSent, toIssueDraft } from './issue-queries.ts'

type SendIssueRefusal =
  | RefusalOf<'not-found' | 'no-subscribers' | 'invalid-request'>
  | ChangedMeanwhile<IssueDraft>

export function sendIssue(
  context: Context,
  admin: Granted<'newsletter:send'>,
  id: number,
  { updatedAt }: SendIssueRequest,
): Promise<Result<SentIssue, SendIssueRefusal>> {
  return inTransaction(context.db, async (tx) => {
    const [issue] = await tx.select().from(issues).where(eq(issues.id, id)).for('update')
    if (!issue) return refuse({ code: 'not-found' })
    if (issue.sentAt) return readSent(tx, id)
    if (isStale(updatedAt, issue.updatedAt))
      return refuse({ code: 'changed-meanwhile', current: toIssueDraft(issue) })
    const errors = emptyFields(issue)
    if (errors) return refuse({ code: 'invalid-request', errors })
    const sentAt = context.now()
    const { rowCount } = await tx.execute(sql`
      INSERT INTO newsletter_deliveries (issue_id, subscriber_id, due_at)
      SELECT ${id}, s.id, ${sentAt} FROM newsletter_subscribers s WHERE s.state = 'active' ORDER BY s.id`)
    if (!rowCount) return refuse({ code: 'no-subscribers' })
    await tx.update(issues).set({ sentAt }).where(eq(issues.id, id))
    const data = { after: { subject: issue.subject, receivers: rowCount } }
    await noteAction({ tx, admin, at: sentAt }, 'newsletter-issue.created', id, data)
    await context.jobs.enqueue(tx, 'send-newsletter', [{}])
    return readSent(tx, id)
  })
}

/** Stops sending; mails already sent are not recalled. */
export function stopIssue(
  { db, now }: Context,
  admin: Granted<'newsletter:send'>,
  id: number,
): Promise<Result<SentIssue, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    const [issue] = await tx.select().from(issues).where(eq(issues.id, id)).for('update')
    if (!issue?.sentAt) return refuse({ code: 'not-found' })
    if (!issue.stoppedAt && !issue.finishedAt) {
      const stoppedAt = now()
      await tx.update(issues).set({ stoppedAt }).where(eq(issues.id, id))
      await noteAction({ tx, admin, at: stoppedAt }, 'newsletter-issue.edited', id, { after: { stoppedAt } })
    }
    return readSent(tx, id)
  })
}

async function readSent(tx: Transaction, id: number): Promise<Result<SentIssue, RefusalOf<'not-found'>>> {
  return orNotFound(await findSent(tx, id))
}

/** The errors of an empty newsletter; null if it may be sent. */
function emptyFields({ subject, body }: { subject: string; body: string }): Record<string, string[]> | null {
  if (subject !== '' && body !== '') return null
  return {
    ...(subject === '' && { subject: [newsletterIssueErrors.subject] }),
    ...(body === '' && { text: [newsletterIssueErrors.text] }),
  }
}
