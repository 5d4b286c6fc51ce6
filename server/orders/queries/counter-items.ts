// The items that the till looks up, and for whom sold-out ones are reserved (F-07).
import type { CounterItem } from '#contract/admin/counter.ts'
import { pick } from '#platform/pick.ts'
import { listAllProducts } from '#server/catalog/items/all-products-queries.ts'
import { listReservations } from '#server/catalog/listing/reservations.ts'
import type { Reader } from '#server/context.ts'

const MAX_FOUND = 8

export async function findCounterItems(context: Reader, search: string): Promise<CounterItem[]> {
  const { items } = await listAllProducts(context, { search, archived: false, limit: MAX_FOUND })
  const gone = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id)
  const reserved = gone.length > 0 ? await listReservations(context, gone) : []
  return items.map((item) => ({
    ...pick(item, 'id', 'nameArabic', 'barcode', 'quantity', 'isActive'),
    price: item.askedPrice,
    image: item.images[0] ?? null,
    reservations: reserved
      .filter(({ productId }) => productId === item.id)
      .map(({ productId: _, ...reservation }) => reservation),
  }))
}
