import { expect, test } from 'vitest'
import { formatAgo, formatDeadline } from './format-ago.ts'

const NOW = Date.parse('2026-11-21T10:05:00Z')

test.each([
  ['2026-11-21T10:04:30Z', 'الآن'],
  ['2026-11-21T10:04:00Z', 'منذ دقيقة'],
  ['2026-11-21T10:03:00Z', 'منذ دقيقتين'],
  ['2026-11-21T09:53:00Z', 'منذ 12 دقيقة'],
  ['2026-11-21T09:00:00Z', 'منذ ساعة'],
  ['2026-11-21T08:05:00Z', 'منذ ساعتين'],
  ['2026-11-21T07:05:00Z', 'منذ 3 ساعات'],
  ['2026-11-20T10:00:00Z', 'أمس'],
  ['2026-11-19T10:00:00Z', '19 نوفمبر 2026'],
])('conventions 12: %s is %s', (time, text) => {
  expect(formatAgo(time, NOW)).toBe(text)
})

test.each([
  ['2026-11-21T19:59:00Z', 'اليوم، 11:59\u00A0م'],
  ['2026-11-21T20:00:00Z', 'غداً، 12:00\u00A0ص'],
  ['2026-11-20T10:00:00Z', 'أمس، 2:00\u00A0م'],
  ['2026-11-23T10:05:00Z', '23 نوفمبر 2026، 2:05\u00A0م'],
])('conventions 11: the deadline %s is %s, in Muscat', (time, text) => {
  expect(formatDeadline(time, NOW)).toBe(text)
})
