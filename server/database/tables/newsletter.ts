// What the newsletter said, and to whom it went (W-11). Who gets it is in shop.ts.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { NEWSLETTER } from '#domain/newsletter.ts'
import { cascades, moment, oneOf } from './columns.ts'
import { newsletterSubscribers } from './shop.ts'

/** A draft until `sentAt`; there is one draft at most. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    stoppedAt: moment('stopped_at'),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    check(
      'newsletter_issues_length',
      sql`length(${t.subject}) <= ${sql.raw(String(NEWSLETTER.subjectMax))} AND length(${t.body}) <= ${sql.raw(String(NEWSLETTER.textMax))}`,
    ),
    check(
      'newsletter_issues_sent',
      sql`CASE WHEN ${t.sentAt} IS NULL THEN ${t.stoppedAt} IS NULL AND ${t.finishedAt} IS NULL ELSE ${t.subject} <> '' AND ${t.body} <> '' END`,
    ),
    uniqueIndex('newsletter_issues_draft_key').on(sql`(${t.sentAt} IS NULL)`).where(sql`${t.sentAt} IS NULL`),
  ],
)

/**
 * `sending`: handed to the mail server, which has not answered. `unsure`: it never did, so that nobody knows whether
 * the mail arrived; it is not sent again. `left`: unsubscribed, or gone, meanwhile.
 */
const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'refused', 'unsure', 'left'] as const

/** One mail of an issue. Who it was for is forgotten with the subscription, and after a year. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    issueId: cascades(integer('issue_id'), () => newsletterIssues.id),
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'set null',
    }),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    takenAt: moment('taken_at'),
  },
  (t) => [
    unique('newsletter_deliveries_once').on(t.issueId, t.subscriberId),
    index('newsletter_deliveries_due_idx').on(t.dueAt, t.id).where(sql`${t.state} = 'waiting'`),
    index('newsletter_deliveries_subscriber_idx').on(t.subscriberId),
    check('newsletter_deliveries_state', oneOf(t.state, DELIVERY_STATES)),
  ],
)
