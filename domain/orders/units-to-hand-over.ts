// The units of an order line to pack and hand over: not those that came back or were lost on the way (F-03, H-10).
type LineQuantities = { quantity: number; returned: number; lost: number }

export function unitsToHandOver({ quantity, returned, lost }: LineQuantities): number {
  return quantity - returned - lost
}

/** Lines with nothing left are dropped. */
export function itemsToPack<Item extends LineQuantities>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ ...item, quantity: unitsToHandOver(item) }))
    .filter(({ quantity }) => quantity > 0)
}
