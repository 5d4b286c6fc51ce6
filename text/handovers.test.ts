import { expect, it } from 'vitest'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { CHECKS } from '#domain/handovers/handover.ts'
import { handedOverSentence, questionOf, verdictsText } from './handovers.ts'

it('H-07: the same six checks are worded for fur, feathers and scales', () => {
  const coats = [null, ...WORLDS].map((world) => questionOf('coat', world).ask)
  expect(new Set(coats)).toEqual(
    new Set(['الفراء نظيف وسليم؟', 'الريش مكتمل ونظيف؟', 'الحراشف والزعانف سليمة؟']),
  )
  for (const world of WORLDS) for (const check of CHECKS) expect(questionOf(check, world).ask).toMatch(/؟$/)
})

it('H-07: counts each verdict, and leaves out those not given', () => {
  expect(verdictsText({ yes: 5, no: 0, 'not-applicable': 1 })).toBe('5 نعم، 1 لا ينطبق')
})

it('H-07: tells the second hand-over about the first', () => {
  const at = '2026-11-14T06:24:00.000Z'
  expect(handedOverSentence('مشمش', 'مريم', at)).toContain('مريم')
  expect(handedOverSentence('مشمش', null, at)).not.toContain('استلمه')
})
