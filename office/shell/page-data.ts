// What the page brings along for the office (office/document.ts writes it, the entry reads it).
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
