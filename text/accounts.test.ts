import { expect, test } from 'vitest'
import { FIELD_FAULTS } from './accounts.ts'
import { REFUSAL_SENTENCES } from './refusals.ts'

test('X-37: every account error has an Arabic sentence', () => {
  const sentences = [...Object.values(FIELD_FAULTS), ...Object.values(REFUSAL_SENTENCES)]
  // "JPG, PNG, WebP, GIF" and "@" are names, not sentences.
  expect(
    sentences.filter((sentence) => /^[^\u0600-\u06FF]/.test(sentence) || /[a-z]{5,}/i.test(sentence)),
  ).toEqual([])
})

test('A-AUTH-10, A-AUTH-11, X-37: each rule with an English key has its own sentence', () => {
  const sentences = Object.values(FIELD_FAULTS)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(FIELD_FAULTS['password-short-for-admin']).toContain('12')
  expect(FIELD_FAULTS['phone-invalid']).toMatch(/^رقم الهاتف العُماني غير صحيح/)
})
