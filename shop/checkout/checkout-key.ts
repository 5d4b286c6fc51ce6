// one key a checkout. It survives a reload, so that a repeated submit is the same order and never a second one.
const KEY = 'aleef-checkout-key'

export function checkoutKey(): string {
  const kept = sessionStorage.getItem(KEY)
  if (kept) return kept
  const made = newKey()
  sessionStorage.setItem(KEY, made)
  return made
}

/** This checkout is over (reported, cancelled, expired): the next one is another. */
export function endCheckoutKey(): void {
  sessionStorage.removeItem(KEY)
}

/** crypto.randomUUID exists only on secure pages; a shop in a local network may not be one. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
