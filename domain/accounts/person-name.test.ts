import { expect, test } from 'vitest'
import { splitName } from './person-name.ts'

test.each([
  ['مريم البلوشية', 'مريم', 'البلوشية'],
  ['مريم بنت سالم البلوشية', 'مريم', 'بنت سالم البلوشية'],
  ['مريم', 'مريم', ''],
  ['  Mary \n Ann  Lee ', 'Mary', 'Ann Lee'],
  ['', '', ''],
  ['\u202Eمريم\u202C البلوشية\u0000', 'مريم', 'البلوشية'],
])('A-AUTH-17: %j is split at its first space', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName })
})

test('A-AUTH-17: shortens a name of any length to one that an account may have', () => {
  const { firstName, lastName } = splitName(`${'م'.repeat(5000)} ${'ب'.repeat(5000)}`)
  expect([firstName.length, lastName.length]).toEqual([60, 60])
})
