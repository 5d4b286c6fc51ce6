import { expect, test } from 'vitest'
import { REFUSAL_SENTENCES, refusalSentence } from './refusals.ts'

test.each([
  [1, 'انتظر قليلاً ثم حاول مرة أخرى.'],
  [60, 'انتظر قليلاً ثم حاول مرة أخرى.'],
  [61, 'حاول مرة أخرى بعد دقيقتين.'],
  [899, 'حاول مرة أخرى بعد 15 دقيقة.'],
  [3541, 'حاول مرة أخرى بعد ساعة واحدة.'],
  [3700, 'حاول مرة أخرى بعد ساعتين.'],
])('Z-07: too many attempts show the time to wait: %i seconds', (retryAfterSeconds, end) => {
  const sentence = refusalSentence({ code: 'too-many-requests', retryAfterSeconds })
  expect(sentence).toBe(`محاولات كثيرة في وقت قصير. ${end}`)
})

test('H-08: no refusal sentence is wrong for some of its readers', () => {
  // The visitor may have ordered the animal themselves, and the money of an order may be all that is open.
  expect(REFUSAL_SENTENCES['animal-not-there']).not.toContain('لغيرك')
  expect(REFUSAL_SENTENCES['open-orders']).toContain('ماله')
})
