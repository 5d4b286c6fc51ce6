// Whoever saves something that shows uploaded pictures says so in the same transaction, so that the sweep cannot take
// them away in between (X-40; sweep-uploads.ts).
import { and, inArray, isNull } from 'drizzle-orm'
import type { ProductImage } from '#contract/catalog.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Transaction } from '#server/database/connect.ts'
import { uploads } from '#server/database/tables/media.ts'

/**
 * The pictures a product is to show, in their order, as they are really stored: sizes and files are never taken from a
 * request. `before` are those it showed already, which need not be uploads. Refused when one of them is not there.
 */
export async function keepProductImages(
  tx: Transaction,
  wanted: readonly Pick<ProductImage, 'url' | 'alt'>[],
  before: readonly ProductImage[] = [],
): Promise<Result<ProductImage[], RefusalOf<'image-gone'>>> {
  const kept = await keepUploads(
    tx,
    wanted.map(({ url }) => url),
  )
  const known = new Map([...before.map((image) => [image.url, image] as const), ...kept])
  const images: ProductImage[] = []
  for (const { url, alt } of wanted) {
    const image = known.get(url)
    if (!image) return refuse({ code: 'image-gone' })
    images.push({ url, width: image.width, height: image.height, variants: image.variants, alt })
  }
  return ok(images)
}

/** The uploads among these addresses, by address. They stay as long as something shows them once `tx` has ended. */
export async function keepUploads(
  tx: Transaction,
  urls: readonly string[],
): Promise<Map<string, (typeof uploads.$inferSelect)['image']>> {
  const names = urls.flatMap((url) => /^\/media\/([0-9a-f]{32})-/.exec(url)?.[1] ?? [])
  if (names.length === 0) return new Map()
  // A write, not only a lock: a sweep that waits for it looks at the row again.
  const rows = await tx
    .update(uploads)
    .set({ unusedSince: null })
    .where(and(inArray(uploads.name, names), isNull(uploads.removedAt)))
    .returning({ image: uploads.image })
  return new Map(rows.map(({ image }) => [image.url, image]))
}
