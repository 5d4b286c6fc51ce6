/** How the shop looks is the device's, not the person's. */
const STAYS = ['aleef-theme']

/** After an account has ended: what was kept in this browser for its owner goes too. */
export function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of stored) if (key.startsWith('aleef-') && !STAYS.includes(key)) storage.removeItem(key)
  }
}
