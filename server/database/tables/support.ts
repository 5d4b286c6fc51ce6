// Messages to the shop, and its answers.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { DEFAULT_PRIORITY, PRIORITIES } from '#domain/support.ts'
import { profiles } from './accounts.ts'
import { cascades, moment, oneOf } from './columns.ts'

export const supportMessages = pgTable(
  'support_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    subject: text('subject').notNull(),
    priority: text('priority', { enum: PRIORITIES }).notNull().default(DEFAULT_PRIORITY),
    message: text('message').notNull(),
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** SHA-256 of the sender's key and what they sent: the same form sent again is the same message. */
    requestHash: text('request_hash').unique(),
    /** Null while nobody has answered. */
    handledAt: moment('handled_at'),
    handledBy: text('handled_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** What the back office looks for: who wrote, and what, folded. */
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_arabic(customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone, '') || ' ' || subject || ' ' || message)`,
      ),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('support_messages_priority', oneOf(t.priority, PRIORITIES)),
    index('support_messages_created_idx').on(t.createdAt.desc()),
    index('support_messages_open_idx').on(t.id.desc()).where(sql`handled_at IS NULL`),
    index('support_messages_waiting_idx').on(t.createdAt).where(sql`handled_at IS NULL`),
    index('support_messages_search_idx').using('gin', sql`search_key gin_trgm_ops`),
  ],
)

/** What the shop answered by mail, in its own words. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: cascades(integer('message_id'), () => supportMessages.id),
    body: text('body').notNull(),
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('support_answers_message_idx').on(t.messageId)],
)
