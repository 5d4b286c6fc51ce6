// One idempotency key per checkout. It survives a reload, so that a repeated submit never creates a second
// order.
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
