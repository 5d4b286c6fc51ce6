// The governorate a visitor chose on a product, kept on this device only: the next product answers for it at once, and
// checkout begins with it where nothing was ordered before.
import { useSyncExternalStore } from 'react'
import { findRegion } from '#domain/regions.ts'

const KEY = 'aleef-region'
const listeners = new Set<() => void>()
/** Where nothing may be stored the choice lives as long as the page. */
let unkept: number | null = null

/** Null on the server, and where nothing or nothing that we know was kept. */
export function useChosenRegion(): number | null {
  return useSyncExternalStore(listen, chosenRegion, () => null)
}

export function chosenRegion(): number | null {
  try {
    const id = Number(localStorage.getItem(KEY))
    return findRegion(id) ? id : null
  } catch {
    return unkept
  }
}

export function chooseRegion(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(id))
  } catch {
    unkept = id
  }
  for (const changed of listeners) changed()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
