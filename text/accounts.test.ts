import { expect, test } from 'vitest'
import { EMAIL_FAULTS, PASSWORD_FAULTS, PHONE_INVALID } from '#text/accounts.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'

test('X-37: whatever is wrong with an account is said in Arabic', () => {
  const sentences = [
    ...Object.values(EMAIL_FAULTS),
    ...Object.values(PASSWORD_FAULTS),
    ...Object.values(REFUSAL_SENTENCES),
    PHONE_INVALID,
  ]
  // "JPG, PNG, WebP, GIF" and "@" are names, not sentences.
  expect(
    sentences.filter((sentence) => /^[^\u0600-\u06FF]/.test(sentence) || /[a-z]{5,}/i.test(sentence)),
  ).toEqual([])
})
