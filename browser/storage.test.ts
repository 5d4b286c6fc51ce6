import { expect, test, vi } from 'vitest'
import { readStored, readStoredJson, writeStored, writeStoredJson } from './storage.ts'

function stubStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

test('conventions 17: what is written is read again, and null takes it away', () => {
  const stored = stubStorage()
  writeStoredJson('aleef-a', { words: ['قطة'] })
  expect(readStoredJson('aleef-a')).toEqual({ words: ['قطة'] })
  writeStored('aleef-a', null)
  expect([readStored('aleef-a'), stored.size]).toEqual([null, 0])
})

test('what is no JSON counts as nothing', () => {
  stubStorage({ 'aleef-b': '{"cut off' })
  expect(readStoredJson('aleef-b')).toBeNull()
  expect(readStoredJson('aleef-c')).toBeNull()
})

test('where storage is forbidden or full, what is written lives as long as the page', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  writeStored('aleef-d', 'typed', 'tab')
  expect(readStored('aleef-d', 'tab')).toBe('typed')
})
