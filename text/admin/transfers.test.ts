import { expect, test } from 'vitest'
import { transfersText } from './transfers.ts'

test('of one transfer nothing is the oldest', () => {
  expect(transfersText.oldest(1, 'منذ ساعة')).toBe('منذ ساعة')
  expect(transfersText.oldest(2, 'منذ ساعة')).toBe('أقدمها منذ ساعة')
})
