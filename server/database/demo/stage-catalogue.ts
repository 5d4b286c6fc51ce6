// Puts a written-down catalogue on the stage: draws its pictures, then writes its rows, all flagged as demo.
import { type Baisa, parseRials } from '#domain/money.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Context } from '#server/context.ts'
import { planGallery } from '#server/database/demo/art/gallery.ts'
import { drawScene, SCENE_RECIPE, type Scene, type Sets } from '#server/database/demo/art/scene.ts'
import type { DemoCategory, DemoProduct } from '#server/database/demo/demo-product.ts'
import { categories, productRegions, products } from '#server/database/tables/catalog.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import type { StoredImage } from '#server/media/image-store.ts'

/** Where pictures are kept, and the sets they are drawn on. */
type Studio = Pick<Context, 'images'> & { sets: Sets }
type Pictured = { category: DemoCategory; place: number; product: DemoProduct; pictures: StoredImage[] }
export type DrawnCatalogue = {
  categories: { category: DemoCategory; tile: StoredImage }[]
  products: Pictured[]
}

const DAY = 24 * 60 * 60 * 1000
/** The oldest demo product came to the shop so many days ago. */
const AGE_IN_DAYS = 88

/** All pictures of the catalogue; those that the store holds already are not drawn again. */
export async function drawCatalogue(
  images: Context['images'],
  catalogue: readonly DemoCategory[],
): Promise<DrawnCatalogue> {
  const studio: Studio = { images, sets: new Map() }
  const tiles = await Promise.all(
    catalogue.map(async (category, i) => ({
      category,
      tile: await picture(studio, tileScene(category, i), false),
    })),
  )
  const products = await Promise.all(
    catalogue.flatMap((category) =>
      category.products.map((product, place) => pictureProduct(studio, category, product, place)),
    ),
  )
  return { categories: tiles, products }
}

async function pictureProduct(
  studio: Studio,
  category: DemoCategory,
  product: DemoProduct,
  place: number,
): Promise<Pictured> {
  const scenes = planGallery(category.world, product.look, place, product.pictures)
  const pictures = await Promise.all(scenes.map((scene, i) => picture(studio, scene, i === 0)))
  return { category, place, product, pictures }
}

/** `share`: the main picture is also made for link previews. */
function picture({ images, sets }: Studio, scene: Scene, share: boolean): Promise<StoredImage> {
  return images.addOnce(`demo ${SCENE_RECIPE} ${JSON.stringify(scene)}`, () => drawScene(scene, sets), {
    share,
  })
}

function tileScene({ world, figure }: DemoCategory, turn: number): Scene {
  const swims = world === 'fish'
  const item = { figure, x: 0.5, foot: swims ? 0.72 : 0.868, size: swims ? 0.6 : 0.66, floats: swims }
  return { world, turn, backdrop: 'arch', ground: swims ? 'sea' : 'hill', items: [item] }
}

/** Categories, products with their governorates, and the stock's first entries. */
export async function insertCatalogue(tx: Transaction, drawn: DrawnCatalogue, now: Date): Promise<void> {
  const families = drawn.categories.map(({ category }) => category)
  const made = await tx
    .insert(categories)
    .values(drawn.categories.map(({ category, tile }) => categoryRow(category, tile, now)))
    .returning({ id: categories.id, name: categories.name })
  const categoryIds = new Map(made.map(({ id, name }) => [name, id]))

  // Oldest first, so that ids follow time as in a shop that grew.
  const rows = drawn.products
    .map((entry) => ({ ...entry, createdAt: arrival(entry, families, now) }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const inserted = await tx
    .insert(products)
    .values(rows.map((entry) => productRow(entry, categoryIds.get(entry.category.name))))
    .returning({ id: products.id, quantity: products.quantity, createdAt: products.createdAt })

  const regions = inserted.flatMap(({ id }, i) => {
    const product = rows[i]?.product
    return product?.type === 'animal' ? product.regions.map((regionId) => ({ productId: id, regionId })) : []
  })
  if (regions.length > 0) await tx.insert(productRegions).values(regions)
  await tx.insert(stockMovements).values(
    inserted
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity, createdAt }) => ({
        productId: id,
        change: quantity,
        quantityAfter: quantity,
        reason: 'initial' as const,
        createdAt,
      })),
  )
}

/** Every family has something new and something that has been there for long. */
function arrival(
  { category, place }: Pick<Pictured, 'category' | 'place'>,
  families: readonly DemoCategory[],
  now: Date,
): Date {
  const share = place / category.products.length
  const hours = 3 + families.indexOf(category) * 7
  return new Date(now.getTime() - share * AGE_IN_DAYS * DAY - hours * 60 * 60 * 1000)
}

function categoryRow(category: DemoCategory, tile: StoredImage, now: Date): typeof categories.$inferInsert {
  const { name, nameArabic, description, descriptionArabic, emoji, world } = category
  const createdAt = new Date(now.getTime() - (AGE_IN_DAYS + 2) * DAY)
  return {
    name,
    nameArabic,
    description,
    descriptionArabic,
    emoji,
    world,
    imageUrl: tile.url,
    isDemo: true,
    createdAt,
  }
}

function productRow(
  { product, pictures, createdAt }: Pictured & { createdAt: Date },
  categoryId: number | undefined,
): typeof products.$inferInsert {
  const { type, look, pictures: count, price, costPrice, featured, inactive, ...facts } = product
  const delivery =
    product.type === 'animal'
      ? { deliveryType: 'home_only' as const, deliveryEverywhere: false }
      : {
          deliveryType: product.homeOnly ? ('home_only' as const) : ('both' as const),
          deliveryEverywhere: true,
        }
  return {
    ...facts,
    ...delivery,
    itemType: type,
    categoryId,
    price: rials(price),
    costPrice: costPrice === undefined ? null : rials(costPrice),
    isFeatured: featured ?? false,
    isActive: !inactive,
    isDemo: true,
    images: pictures.map((stored, i) => ({
      ...stored,
      alt: i === 0 ? facts.nameArabic : `${facts.nameArabic}، صورة ${i + 1}`,
    })),
    createdAt,
    updatedAt: createdAt,
  }
}

function rials(text: string): Baisa {
  const amount = parseRials(text)
  if (amount === null) throw new RangeError(`not an amount of rials: ${text}`)
  return amount
}
