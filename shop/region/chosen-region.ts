// The governorate a visitor chose on a product, stored on this device only: the next product answers for it at once, and
// checkout begins with it where nothing was ordered before.
import { readStored, useStored, writeStored } from '#browser/storage.ts'
import { findRegion } from '#domain/regions.ts'

const KEY = 'aleef-region'

/** Null on the server, and where nothing or nothing that we know was stored. */
export function useChosenRegion(): number | null {
  return regionOf(useStored(KEY))
}

export function chosenRegion(): number | null {
  return regionOf(readStored(KEY))
}

export function chooseRegion(id: number | null): void {
  writeStored(KEY, id === null ? null : String(id))
}

function regionOf(stored: string | null): number | null {
  const id = Number(stored)
  return findRegion(id) ? id : null
}
