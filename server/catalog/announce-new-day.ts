// At midnight in Muscat animals are a day older: what was kept of their age is no longer so.
import type { Context } from '#server/context.ts'

/** Every process that listens drops its copies, if any animal in the shop has a day of birth. */
export async function announceNewDay({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.$client.query(
    `SELECT pg_notify('shop_changes', 'catalog')
     WHERE EXISTS (SELECT FROM products WHERE is_active AND item_type = 'animal' AND birth_date IS NOT NULL)`,
  )
}
