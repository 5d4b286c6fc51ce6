import { expect, test } from 'vitest'
import { hashLinkToken } from './link-token.ts'
import { hashToken, timingSafeEqualText } from './token-hash.ts'

test('hashes as the rows that are stored', () => {
  expect(hashToken('token')).toBe('PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A')
  expect(hashLinkToken('kind', 'token')).toBe(hashToken('kind token'))
})

test.each([
  ['secret', 'secret', true],
  ['secreT', 'secret', false],
  ['secret', 'secrets', false],
  ['', '', true],
  ['é', 'e\u0301', false],
])('compares %j with %j: %s', (given, expected, same) => {
  expect(timingSafeEqualText(given, expected)).toBe(same)
})
