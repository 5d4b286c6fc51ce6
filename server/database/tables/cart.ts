// The cart of a customer: at most one, kept on the server.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { profiles } from './accounts.ts'
import { products } from './catalog.ts'
import { cascades, moment, timestamps } from './columns.ts'

export const carts = pgTable('carts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** One live cart a customer. */
  userId: cascades(text('user_id').unique('carts_user_key'), () => profiles.id),
  ...timestamps,
})

export const cartItems = pgTable(
  'cart_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cartId: cascades(integer('cart_id'), () => carts.id),
    productId: cascades(integer('product_id'), () => products.id),
    quantity: integer('quantity').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('cart_items_product_key').on(t.cartId, t.productId),
    check('cart_items_quantity_positive', sql`${t.quantity} > 0`),
  ],
)
