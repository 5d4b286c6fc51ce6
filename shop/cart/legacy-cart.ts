// S-CART-10: items that an earlier shop kept in the browser, with productId or product_id, a timestamp for an id and
// created_at. They go into the cart of the first account that signs in; invalid entries are ignored.
import { parseJson, readStored, writeStored, writeStoredJson } from '#browser/storage.ts'
import type { WantedLine } from './add-lines.ts'
import { LEGACY_KEYS } from './legacy-keys.ts'

const MAX_LINES = 100
const MAX_OF_ONE = 1000

/** The stored lines, without invalid ones. */
export function readLegacyCart(): WantedLine[] {
  return mergeLines(LEGACY_KEYS.flatMap((key) => parseLegacyItems(readStored(key) ?? '')))
}

/** Stores the lines not imported yet, in case the import is interrupted; removes the key when none remain. */
export function keepLegacyCart(lines: readonly WantedLine[]): void {
  for (const key of LEGACY_KEYS) writeStored(key, null)
  if (lines.length > 0) writeStoredJson(LEGACY_KEYS[0], lines)
}

export function parseLegacyItems(text: string): WantedLine[] {
  const value = parseJson(text)
  const items: unknown = Array.isArray(value) ? value : value?.items
  return Array.isArray(items) ? mergeLines(items.slice(0, MAX_LINES).flatMap(toLine)) : []
}

type LegacyItem = { productId?: unknown; product_id?: unknown; quantity?: unknown }

/** Ids and quantities may be strings; a missing quantity means 1. */
function toLine(item: LegacyItem | null): WantedLine[] {
  const productId = Number(item?.productId ?? item?.product_id)
  const quantity = Math.floor(Number(item?.quantity ?? 1))
  if (!Number.isInteger(productId) || productId <= 0 || productId > 2_147_483_647) return []
  return quantity >= 1 ? [{ productId, quantity: Math.min(quantity, MAX_OF_ONE) }] : []
}

function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    sums.set(productId, Math.min((sums.get(productId) ?? 0) + quantity, MAX_OF_ONE))
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}
