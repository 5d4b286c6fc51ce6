// What buyers say of what they received (S2-14).
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { REVIEW_STATES } from '#domain/reviews.ts'
import { profiles } from './accounts.ts'
import { products } from './catalog.ts'
import { cascades, oneOf, timestamps } from './columns.ts'
import { orderItems } from './orders.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: cascades(text('user_id'), () => profiles.id),
    /** The reviewed order line; one review per line. */
    orderItemId: cascades(integer('order_item_id').unique('reviews_order_item_key'), () => orderItems.id),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Null for words about an animal. */
    stars: smallint('stars'),
    body: text('body').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull().default('waiting'),
    reply: text('reply'),
    ...timestamps,
  },
  (t) => [
    check('reviews_state', oneOf(t.state, REVIEW_STATES)),
    check('reviews_stars', sql`${t.stars} BETWEEN 1 AND 5`),
    check('reviews_say_something', sql`${t.stars} IS NOT NULL OR ${t.body} <> ''`),
    index('reviews_user_idx').on(t.userId),
    index('reviews_product_idx').on(t.productId, t.createdAt.desc(), t.id.desc()),
    index('reviews_state_idx').on(t.state, t.createdAt.desc(), t.id.desc()),
    index('reviews_of_animals_idx')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`state = 'shown' AND stars IS NULL`),
  ],
)
