export function mergeLines(
  items: readonly { productId: number; quantity: number }[],
): { productId: number; quantity: number }[] {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}
