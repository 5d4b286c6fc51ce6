// Data embedded in the page (written by office/document.ts, read by entry.tsx).
import type { ShellStore } from '#browser/store/use-store.ts'

export type PageData = {
  store: ShellStore
  /** the shop has no administrator yet. */
  firstRun: boolean
}

export const ROOT_ID = 'office'
export const DATA_ID = 'office-data'

export function readPageData(): PageData {
  return JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '')
}
