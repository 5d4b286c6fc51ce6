import { expect, test } from 'vitest'
import type { Hours } from '#domain/opening.ts'
import { expectedText } from './expected-delivery.ts'
import { exceptionText, weekText } from './opening.ts'

const DAY = { from: '09:00', to: '21:00' }
const EVENING = { from: '16:00', to: '21:30' }
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

test.each<[string | null, (Hours | null)[]]>([
  ['السبت – الخميس، 9:00 ص – 9:00 م', [DAY, DAY, DAY, DAY, DAY, null, DAY]],
  ['كل يوم، 9:00 ص – 9:00 م', [DAY, DAY, DAY, DAY, DAY, DAY, DAY]],
  ['السبت – الخميس، 9:00 ص – 9:00 م؛ الجمعة، 4:00 م – 9:30 م', [DAY, DAY, DAY, DAY, DAY, EVENING, DAY]],
  ['السبت – الثلاثاء والخميس، 9:00 ص – 9:00 م', [DAY, DAY, DAY, null, DAY, null, DAY]],
  ['الأحد والاثنين والجمعة، 9:00 ص – 9:00 م', [DAY, DAY, null, null, null, DAY, null]],
  [null, [null, null, null, null, null, null, null]],
])('L-12: a week is formatted as «%s»', (text, week) => expect(plain(weekText({ week }))).toBe(text))

test.each([
  [{ from: '2026-11-25', to: '2026-11-26', hours: null }, 'العيد الوطني (25 – 26 نوفمبر): مغلق'],
  [{ from: '2026-11-25', to: '2026-11-25', hours: DAY }, 'العيد الوطني (25 نوفمبر): 9:00 ص – 9:00 م'],
  [{ from: '2026-11-30', to: '2026-12-02', hours: null }, 'العيد الوطني (30 نوفمبر – 2 ديسمبر): مغلق'],
])('L-12: an exception is formatted with its days: %j', (exception, text) => {
  expect(plain(exceptionText({ label: 'العيد الوطني', ...exception }))).toBe(text)
})

test.each([
  ['2026-11-22', '2026-11-24', 'بين الأحد 22 والثلاثاء 24 نوفمبر'],
  ['2026-11-30', '2026-12-02', 'بين الاثنين 30 نوفمبر والأربعاء 2 ديسمبر'],
  ['2026-11-22', '2026-11-22', 'حتى الأحد 22 نوفمبر'],
])('L-12: from %s to %s is formatted as «%s»', (from, to, text) =>
  expect(expectedText({ from, to })).toBe(text),
)
