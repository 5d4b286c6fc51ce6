// The products somebody looked at, stored on their own device and told to nobody.
import { useMemo } from 'react'
import { parseJson, readStored, useStored, writeStoredJson } from '#browser/storage.ts'

const KEY = 'aleef-seen'
const MAX_SEEN = 12

/** The latest first. On the server nobody has seen anything. */
export function useSeen(): number[] {
  const stored = useStored(KEY) ?? ''
  return useMemo(() => readSeen(stored), [stored])
}

export function rememberSeen(id: number): void {
  storeSeen(withSeen(readSeen(readStored(KEY) ?? ''), id))
}

/** A product that is not in the shop any more. */
export function forgetSeen(id: number): void {
  storeSeen(readSeen(readStored(KEY) ?? '').filter((other) => other !== id))
}

/** All of them at once, or none: what «clear» and its undo do. */
export function storeSeen(ids: readonly number[]): void {
  writeStoredJson(KEY, ids)
}

export function withSeen(seen: readonly number[], id: number): number[] {
  return [id, ...seen.filter((other) => other !== id)].slice(0, MAX_SEEN)
}

/** Invalid lists and entries are ignored. */
export function readSeen(stored: string): number[] {
  const value: unknown = parseJson(stored)
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_SEEN)
}
