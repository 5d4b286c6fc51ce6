import { forgetStored } from '#browser/storage.ts'

/** How the shop looks is the device's, not the person's. */
const STAYS = ['aleef-theme']

/** After an account has ended: what was kept in this browser for its owner goes too. */
export function forgetDevice(): void {
  forgetStored((key) => key.startsWith('aleef-') && !STAYS.includes(key))
}
