// At midnight in Muscat ages and the days on pages (L-12) change, so their cached copies are stale.
import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'

/** Every listening process clears its caches, if an animal has a birth date or opening hours are set. */
export async function announceNewDay({ db }: Context): Promise<void> {
  await db.execute(sql`
    SELECT pg_notify('shop_changes', 'catalog')
    WHERE EXISTS (SELECT FROM products WHERE is_active AND item_type = 'animal' AND birth_date IS NOT NULL)
      OR EXISTS (SELECT FROM settings WHERE opening IS NOT NULL)`)
}
