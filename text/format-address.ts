// Where the shop is: the street, where its owner has entered one, and the place (S-GEN-05).
import type { Store } from '#contract/store.ts'

export function addressText({
  streetAddress,
  addressArabic,
}: Pick<Store, 'streetAddress' | 'addressArabic'>): string {
  return streetAddress ? `${streetAddress}، ${addressArabic}` : addressArabic
}
