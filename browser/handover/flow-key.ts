import { writeStored } from '#browser/storage.ts'

/** The storage key of a hand-over in progress (H-07). */
export function flowKeyOf(key: string): string {
  return `aleef-handover-${key}`
}

export function forgetFlow(key: string): void {
  writeStored(flowKeyOf(key), null, 'tab')
}
