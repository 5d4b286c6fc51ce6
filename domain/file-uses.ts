// What a customer's file can be attached to (S2-02), who of the shop may then see it, and whether it stays when its
// owner's account ends.
import type { Permission } from './permissions.ts'

export const FILE_USES = {
  review: { seenWith: 'inbox:read', outlivesAccount: false },
  /** The picture of a transfer stays with the books. */
  transfer: { seenWith: 'orders:read', outlivesAccount: true },
  /** What is to be given back (F-03). */
  return: { seenWith: 'orders:read', outlivesAccount: false },
  /** What the driver took at the door (W-07); it goes with the proof of its delivery. */
  delivery: { seenWith: 'orders:read', outlivesAccount: false },
} as const satisfies Record<string, { seenWith: Permission; outlivesAccount: boolean }>

export type FileUse = keyof typeof FILE_USES
