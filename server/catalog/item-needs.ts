// Items that wait for somebody because of what they are of (H-01).
import { sql } from 'drizzle-orm'
import { HIDDEN_NOTE } from '#text/admin/products.ts'

/** Animals on sale of which no rule wants anything. */
export const LACKS_SPECIES = sql`is_active AND item_type = 'animal' AND species_id IS NULL`

/** Hidden when units came back (put-back.ts), and nobody has moved its stock or shown it since. */
export const HIDDEN_BY_RULE = sql`NOT is_active AND archived_at IS NULL AND item_type = 'animal' AND quantity > 0
  AND (SELECT m.note LIKE ${`${HIDDEN_NOTE}%`} FROM stock_movements m WHERE m.product_id = products.id ORDER BY m.id DESC LIMIT 1)`
