// Writes the rows of a catalogue whose pictures are stored: categories, products with their governorates, and the stock's first
// entries, all flagged as demo.
import type { Transaction } from '#platform/database/connect.ts'
import { categories, productRegions, products } from '#server/database/tables/catalog.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import type { PicturedCatalogue } from './store-pictures.ts'

type Item = PicturedCatalogue['items'][number]

const DAY = 24 * 60 * 60 * 1000
/** The oldest demo product came to the shop so many days ago. */
const AGE_IN_DAYS = 88

export async function insertCatalogue(
  tx: Transaction,
  catalogue: PicturedCatalogue,
  now: Date,
): Promise<void> {
  const opened = new Date(now.getTime() - (AGE_IN_DAYS + 2) * DAY)
  const created = await tx
    .insert(categories)
    .values(catalogue.categories.map((category) => ({ ...category, isDemo: true, createdAt: opened })))
    .returning({ id: categories.id, name: categories.name })
  const categoryIds = new Map(created.map(({ id, name }) => [name, id]))

  // Oldest first, so that ids follow time as in a shop that grew.
  const items = catalogue.items
    .map((item) => ({ ...item, createdAt: arrival(item, catalogue, now) }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const inserted = await tx
    .insert(products)
    .values(
      items.map(({ facts, category, images, createdAt }) => ({
        ...facts,
        images,
        categoryId: categoryIds.get(category),
        deliveryEverywhere: facts.itemType === 'product',
        isDemo: true,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: products.id, quantity: products.quantity, createdAt: products.createdAt })

  const regions = inserted.flatMap(({ id }, i) =>
    (items[i]?.regions ?? []).map((regionId) => ({ productId: id, regionId })),
  )
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
function arrival(item: Item, { categories: families, items }: PicturedCatalogue, now: Date): Date {
  const family = items.filter(({ category }) => category === item.category)
  const share = family.indexOf(item) / family.length
  const hours = 3 + families.findIndex(({ name }) => name === item.category) * 7
  return new Date(now.getTime() - share * AGE_IN_DAYS * DAY - hours * 60 * 60 * 1000)
}
