// The items that the till looks up, and for whom sold-out ones are reserved (F-07).
import type { CounterItem } from '#contract/admin/counter.ts'
import { listAllProducts } from '#server/catalog/items/all-products-queries.ts'
import { listReservations } from '#server/catalog/listing/reservations.ts'
import type { Reader } from '#server/context.ts'

const MAX_FOUND = 8

export async function findCounterItems(context: Reader, search: string): Promise<CounterItem[]> {
  const { items } = await listAllProducts(context, { search, archived: false, limit: MAX_FOUND })
  const gone = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id)
  const reserved = gone.length > 0 ? await listReservations(context, gone) : []
  return items.map(({ id, nameArabic, barcode, askedPrice, quantity, images, isActive }) => ({
    ...{ id, nameArabic, barcode, price: askedPrice, quantity, isActive },
    image: images[0] ?? null,
    reservations: reserved
      .filter(({ productId }) => productId === id)
      .map(({ productId: _, ...reservation }) => reservation),
  }))
}
