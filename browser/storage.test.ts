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

test('conventions 17: reads back what was written, and removes it on null', () => {
  const stored = stubStorage()
  writeStoredJson('aleef-a', { words: ['قطة'] })
  expect(readStoredJson('aleef-a')).toEqual({ words: ['قطة'] })
  writeStored('aleef-a', null)
  expect([readStored('aleef-a'), stored.size]).toEqual([null, 0])
})

test('ignores invalid JSON', () => {
  stubStorage({ 'aleef-b': '{"cut off' })
  expect(readStoredJson('aleef-b')).toBeNull()
  expect(readStoredJson('aleef-c')).toBeNull()
})

test('keeps values in memory where storage is forbidden or full', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  writeStored('aleef-d', 'typed', 'tab')
  expect(readStored('aleef-d', 'tab')).toBe('typed')
})

test('Z-12: forgets values on the device and in memory', () => {
  const kept = stubStorage({ 'aleef-checkout-last': '{}', 'aleef-theme': 'dark', 'aleef-checkout-key': 'a' })
  writeStored('aleef-checkout-draft', 'typed', 'tab')
  forgetStored((key) => key.startsWith('aleef-checkout-'))
  expect([...kept.keys()]).toEqual(['aleef-theme'])
  expect(readStored('aleef-checkout-draft', 'tab')).toBeNull()
})
