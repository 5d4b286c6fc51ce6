// What was searched for on this device, newest first. It stays here: the shop never hears of the list.
const KEY = 'aleef-searches'
const MOST = 5

export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, MOST) : []
  } catch {
    // A closed storage, or somebody else's text under our name.
    return []
  }
}

export function rememberSearch(words: string): void {
  const others = readSearches().filter((known) => known !== words)
  write(JSON.stringify([words, ...others].slice(0, MOST)))
}

export function forgetSearches(): void {
  write('[]')
}

function write(searches: string): void {
  try {
    localStorage.setItem(KEY, searches)
  } catch {
    // A full or closed storage: there will be no list, and nothing else depends on it.
  }
}
