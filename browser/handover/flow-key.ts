import { writeStored } from '#browser/storage.ts'

/** Where a hand-over that is under way is stored (H-07). */
export function flowKeyOf(key: string): string {
  return `aleef-handover-${key}`
}

export function forgetFlow(key: string): void {
  writeStored(flowKeyOf(key), null, 'tab')
}
