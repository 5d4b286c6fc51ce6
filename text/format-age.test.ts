import { expect, it } from 'vitest'
import { isDay, muscatDay } from '#domain/muscat-time.ts'
import { ageText } from './format-age.ts'

const TODAY = '2026-11-21'

it.each([
  ['2026-11-21', 'حديث الولادة'],
  ['2026-11-20', 'يوم'],
  ['2026-11-19', 'يومان'],
  ['2026-11-16', '5 أيام'],
  ['2026-11-10', '11 يوماً'],
  ['2026-11-07', 'أسبوعان'],
  ['2026-10-21', '4 أسابيع'],
  ['2026-09-22', '8 أسابيع'],
  ['2026-09-21', 'شهران'],
  ['2026-05-21', '6 أشهر'],
  ['2026-05-22', '5 أشهر'],
  ['2025-11-22', '11 شهراً'],
  ['2025-11-21', 'سنة'],
  ['2025-10-21', 'سنة وشهر'],
  ['2025-09-01', 'سنة وشهران'],
  ['2024-12-21', 'سنة و11 شهراً'],
  ['2024-11-21', 'سنتان'],
  ['2024-08-21', 'سنتان و3 أشهر'],
  ['2023-01-21', '3 سنوات'],
  ['2015-11-20', '11 سنة'],
])('X-63: born on %s, an animal is %s on 21 November 2026', (birthDate, words) => {
  expect(ageText({ age: 'عمر مكتوب', birthDate }, TODAY)).toBe(words)
})

it.each([
  ['2026-08-31', '2026-11-29', 'شهران'],
  ['2026-08-31', '2026-11-30', '3 أشهر'],
  ['2024-02-29', '2026-02-27', 'سنة و11 شهراً'],
  ['2024-02-29', '2026-02-28', 'سنتان'],
])('X-63: born on %s, on %s it is %s: a short month ends no later', (birthDate, today, words) => {
  expect(ageText({ age: null, birthDate }, today)).toBe(words)
})

it('X-63: without a birth date, or with a future one, the age is what the owner typed', () => {
  expect(ageText({ age: '6 أشهر', birthDate: null }, TODAY)).toBe('6 أشهر')
  expect(ageText({ age: '6 أشهر', birthDate: '2026-11-22' }, TODAY)).toBe('6 أشهر')
})

it('X-63: uses the day in Muscat, and only a valid date', () => {
  expect(muscatDay(new Date('2026-11-20T19:59:59Z'))).toBe('2026-11-20')
  expect(muscatDay(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21')
  expect(['2024-02-29', '2026-02-29', '2026-13-01', '21/11/2026', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
