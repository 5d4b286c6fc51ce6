// Saves the draft of the next newsletter while it is written (W-11).
import { eq, isNull } from 'drizzle-orm'
import type { IssueDraft, SaveIssueRequest } from '#contract/admin/newsletter-issues.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { newsletterIssues as issues } from '#server/database/tables/newsletter.ts'
import { toIssueDraft } from './issue-queries.ts'

export function saveDraft(
  { db, now }: Context,
  { subject, text: body, updatedAt }: SaveIssueRequest,
): Promise<Result<IssueDraft, ChangedMeanwhile<IssueDraft> | RefusalOf<'newsletter-sent'>>> {
  return inTransaction(db, async (tx) => {
    if (updatedAt === null) {
      const [begun] = await tx
        .insert(issues)
        .values({ subject, body, updatedAt: now() })
        .onConflictDoNothing()
        .returning()
      if (begun) return ok(toIssueDraft(begun))
    }
    const [before] = await tx.select().from(issues).where(isNull(issues.sentAt)).for('update')
    // A new draft with what was just sent would go to everybody again.
    if (!before) return refuse({ code: 'newsletter-sent' })
    const isSame = before.subject === subject && before.body === body
    if (isSame) return ok(toIssueDraft(before))
    if (updatedAt === null || isStale(updatedAt, before.updatedAt))
      return refuse({ code: 'changed-meanwhile', current: toIssueDraft(before) })
    const change = { subject, body, updatedAt: timeOfChange(now(), before.updatedAt) }
    await tx.update(issues).set(change).where(eq(issues.id, before.id))
    return ok(toIssueDraft({ ...before, ...change }))
  })
}
