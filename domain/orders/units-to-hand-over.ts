// Of an order, what is packed and handed over: not what came back, nor what was lost on the way (F-03, H-10).
type Line = { quantity: number; returned: number; lost: number }

export function unitsToHandOver({ quantity, returned, lost }: Line): number {
  return quantity - returned - lost
}

/** Without lines of which nothing is left. */
export function itemsToPack<Item extends Line>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ ...item, quantity: unitsToHandOver(item) }))
    .filter(({ quantity }) => quantity > 0)
}
