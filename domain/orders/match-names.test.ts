import { expect, test } from 'vitest'
import { matchNames } from './match-names.ts'

test.each([
  ['مريم البلوشية', 'مريم بنت سعيد البلوشية', 'match'],
  ['مريم البلوشية', 'مريم سعيد البلوشي', 'match'],
  ['خالد المقبالي', 'خالد بن حمد المقبالي', 'match'],
  ['عائشة الزدجالية', 'عائشة بنت محمد الزدجالية', 'match'],
  ['أحمد عبدالله البلوشي', 'احمد عبد الله بلوشي', 'match'],
  ['البلوشي سالم', 'سالم بن خلفان البلوشي', 'match'],
  ['سالم آل سعيد', 'سالم السعيد', 'match'],
  ['هِندُ الشـامسي', 'هند الشامسى', 'match'],
  ['Salim Al Balushi', 'SALIM KHALFAN AL-BALUSHI', 'match'],
  ['سالم', 'سالم', 'match'],
  ['أحمد الشكيلي', 'ناصر بن علي الشكيلي', 'differs'],
  ['أحمد الشكيلي', 'أحمد المعمري', 'differs'],
  ['سالم البلوشي', 'ناصر', 'differs'],
  ['سالم البلوشي', 'سالم', 'unknown'],
  ['سالم البلوشي', null, 'unknown'],
  ['سالم البلوشي', ' . ', 'unknown'],
  ['سالم البلوشي', 'SALIM AL BALUSHI', 'unknown'],
  ['', 'سالم البلوشي', 'unknown'],
] as const)('X-57: «%s» and «%s»: %s', (ordered, sender, match) => {
  expect(matchNames(ordered, sender)).toBe(match)
})
