// Recently viewed products, stored on the device only.
import { useMemo } from 'react'
import { parseJson, readStored, useStored, writeStoredJson } from '#browser/storage.ts'

const KEY = 'aleef-seen'
const MAX_SEEN = 12

/** Latest first; empty on the server. */
export function useSeen(): number[] {
  const stored = useStored(KEY) ?? ''
  return useMemo(() => readSeen(stored), [stored])
}

export function rememberSeen(id: number): void {
  storeSeen(withSeen(readSeen(readStored(KEY) ?? ''), id))
}

/** Removes a product that the shop no longer has. */
export function forgetSeen(id: number): void {
  storeSeen(readSeen(readStored(KEY) ?? '').filter((other) => other !== id))
}

/** Replaces the whole list, for "clear" and its undo. */
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
