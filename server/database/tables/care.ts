// Which care texts a vet has read, and to whom a care plan was mailed (H-09).
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { CARE_TEXTS } from '#domain/animals/care-calendar.ts'
import { animals } from './animals.ts'
import { cascades, moment, oneOf } from './columns.ts'

export const careReviews = pgTable(
  'care_reviews',
  {
    text: text('text', { enum: CARE_TEXTS }).primaryKey(),
    vet: text('vet').notNull(),
    on: date('reviewed_on').notNull(),
    /** Digest of the text that the vet read: a text that changed since is not shown as reviewed. */
    digest: text('digest').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('care_reviews_text', oneOf(t.text, CARE_TEXTS)),
    check('care_reviews_vet_present', sql`${t.vet} <> ''`),
  ],
)

/** The plan is mailed once for an animal, however often its order is delivered. */
export const careMails = pgTable('care_mails', {
  animalId: cascades(integer('animal_id').primaryKey(), () => animals.id),
  queuedAt: moment('queued_at').notNull(),
})
