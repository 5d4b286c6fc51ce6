import { expect, test, vi } from 'vitest'
import { forgetStored, readStored, readStoredJson, writeStored, writeStoredJson } from './storage.ts'

function stubStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
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

test('Z-12: what is forgotten is gone from the device, and from the page where it could not be written', () => {
  const kept = stubStorage({ 'aleef-checkout-last': '{}', 'aleef-theme': 'dark', 'aleef-checkout-key': 'a' })
  writeStored('aleef-checkout-draft', 'typed', 'tab')
  forgetStored((key) => key.startsWith('aleef-checkout-'))
  expect([...kept.keys()]).toEqual(['aleef-theme'])
  expect(readStored('aleef-checkout-draft', 'tab')).toBeNull()
})
