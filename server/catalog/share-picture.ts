// The picture that a messenger shows beside the link to a product (conventions 21): drawn when it is first asked for,
// never while a page is made. Its address names what it shows, so it may be kept for ever.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Product } from '#contract/catalog.ts'
import { idParam } from '#contract/primitives.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import type { Context } from '#server/context.ts'
import { drawSharePicture } from '#server/media/draw-share-picture.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { formatRials } from '#text/format-price.ts'
import { findProduct } from './product-queries.ts'

/** Changes whenever the same product would be drawn differently. */
const RECIPE = '1'
const PATH = '/share/'
const NAME = /^(\d{1,10})-([0-9a-f]{16})\.jpg$/

type Shown = Pick<Product, 'id' | 'nameArabic' | 'price' | 'category' | 'images'>

/** `shop` is its Arabic name. */
export function sharePath(product: Shown, shop: string): string {
  return `${PATH}${product.id}-${versionOf(product, shop)}.jpg`
}

/**
 * The picture of that name, or where the picture of today is: links that were shared live long, prices change. Null
 * when there is no such product, or too much is being drawn already.
 */
export async function openSharePicture(
  context: Context,
  name: string,
): Promise<OpenedImage | { movedTo: string } | null> {
  const [, number = '', version = ''] = NAME.exec(name) ?? []
  const id = idParam.safeParse(number).data
  if (id === undefined) return null
  const key = `product-${id}`
  const kept = await context.images.drawn(key, version)
  if (kept) return kept
  const [product, { nameArabic: shop }] = await Promise.all([findProduct(context, id), readStore(context)])
  if (!product) return null
  if (versionOf(product, shop) !== version) return { movedTo: sharePath(product, shop) }
  return context.images.drawn(key, version, async () =>
    drawSharePicture({
      name: product.nameArabic,
      price: formatRials(product.price),
      shop,
      world: worldOf(product),
      picture: await firstPicture(context, product),
    }),
  )
}

function versionOf(product: Shown, shop: string): string {
  const shown = [RECIPE, shop, product.nameArabic, product.price, worldOf(product), product.images[0]?.url]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

function worldOf({ category }: Shown) {
  return category?.world ?? 'supplies'
}

/** Only files of our own: an address elsewhere is not asked. */
async function firstPicture(context: Context, product: Shown): Promise<Buffer | null> {
  const [, name = ''] = /^\/media\/([\w.-]+)$/.exec(product.images[0]?.url ?? '') ?? []
  const opened = await context.images.open(name)
  return opened ? buffer(opened.stream) : null
}
