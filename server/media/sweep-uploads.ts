// Deletes uploaded pictures that nothing shows any more (X-40): a replaced photograph, one of a product that was
// never saved. Later, so that a page, a draft or a link preview that still has its address finds it for a while.
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { addHours, HOUR_MS } from '#domain/duration.ts'
import { ifFree } from '#platform/database/if-free.ts'
import { SWEEP_LOCK } from '#platform/media/sweep-lock.ts'
import type { Context } from '#server/context.ts'
import { uploads } from '#server/database/tables/media.ts'

export const UNUSED_HOURS = 7 * 24
/** How long a deleted upload's row is retained, so that a save in progress is refused. */
const REMEMBERED_HOURS = 1

/** The upload name within `url`. */
const nameIn = (url: SQL) => sql`substring(${url} FROM '^/media/([0-9a-f]{32})-')`

/** The names of all pictures that something shows. Orders keep the picture they were placed with. */
const SHOWN = sql`(
  SELECT ${nameIn(sql`url`)} AS name FROM products, jsonb_array_elements_text(image_urls) url
  UNION SELECT ${nameIn(sql`image_url`)} FROM categories
  UNION SELECT ${nameIn(sql`product_image_url`)} FROM order_items
  UNION SELECT (regexp_matches(settings::text, '/media/([0-9a-f]{32})-', 'g'))[1] FROM settings
)`
const isShown = sql`EXISTS (SELECT FROM ${SHOWN} shown WHERE shown.name = ${uploads.name})`

/** May run while products are saved (keep-uploads.ts); not while a backup or another sweep runs. */
export function sweepUploads(context: Context): Promise<void> {
  return ifFree(context.db, SWEEP_LOCK, () => sweep(context))
}

async function sweep({ db, images, now, log }: Context): Promise<void> {
  const at = now()
  await db
    .update(uploads)
    .set({ unusedSince: null })
    .where(and(isNotNull(uploads.unusedSince), isNull(uploads.removedAt), isShown))
  await db
    .update(uploads)
    .set({ unusedSince: at })
    .where(and(isNull(uploads.unusedSince), sql`NOT ${isShown}`))
  const longAgo = addHours(at, -UNUSED_HOURS)
  await db
    .update(uploads)
    .set({ removedAt: at })
    .where(and(isNull(uploads.removedAt), lt(uploads.unusedSince, longAgo), sql`NOT ${isShown}`))

  const removed = await db.select().from(uploads).where(isNotNull(uploads.removedAt))
  for (const { name, image, removedAt } of removed) {
    try {
      await images.remove(image)
      if (removedAt && at.getTime() - removedAt.getTime() > REMEMBERED_HOURS * HOUR_MS)
        await db.delete(uploads).where(eq(uploads.name, name))
    } catch (error) {
      log.warn({ error, upload: name }, 'a picture could not be taken away; the next sweep tries again')
    }
  }
}
