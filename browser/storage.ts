// The browser's storage for the shop. If storage is full or blocked, values last as long as the page
// and nothing else fails. Keys begin with `aleef-`, so that they are deleted with the account.
import { useSyncExternalStore } from 'react'

/** `device` lasts across visits (localStorage), `tab` across reloads (sessionStorage). */
type Area = 'device' | 'tab'

const memoryFallback = new Map<string, string | null>()
const listeners = new Set<() => void>()

export function readStored(key: string, area: Area = 'device'): string | null {
  const value = memoryFallback.get(key)
  if (value !== undefined) return value
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function writeStored(key: string, value: string | null, area: Area = 'device'): void {
  try {
    if (value === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
    memoryFallback.delete(key)
  } catch {
    memoryFallback.set(key, value)
  }
  for (const changed of listeners) changed()
}

/** Deletes the values with these names, on the device and in this tab. */
export function forgetStored(isGone: (key: string) => boolean): void {
  for (const area of ['device', 'tab'] as const) {
    for (const key of [...keysOf(area), ...memoryFallback.keys()])
      if (isGone(key)) writeStored(key, null, area)
  }
}

/** Null if missing or invalid JSON. Callers validate it, since anything may be stored under our name. */
export function readStoredJson(key: string, area: Area = 'device') {
  return parseJson(readStored(key, area) ?? '')
}

export function writeStoredJson(key: string, value: unknown, area: Area = 'device'): void {
  writeStored(key, JSON.stringify(value), area)
}

export function parseJson(text: string) {
  // Mostly nothing is stored, and on the server never: catching the error takes longer than the rest of a hook (P-02).
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A value stored on the device, updated when this or another tab changes it; null on the server. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    listen,
    () => readStored(key),
    () => null,
  )
}

function keysOf(area: Area): string[] {
  try {
    const storage = storageOf(area)
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

function storageOf(area: Area): Storage {
  return area === 'device' ? localStorage : sessionStorage
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
