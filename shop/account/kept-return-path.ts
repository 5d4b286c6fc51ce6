// the activation link opens where the mail is read, often in another tab. Until then the place that sent
// somebody to register is kept in this browser.
import { safeReturnPath } from '#domain/return-path.ts'

const KEY = 'aleef-return'
/** Who activates later than this starts at home. */
const KEPT_MS = 60 * 60 * 1000

export function keepReturnPath(path: string, now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ path, at: now }))
}

/** "/" when nothing is kept any more. */
export function keptReturnPath(now = Date.now()): string {
  const kept = localStorage.getItem(KEY)
  return kept === null ? '/' : readReturnPath(kept, now)
}

export function forgetReturnPath(): void {
  localStorage.removeItem(KEY)
}

export function readReturnPath(kept: string, now: number): string {
  try {
    const { path, at } = JSON.parse(kept)
    return typeof path === 'string' && now - at < KEPT_MS ? safeReturnPath(path) : '/'
  } catch {
    // Somebody else's text under our name.
    return '/'
  }
}
