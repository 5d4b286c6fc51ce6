// what a visitor meant to buy is remembered across sign-in, and added once; also when the activation link of the
// mail opens in another tab of this browser.
const KEY = 'aleef-wanted'
/** Who comes back later than this has changed their mind. */
const REMEMBERED_MS = 60 * 60 * 1000

export type WantedProduct = { productId: number; quantity: number }

export function rememberWanted(wanted: WantedProduct, now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ ...wanted, at: now }))
}

/** Gives it out a single time. */
export function takeWanted(now = Date.now()): WantedProduct | null {
  const kept = localStorage.getItem(KEY)
  localStorage.removeItem(KEY)
  return kept === null ? null : readWanted(kept, now)
}

/** It is in the cart now, whoever put it there. */
export function forgetWanted(productId: number, now = Date.now()): void {
  const kept = localStorage.getItem(KEY)
  if (kept !== null && readWanted(kept, now)?.productId === productId) localStorage.removeItem(KEY)
}

export function readWanted(kept: string, now: number): WantedProduct | null {
  try {
    const { productId, quantity, at } = JSON.parse(kept)
    const whole = Number.isSafeInteger(productId) && Number.isSafeInteger(quantity) && quantity > 0
    return whole && now - at < REMEMBERED_MS ? { productId, quantity } : null
  } catch {
    // Somebody else's text under our name.
    return null
  }
}
