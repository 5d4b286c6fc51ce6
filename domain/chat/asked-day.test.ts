import { expect, test } from 'vitest'
import { foldArabic } from '#domain/fold-arabic.ts'
import { isWorkday, readAskedDay } from './asked-day.ts'

const EID = { from: '2027-03-09', to: '2027-03-11', label: 'إجازة عيد الفطر', hours: null }
const PAST = { from: '2026-05-01', to: '2026-05-02', label: 'رمضان', hours: null }
const OPENING = { week: Array(7).fill(null), exceptions: [PAST, EID] }
/** A Sunday. */
const TODAY = '2026-11-22'

test.each([
  ['هل أنتم مفتوحون يوم الجمعة؟', { day: '2026-11-27' }],
  ['دوامكم بالسبت', { day: '2026-11-28' }],
  ['تفتحون الأحد؟', { day: TODAY }],
  ['والثلاثاء؟', { day: '2026-11-24' }],
  ['فاتحين باكر؟', { day: '2026-11-23' }],
  ['are you open on Friday?', { day: '2026-11-27' }],
  ['مفتوحين في العيد؟', { exception: EID }],
  ['دوامكم في رمضان', null],
  ['متى تفتحون؟', null],
  ['عندكم دوام اليوم؟', null],
  ['متى إجازتكم؟', null],
])('L-12: «%s»', (message, asked) => {
  expect(readAskedDay(foldArabic(message), OPENING, TODAY)).toEqual(asked)
})

test.each([
  ['السبت – الخميس، 9 ص – 9 م', 5, false],
  ['السبت – الخميس، 9 ص – 9 م', 4, true],
  ['كل يوم 9 ص – 9 م', 5, true],
  ['من الأحد إلى الأربعاء، والجمعة مساءً', 5, null],
  ['9 ص – 9 م', 5, null],
])('L-12: a weekday is a workday by the owner’s words, or unknown: %s', (hours, weekday, is) => {
  expect(isWorkday(hours, weekday)).toBe(is)
})
