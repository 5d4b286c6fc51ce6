// The picking list for several orders (W-03): each item once, sorted by shelf. Pure.

export type PickedItem = {
  /** Null where the item is no longer in the shop. */
  productId: number | null
  name: string
  imageUrl: string | null
  quantity: number
  /** How many orders it goes into. */
  orders: number
  shelf: string | null
}

type PickedOrder = {
  items: readonly {
    productId: number | null
    productNameArabic: string
    productImageUrl: string | null
    quantity: number
  }[]
}

/** @param shelves by the number of the item, where it has one */
export function pickingList(
  orders: readonly PickedOrder[],
  shelves: Readonly<Record<string, string>>,
): PickedItem[] {
  const picked = new Map<string, PickedItem>()
  for (const { productId, productNameArabic: name, productImageUrl: imageUrl, quantity } of orders.flatMap(
    ({ items }) => items,
  )) {
    const key = productId === null ? `gone ${name}` : String(productId)
    const before = picked.get(key)
    if (before) {
      before.quantity += quantity
      before.orders += 1
    } else picked.set(key, { productId, name, imageUrl, quantity, orders: 1, shelf: shelves[key] ?? null })
  }
  return [...picked.values()].sort((a, b) => compareShelves(a, b) || a.name.localeCompare(b.name, 'ar'))
}

/** «A2» before «A10»; what has no shelf comes last. */
function compareShelves({ shelf: a }: PickedItem, { shelf: b }: PickedItem): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.localeCompare(b, 'en', { numeric: true })
}
