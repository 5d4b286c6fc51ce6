import { expect, it } from 'vitest'
import { replyTime } from './reply-time.ts'

it.each([
  [24, 'خلال 24 ساعة'],
  [48, 'خلال 48 ساعة'],
  [2, 'خلال ساعتين'],
  [undefined, 'قريباً'],
])('X-29: promises a reply within the settings’ %s hours', (hours, said) => {
  expect(replyTime(hours)).toBe(said)
})
