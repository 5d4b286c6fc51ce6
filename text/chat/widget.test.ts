import { expect, test } from 'vitest'
import { understand } from '#domain/chat/understand.ts'
import { createVocabulary } from '#domain/chat/vocabulary.ts'
import { chatText } from './widget.ts'

test.each([
  ['ما الحيوانات التي لديكم؟', 'find'],
  ['كم رسوم التوصيل؟', 'delivery'],
  ['نصائح العناية', 'care'],
  ['أين طلبي؟', 'order-status'],
  ['كيف أتواصل معكم؟', 'contact'],
])('A-BOT-02: what the welcome offers is understood: %s', (starter, topic) => {
  expect(chatText.starters).toContain(starter)
  expect(understand(starter, createVocabulary([], [])).topics[0]).toBe(topic)
})
