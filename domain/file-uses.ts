// What a private file can be attached to (S2-02), which staff see it, and whether it outlives its account.
import type { Permission } from './permissions.ts'

/** `ofShop`: once attached it belongs to the shop, and needs the permission. */
export const FILE_USES = {
  review: { seenWith: 'inbox:read', outlivesAccount: false, ofShop: false },
  /** Pictures of transfers are kept with the accounts. */
  transfer: { seenWith: 'orders:read', outlivesAccount: true, ofShop: false },
  /** Pictures of returned goods (F-03). */
  return: { seenWith: 'orders:read', outlivesAccount: false, ofShop: false },
  /** The driver's picture at the door (W-07), deleted with the proof of delivery. */
  delivery: { seenWith: 'orders:read', outlivesAccount: false, ofShop: false },
  /** H-07: of the hand-over itself, and of faults that were found; deleted with the signatures. */
  handover: { seenWith: 'orders:read', outlivesAccount: true, ofShop: true },
  /** H-01, H-02: an animal's papers, and those of an entry about its health. */
  animal: { seenWith: 'animals:read', outlivesAccount: true, ofShop: true },
  'health-entry': { seenWith: 'animals:read', outlivesAccount: true, ofShop: true },
  /** H-04: an owner's pictures of their animal and of the papers they added; nobody else sees them. */
  'own-animal': { seenWith: null, outlivesAccount: false, ofShop: false },
  'own-entry': { seenWith: null, outlivesAccount: false, ofShop: false },
} as const satisfies Record<
  string,
  { seenWith: Permission | null; outlivesAccount: boolean; ofShop: boolean }
>

export type FileUse = keyof typeof FILE_USES
