import { expect, test } from 'vitest'
import { orderedItemsText, orderedItemText } from './ordered-items.ts'

const CAT = { name: 'قط شيرازي', quantity: 1 }
const SAND = { name: 'رمل', quantity: 2 }

/** Without the marks that keep a name together. */
const read = (words: string) => words.replace(/[\u2068\u2069]/g, '')

test('A-ORD-01: a quantity stays on the line of its name', () => {
  expect(orderedItemText(SAND)).toBe('\u2068رمل\u2069\u00A0×\u00A02')
})

test('A-ORD-01: a name in Latin letters does not pull its quantity to its right', () => {
  expect(orderedItemText({ name: 'Royal Canin 2 kg', quantity: 3 })).toMatch(
    /^\u2068Royal Canin 2 kg\u2069\u00A0×\u00A03$/,
  )
})

test.each([
  [[CAT, SAND], 'قط شيرازي × 1، رمل × 2'],
  [[CAT, SAND, CAT], 'قط شيرازي × 1، رمل × 2، قط شيرازي × 1'],
  [[CAT, SAND, CAT, SAND], 'قط شيرازي × 1، رمل × 2، قط شيرازي × 1، ومنتج آخر'],
  [Array.from({ length: 14 }, () => SAND), 'رمل × 2، رمل × 2، رمل × 2، و11 منتجاً غيرها'],
  [[], ''],
])('A-ORD-01: %# lists the ordered items in words', (items, words) => {
  expect(read(orderedItemsText(items)).replaceAll('\u00A0', ' ')).toBe(words)
})

test('A-ORD-01: counts the remaining items where only the first ones are loaded', () => {
  expect(read(orderedItemsText([SAND], 3))).toContain('ومنتجان غيرها')
})
