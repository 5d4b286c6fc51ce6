import { expect, test } from 'vitest'
import { transfersText } from './transfers.ts'

test('a single transfer is not called the oldest', () => {
  expect(transfersText.oldest(1, 'منذ ساعة')).toBe('منذ ساعة')
  expect(transfersText.oldest(2, 'منذ ساعة')).toBe('أقدمها منذ ساعة')
})
