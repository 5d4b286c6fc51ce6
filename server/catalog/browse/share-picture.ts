// The picture that a messenger shows beside the link to a product or a family (conventions 21, S2-15): drawn on the
// first request, never while a page is rendered. Its URL identifies the content, so it may be cached for ever. Beside
// all other links stands the shop's own picture, which keeps its URL.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Category, Product } from '#contract/catalog.ts'
import { idParam } from '#contract/primitives.ts'
import type { World } from '#domain/catalog/worlds.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { activeCategories } from '#server/catalog/categories/category-queries.ts'
import type { Context, Reader } from '#server/context.ts'
import { drawSharePicture } from '#server/media/draw-share-picture.ts'
import { drawShopPicture } from '#server/media/draw-shop-picture.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { catalogueText } from '#text/catalog/catalogue-page.ts'
import { formatRials } from '#text/format-price.ts'
import { findFirstPicture } from './catalogue-queries.ts'
import { findProduct } from './product-queries.ts'

/** Changes whenever the same thing would be drawn differently. */
const RECIPE = '3'
const PATH = '/share/'
/** A c before the id of a category. */
const NAME = /^(c?)(\d{1,10})-([0-9a-f]{16})\.jpg$/

type SharedSubject = { key: string; name: string; label: string; world: World; picture: string | undefined }

/** `shop` is its Arabic name. */
export function sharePath(
  product: Pick<Product, 'id' | 'nameArabic' | 'price' | 'category' | 'images'>,
  shop: string,
): string {
  return pathOf(productDrawn(product), shop)
}

export async function categorySharePath(context: Reader, category: Category, shop: string): Promise<string> {
  return pathOf(await categoryDrawn(context, category), shop)
}

/**
 * The picture of that name, or a redirect to the current one, since shared links outlive prices. Null if the object
 * does not exist, or too many pictures are being drawn.
 */
export async function openSharePicture(
  context: Context,
  name: string,
): Promise<OpenedImage | { movedTo: string } | null> {
  const [, kind = '', number = '', version = ''] = NAME.exec(name) ?? []
  const id = idParam.safeParse(number).data
  if (id === undefined) return null
  const kept = await context.images.drawn(kind === '' ? `product-${id}` : `category-${id}`, version)
  if (kept) return kept
  const [drawn, { nameArabic: shop }] = await Promise.all([
    kind === '' ? findDrawnProduct(context, id) : findDrawnCategory(context, id),
    readStore(context),
  ])
  if (!drawn) return null
  if (versionOf(drawn, shop) !== version) return { movedTo: pathOf(drawn, shop) }
  return context.images.drawn(drawn.key, version, async () =>
    drawSharePicture({ ...drawn, shop, picture: await readPicture(context, drawn.picture) }),
  )
}

/** With the version to compare an `If-None-Match` with. Null if too many pictures are being drawn. */
export async function openShopPicture(context: Context): Promise<(OpenedImage & { version: string }) | null> {
  const { nameArabic: shop } = await readStore(context)
  const version = hashOf([RECIPE, shop])
  const opened = await context.images.drawn('shop', version, () => drawShopPicture(shop))
  return opened && { ...opened, version }
}

async function findDrawnProduct(context: Context, id: number): Promise<SharedSubject | null> {
  const product = await findProduct(context, id)
  return product && productDrawn(product)
}

async function findDrawnCategory(context: Context, id: number): Promise<SharedSubject | null> {
  const category = (await activeCategories(context)).find((each) => each.id === id)
  return category ? categoryDrawn(context, category) : null
}

function productDrawn({
  id,
  nameArabic,
  price,
  category,
  images,
}: Pick<Product, 'id' | 'nameArabic' | 'price' | 'category' | 'images'>): SharedSubject {
  return {
    key: `product-${id}`,
    name: nameArabic,
    label: formatRials(price),
    world: category?.world ?? 'supplies',
    picture: images[0]?.url,
  }
}

/** With its own picture, else that of its first product. */
async function categoryDrawn(
  context: Reader,
  { id, nameArabic, world, imageUrl }: Category,
): Promise<SharedSubject> {
  return {
    key: `category-${id}`,
    name: nameArabic,
    label: catalogueText.browseFamily,
    world,
    picture: imageUrl ?? (await findFirstPicture(context, id)),
  }
}

function pathOf(drawn: SharedSubject, shop: string): string {
  const name = drawn.key.replace('product-', '').replace('category-', 'c')
  return `${PATH}${name}-${versionOf(drawn, shop)}.jpg`
}

function versionOf({ name, label, world, picture }: SharedSubject, shop: string): string {
  return hashOf([RECIPE, shop, name, label, world, picture])
}

function hashOf(shown: readonly (string | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

/** Only our own files: other URLs are not fetched. */
async function readPicture(context: Context, url = ''): Promise<Buffer | null> {
  const [, name = ''] = /^\/media\/([\w.-]+)$/.exec(url) ?? []
  const opened = await context.images.open(name)
  return opened ? buffer(opened.stream) : null
}
