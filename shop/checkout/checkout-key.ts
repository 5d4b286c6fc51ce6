// one key a checkout. It survives a reload, so that a repeated submit is the same order and never a second one.
import { randomKey } from '#browser/random-key.ts'
import { readStored, writeStored } from '#browser/storage.ts'

const KEY = 'aleef-checkout-key'

export function checkoutKey(): string {
  const stored = readStored(KEY, 'tab')
  if (stored) return stored
  const key = randomKey()
  writeStored(KEY, key, 'tab')
  return key
}

/** After a checkout has ended (reported, cancelled, expired) the next one gets a new key. */
export function endCheckoutKey(): void {
  writeStored(KEY, null, 'tab')
}
