import { expect, test } from 'vitest'
import { orderSearchTerms } from './order-search.ts'

test.each([
  ['ALF48251907KQDX', ['alf48251907kqdx']],
  ['alf-48251907-kqdx', ['alf48251907kqdx']],
  ['ALF ٤٨٢٥١٩٠٧ KQDX', ['alf48251907kqdx']],
  ['ALF-48251907', ['alf', '48251907']],
  ['48251907', ['48251907']],
  ['9123 4567', ['91234567']],
  ['٩١٢٣٤٥٦٧', ['91234567']],
  ['+968 9123-4567', ['96891234567']],
  ['00968 91234567', ['96891234567']],
  ['\u206691234567\u2069', ['91234567']],
  ['أحمد  البلوشي', ['احمد', 'البلوشي']],
  ['salim@example.com', ['salim', 'example', 'com']],
  ["%' OR 1=1 --", ['or', '1', '1']],
  ['  ', []],
  ['%_', []],
])('A-ORD-01: %j is searched as %j', (search, terms) => {
  expect(orderSearchTerms(search)).toEqual(terms)
})
