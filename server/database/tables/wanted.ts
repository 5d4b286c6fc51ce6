// What people wait for (S2-12): a product that is sold out, or an animal that they describe.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { WANTED_AGES, WANTED_GENDERS } from '#domain/wanted.ts'
import { products, regions } from './catalog.ts'
import { baisaColumn, cascades, moment, oneOf } from './columns.ts'

export const wanted = pgTable(
  'wanted',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    species: text('species'),
    breed: text('breed'),
    gender: text('gender', { enum: WANTED_GENDERS }),
    age: text('age', { enum: WANTED_AGES }),
    maxPrice: baisaColumn('max_price'),
    regionId: smallint('region_id').references(() => regions.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until its person opened the link of the mail; until then they are sent nothing else. */
    confirmedAt: moment('confirmed_at'),
    /** When and about which product they were notified. A notified person no longer waits. */
    toldAt: moment('told_at'),
    toldProductId: integer('told_product_id').references(() => products.id, { onDelete: 'set null' }),
    /** They no longer want it. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    check('wanted_what', sql`(${t.productId} IS NULL) <> (${t.species} IS NULL)`),
    check('wanted_gender', oneOf(t.gender, WANTED_GENDERS)),
    check('wanted_age', oneOf(t.age, WANTED_AGES)),
    check('wanted_told', sql`${t.toldAt} IS NULL OR ${t.confirmedAt} IS NOT NULL`),
    uniqueIndex('wanted_open_key').on(t.email, t.productId).where(sql`told_at IS NULL AND ended_at IS NULL`),
    index('wanted_product_idx').on(t.productId, t.id).where(sql`told_at IS NULL AND ended_at IS NULL`),
    index('wanted_told_product_idx').on(t.toldProductId),
    index('wanted_region_idx').on(t.regionId),
    index('wanted_email_idx').on(t.email, t.id),
  ],
)

/** The links in mails about what is wanted, kept as the SHA-256 of what the mail holds. */
export const wantedLinks = pgTable(
  'wanted_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    wantedId: cascades(integer('wanted_id'), () => wanted.id),
  },
  (t) => [index('wanted_links_wanted_idx').on(t.wantedId)],
)
