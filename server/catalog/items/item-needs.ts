// Items that need attention because of their species (H-01).
import { sql } from 'drizzle-orm'
import { HIDDEN_NOTE } from '#text/admin/products.ts'

/** Animals on sale without a species, so no papers are required. */
export const LACKS_SPECIES = sql`is_active AND item_type = 'animal' AND species_id IS NULL`

/** Hidden when units came back (put-back.ts), still hidden and with no stock movement since. */
export const HIDDEN_BY_RULE = sql`NOT is_active AND archived_at IS NULL AND item_type = 'animal' AND quantity > 0
  AND (SELECT m.note LIKE ${`${HIDDEN_NOTE}%`} FROM stock_movements m WHERE m.product_id = products.id ORDER BY m.id DESC LIMIT 1)`
