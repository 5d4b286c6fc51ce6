// The newsletter's draft, and what became of the issues that were sent (W-11).
import { desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { IssueDraft, NewsletterIssues, SentIssue } from '#contract/admin/newsletter-issues.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import type { Reader } from '#server/context.ts'
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
} from '#server/database/tables/newsletter.ts'
import { newsletterSubscribers } from '#server/database/tables/shop.ts'

const SHOWN_MAX = 20

export async function readNewsletterIssues({ db }: Reader): Promise<NewsletterIssues> {
  const [draft, receivers, sent] = await Promise.all([
    findDraft(db),
    db.$count(newsletterSubscribers, eq(newsletterSubscribers.state, 'active')),
    selectSent(db, isNotNull(issues.sentAt)),
  ])
  return { draft, receivers, issues: sent }
}

async function findDraft(db: Queryable): Promise<IssueDraft | null> {
  const [row] = await db.select().from(issues).where(isNull(issues.sentAt))
  return row ? toIssueDraft(row) : null
}

export async function findSent(db: Queryable, id: number): Promise<SentIssue | null> {
  return (await selectSent(db, eq(issues.id, id)))[0] ?? null
}

export function toIssueDraft({ id, subject, body, updatedAt }: typeof issues.$inferSelect): IssueDraft {
  return { id, subject, text: body, updatedAt: updatedAt.toISOString() }
}

async function selectSent(db: Queryable, where: SQL): Promise<SentIssue[]> {
  const rows = await db
    .select({
      id: issues.id,
      subject: issues.subject,
      text: issues.body,
      sentAt: sql`${issues.sentAt}`.mapWith(issues.updatedAt),
      stoppedAt: issues.stoppedAt,
      finishedAt: issues.finishedAt,
      receivers: sql<number>`count(${deliveries.id})::int`,
      sent: countOf(sql`= 'sent'`),
      waiting: countOf(sql`IN ('waiting', 'sending')`),
      refused: countOf(sql`= 'refused'`),
      left: countOf(sql`= 'left'`),
      unsure: countOf(sql`= 'unsure'`),
    })
    .from(issues)
    .leftJoin(deliveries, eq(deliveries.issueId, issues.id))
    .where(where)
    .groupBy(issues.id)
    .orderBy(desc(issues.sentAt), desc(issues.id))
    .limit(SHOWN_MAX)
  return rows.map(({ id, subject, text, sentAt, stoppedAt, finishedAt, ...counts }) =>
    isoTimes({ id, subject, text, sentAt, stoppedAt, finishedAt, counts }),
  )
}

function countOf(condition: SQL) {
  return sql<number>`(count(*) FILTER (WHERE ${deliveries.state} ${condition}))::int`
}
