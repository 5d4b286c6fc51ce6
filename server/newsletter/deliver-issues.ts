// Newsletters that were sent are worked off, mail by mail (W-11). A mail is taken in a transaction of its own before
// the mail server has it, and what it answered is written after; whatever breaks off between the two is never sent
// again, so that nobody gets an issue twice. It runs every minute, in any number of processes.
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/duration.ts'
import { nextTryAt } from '#domain/newsletter.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { type Mailer, type MailFailure, mailFailureOf } from '#platform/mail/mailer.ts'
import type { Context } from '#server/context.ts'
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
} from '#server/database/tables/newsletter.ts'
import { newsletterSubscribers } from '#server/database/tables/shop.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { createNewsletterToken } from './newsletter-tokens.ts'

/** The mail server accepts three connections: one stays free for sign-in codes. */
const LANES = 2
/** Longer than any mail server is waited for. */
const ANSWERED_WITHIN_MS = 5 * MINUTE_MS
/** So many refusals in a row are about the shop: the run ends, and the next minute tries again. */
const REFUSALS_IN_A_ROW = 5

export async function deliverIssues(
  context: Context,
  mailer: Mailer,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, now } = context
  await db
    .update(deliveries)
    .set({ state: 'unsure' })
    .where(
      and(
        eq(deliveries.state, 'sending'),
        lt(deliveries.takenAt, new Date(now().getTime() - ANSWERED_WITHIN_MS)),
      ),
    )
  // The first that finds the mail server away ends the run; the next minute tries again.
  let isAway = false
  let refusals = 0
  const lane = async () => {
    while (!isAway && refusals < REFUSALS_IN_A_ROW && !isStopping()) {
      const taken = await takeOne(context)
      if (!taken) return
      if (taken.to === null) continue
      const failure = await sendOne(context, mailer, taken)
      await settle(context, taken, failure)
      isAway ||= failure === 'away' || failure === 'unsure'
      refusals = failure && REFUSALS.includes(failure) ? refusals + 1 : 0
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await db.execute(sql`UPDATE newsletter_issues i SET finished_at = ${now()}
    WHERE i.sent_at IS NOT NULL AND i.stopped_at IS NULL AND i.finished_at IS NULL AND NOT EXISTS (
      SELECT FROM newsletter_deliveries d WHERE d.issue_id = i.id AND d.state IN ('waiting', 'sending'))`)
}

type TakenDelivery = {
  id: number
  subscriberId: number | null
  tries: number
  /** Null for a subscriber who has unsubscribed meanwhile. */
  to: string | null
  token: string
  subject: string
  text: string
  sentAt: Date
}

/** The next that is due, from now on this process's own; null when none is. */
export async function takeOne(context: Context): Promise<TakenDelivery | null> {
  const at = context.now()
  return inTransaction(context.db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`SELECT d.id FROM newsletter_deliveries d
      JOIN newsletter_issues i ON i.id = d.issue_id
      WHERE d.state = 'waiting' AND d.due_at <= ${at} AND i.stopped_at IS NULL
      ORDER BY d.due_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED`)
    const id = rows[0]?.id
    if (id === undefined) return null
    const [found] = await tx
      .select({
        subscriberId: deliveries.subscriberId,
        tries: deliveries.tries,
        email: newsletterSubscribers.email,
        state: newsletterSubscribers.state,
        subject: issues.subject,
        text: issues.body,
        sentAt: sql`${issues.sentAt}`.mapWith(issues.updatedAt),
      })
      .from(deliveries)
      .innerJoin(issues, eq(issues.id, deliveries.issueId))
      .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.id, deliveries.subscriberId))
      .where(eq(deliveries.id, id))
    if (!found) return null
    const { email, state, subscriberId, ...rest } = found
    const tries = rest.tries + 1
    const isOut = subscriberId === null || state !== 'active'
    await tx
      .update(deliveries)
      .set({ state: isOut ? 'left' : 'sending', takenAt: at, tries })
      .where(eq(deliveries.id, id))
    const token = isOut ? '' : await createNewsletterToken(context, tx, subscriberId, 'unsubscribe')
    return { ...rest, id, subscriberId, tries, to: isOut ? null : email, token }
  })
}

const REFUSALS: MailFailure[] = ['no-mailbox', 'barred', 'refused']

async function sendOne(context: Context, mailer: Mailer, taken: TakenDelivery): Promise<MailFailure | null> {
  const { id, to, subject, text, token: unsubscribeToken, sentAt: at } = taken
  const log = (error: unknown) => context.log.warn({ error, delivery: id }, 'a newsletter could not be sent')
  try {
    const mail = await composeMail(context, {
      mail: 'newsletter',
      to: to ?? '',
      subject,
      text,
      unsubscribeToken,
    })
    if (!mail) return 'later'
    try {
      await mailer.deliver(mail, { id: `newsletter-${id}`, at, kind: 'newsletter' })
      return null
    } catch (error) {
      log(error)
      return mailFailureOf(error)
    }
  } catch (error) {
    log(error)
    return 'later'
  }
}

async function settle(
  { db, now }: Context,
  taken: TakenDelivery,
  failure: MailFailure | null,
): Promise<void> {
  const ofId = eq(deliveries.id, taken.id)
  if (failure === 'away' || failure === 'later' || failure === 'barred') {
    const tries = failure === 'away' ? taken.tries - 1 : taken.tries
    const dueAt = nextTryAt(Math.max(1, tries), taken.sentAt, now())
    await db
      .update(deliveries)
      .set(dueAt ? { state: 'waiting', dueAt, tries } : { state: 'refused' })
      // A delivery already marked as lost stays lost.
      .where(and(ofId, eq(deliveries.state, 'sending')))
    return
  }
  if (failure === 'no-mailbox' && taken.subscriberId !== null)
    await db
      .update(newsletterSubscribers)
      .set({ refusedAt: now() })
      .where(and(eq(newsletterSubscribers.id, taken.subscriberId), isNull(newsletterSubscribers.refusedAt)))
  const state = failure === null ? 'sent' : failure === 'unsure' ? 'unsure' : 'refused'
  await db.update(deliveries).set({ state }).where(ofId)
}
