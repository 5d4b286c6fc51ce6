// What somebody bought, in words (A-ORD-01).
import { formatCount, PRODUCTS } from './format-count.ts'
import { formatNumber } from './format-number.ts'
import { isolate } from './format-text.ts'

export type OrderedItem = { name: string; quantity: number }

const MAX_NAMED = 3

/** «قط شيرازي × 1»; the quantity never moves to a line without its name, and is to the left of it in any script. */
export function orderedItemText({ name, quantity }: OrderedItem): string {
  return `${isolate(name)}\u00A0×\u00A0${formatNumber(quantity)}`
}

/** «قط شيرازي × 1، رمل × 2»; after three names it says how many lines are left. `total` counts them all. */
export function orderedItemsText(items: readonly OrderedItem[], total = items.length): string {
  const named = items.slice(0, MAX_NAMED)
  const rest = total - named.length
  return [...named.map(orderedItemText), ...(rest > 0 ? [restText(rest)] : [])].join('، ')
}

function restText(count: number): string {
  return count === 1 ? 'ومنتج آخر' : `و${formatCount(count, PRODUCTS)} غيرها`
}
