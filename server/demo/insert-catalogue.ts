// Writes the rows of a catalogue whose pictures are stored: categories, products with their governorates, and the
// stock's first entries, all flagged as demo.
import { DAY_MS, HOUR_MS } from '#domain/duration.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { animals, healthEntries } from '#server/database/tables/animals.ts'
import { categories, productRegions, products } from '#server/database/tables/catalog.ts'
import { species } from '#server/database/tables/species.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { DEMO_RECORDS, demoSpecies } from './demo-records.ts'
import type { PicturedCatalogue } from './store-pictures.ts'

/** The oldest demo product came to the shop this many days ago. */
const AGE_IN_DAYS = 88

export async function insertCatalogue(
  tx: Transaction,
  catalogue: PicturedCatalogue,
  now: Date,
): Promise<void> {
  const opened = new Date(now.getTime() - (AGE_IN_DAYS + 2) * DAY_MS)
  const created = await tx
    .insert(categories)
    .values(catalogue.categories.map((category) => ({ ...category, isDemo: true, createdAt: opened })))
    .returning({ id: categories.id, name: categories.name })
  const known = new Map((await tx.select().from(species)).map(({ code, id }) => [code, id]))
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
        speciesId:
          facts.itemType === 'animal' ? known.get(demoSpecies(category, facts.name) ?? '') : undefined,
        deliveryEverywhere: facts.itemType === 'product',
        isDemo: true,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning(pick(products, 'id', 'name', 'quantity', 'speciesId', 'createdAt'))

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
  await insertRecords(tx, inserted, now)
}

type Inserted = { id: number; name: string; speciesId: number | null }

async function insertRecords(tx: Transaction, inserted: readonly Inserted[], now: Date): Promise<void> {
  const today = muscatDay(now)
  for (const record of DEMO_RECORDS) {
    const item = inserted.find(({ name }) => name === record.item)
    if (!item || item.speciesId === null) continue
    const { name, microchip, ring, marks, bornDaysAgo, entries } = record
    const birthDate = addDays(today, -bornDaysAgo)
    const [animal] = await tx
      .insert(animals)
      .values({
        name,
        microchip,
        ring,
        marks,
        birthDate,
        isDemo: true,
        origin: 'bred' as const,
        speciesId: item.speciesId,
        productId: item.id,
      })
      .returning({ id: animals.id })
    if (!animal || entries.length === 0) continue
    await tx
      .insert(healthEntries)
      .values(
        entries.map(({ ago, ...entry }) => ({ ...entry, on: addDays(today, -ago), animalId: animal.id })),
      )
  }
  const recorded = inserted.filter(({ name }) => DEMO_RECORDS.some(({ item }) => item === name))
  const recordedIds = recorded.map(({ id }) => id)
  await followRecords(tx, recordedIds, now)
}

/** Every family has something new and something that has been there for long. */
function arrival(
  item: PicturedCatalogue['items'][number],
  { categories: families, items }: PicturedCatalogue,
  now: Date,
): Date {
  const family = items.filter(({ category }) => category === item.category)
  const share = family.indexOf(item) / family.length
  const hours = 3 + families.findIndex(({ name }) => name === item.category) * 7
  return new Date(now.getTime() - share * AGE_IN_DAYS * DAY_MS - hours * HOUR_MS)
}
