// What was searched for on this device, newest first. The list is never sent to the shop.
import { readStoredJson, writeStoredJson } from '#browser/storage.ts'

const KEY = 'aleef-searches'
const MAX_SEARCHES = 5

export function readSearches(): string[] {
  const stored: unknown = readStoredJson(KEY)
  return Array.isArray(stored)
    ? stored.filter((words) => typeof words === 'string').slice(0, MAX_SEARCHES)
    : []
}

export function rememberSearch(words: string): void {
  const others = readSearches().filter((known) => known !== words)
  writeStoredJson(KEY, [words, ...others].slice(0, MAX_SEARCHES))
}

export function forgetSearches(): void {
  writeStoredJson(KEY, [])
}
