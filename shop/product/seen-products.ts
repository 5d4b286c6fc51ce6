// The products somebody looked at, kept on their own device and told to nobody.
import { useMemo, useSyncExternalStore } from 'react'

const KEY = 'aleef-seen'
const MOST = 12
const NOTHING = '[]'
const listeners = new Set<() => void>()

/** The latest first. On the server nobody has seen anything. */
export function useSeen(): number[] {
  const kept = useSyncExternalStore(listen, readKept, () => NOTHING)
  return useMemo(() => readSeen(kept), [kept])
}

export function rememberSeen(id: number): void {
  keep(withSeen(readSeen(readKept()), id))
}

/** A product that is not in the shop any more. */
export function forgetSeen(id: number): void {
  keep(readSeen(readKept()).filter((other) => other !== id))
}

/** All of them at once, or none: what «clear» and its undo do. */
export function keepSeen(ids: readonly number[]): void {
  keep(ids)
}

export function withSeen(seen: readonly number[], id: number): number[] {
  return [id, ...seen.filter((other) => other !== id)].slice(0, MOST)
}

/** What is no list of ids, and what of it is no id, counts as nothing. */
export function readSeen(kept: string): number[] {
  try {
    const value: unknown = JSON.parse(kept)
    if (!Array.isArray(value)) return []
    return [...new Set(value.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MOST)
  } catch {
    return []
  }
}

function keep(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // A full or forbidden storage: the list stays as it was.
  }
  for (const changed of listeners) changed()
}

function readKept(): string {
  try {
    return localStorage.getItem(KEY) ?? NOTHING
  } catch {
    return NOTHING
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
