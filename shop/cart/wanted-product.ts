// Remembers across sign-in the product a visitor wanted to buy, even if the activation link opens in another tab; it is
// added once.
import { parseJson, readStored, writeStored, writeStoredJson } from '#browser/storage.ts'
import { HOUR_MS } from '#domain/duration.ts'

const KEY = 'aleef-wanted'
/** After this time the product is no longer added. */
const REMEMBERED_MS = HOUR_MS

export type WantedProduct = {
  productId: number
  quantity: number
  /** Of the try whose response was lost; the next one must not add it again. */
  key?: string
}

export function rememberWanted(wanted: WantedProduct, now = Date.now()): void {
  writeStoredJson(KEY, { ...wanted, at: now })
}

/** Returns it and removes it, so that it is added once. */
export function takeWanted(now = Date.now()): WantedProduct | null {
  const wanted = readWanted(readStored(KEY) ?? '', now)
  writeStored(KEY, null)
  return wanted
}

/** Forgets it, once the cart contains it. */
export function forgetWanted(productId: number, now = Date.now()): void {
  if (readWanted(readStored(KEY) ?? '', now)?.productId === productId) writeStored(KEY, null)
}

export function readWanted(stored: string, now: number): WantedProduct | null {
  const { productId, quantity, key, at } = parseJson(stored) ?? {}
  const whole = Number.isSafeInteger(productId) && Number.isSafeInteger(quantity) && quantity > 0
  return whole && now - at < REMEMBERED_MS
    ? { productId, quantity, ...(typeof key === 'string' && { key }) }
    : null
}
