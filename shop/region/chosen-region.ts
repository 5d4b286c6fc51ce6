// The governorate a visitor chose on a product page, stored on this device only. It is preselected on other products,
// and in the checkout of a first order.
import { readStored, useStored, writeStored } from '#browser/storage.ts'
import { findRegion } from '#domain/regions.ts'

const KEY = 'aleef-region'

/** Null on the server, and if nothing valid is stored. */
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
