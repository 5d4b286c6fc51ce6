import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatLongDate, formatTime } from './format-date.ts'

test('conventions 11: a date is Gregorian, with Latin digits, in Muscat', () => {
  expect(formatDateTime('2026-11-21T10:05:00Z')).toBe('21 نوفمبر 2026 في 2:05\u00A0م')
  expect(formatLongDate('2026-11-21T10:05:00Z')).toBe('السبت 21 نوفمبر 2026')
})

test('conventions 11: Muscat is already in the next day, month and year', () => {
  expect(formatDate('2026-12-31T20:00:00Z')).toBe('1 يناير 2027')
  expect(formatDate('2026-12-31T19:59:59Z')).toBe('31 ديسمبر 2026')
})

test.each([
  ['2026-11-20T20:00:00Z', '12:00\u00A0ص'],
  ['2026-11-21T07:59:00Z', '11:59\u00A0ص'],
  ['2026-11-21T08:00:00Z', '12:00\u00A0م'],
  ['2026-11-21T19:09:00Z', '11:09\u00A0م'],
])('conventions 11: %s is %s in Muscat', (time, text) => {
  expect(formatTime(time)).toBe(text)
})

test('our own date format equals that of Intl', () => {
  const intl = new Intl.DateTimeFormat('ar-OM-u-nu-latn-ca-gregory', {
    timeZone: 'Asia/Muscat',
    dateStyle: 'long',
  })
  for (let day = 0; day < 800; day++) {
    const time = new Date(Date.UTC(2025, 0, 1, 19, 30) + day * 86_400_000)
    expect(formatDate(time)).toBe(intl.format(time).replace(/[\u200e\u200f]/g, ''))
  }
})
