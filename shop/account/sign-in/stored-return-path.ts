// The activation link often opens in another tab, so the page that led to registration is stored in this browser (X-54,
//
import { parseJson, readStored, writeStored, writeStoredJson } from '#browser/storage.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { HOUR_MS } from '#domain/duration.ts'

const KEY = 'aleef-return'
/** After this time the stored path is ignored. */
const STORED_MS = HOUR_MS

export function storeReturnPath(path: string, now = Date.now()): void {
  writeStoredJson(KEY, { path, at: now })
}

/** "/" when nothing is stored any more. */
export function storedReturnPath(now = Date.now()): string {
  return readReturnPath(readStored(KEY) ?? '', now)
}

export function forgetReturnPath(): void {
  writeStored(KEY, null)
}

export function readReturnPath(stored: string, now: number): string {
  const { path, at } = parseJson(stored) ?? {}
  return typeof path === 'string' && now - at < STORED_MS ? safeReturnPath(path) : '/'
}
