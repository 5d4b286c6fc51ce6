import { expect, test } from 'vitest'
import { createSignedTokens } from './signed-token.ts'

const SECRET = 'a secret of at least thirty-two letters'

test('H-04: a signed token is valid until it expires, and never once it is altered', () => {
  let at = new Date('2026-11-23T06:00:00Z')
  const links = createSignedTokens<{ animalId: number }>(SECRET, 'papers', () => at)
  const { token, expiresAt } = links.sign({ animalId: 7 }, 900)
  expect(expiresAt.toISOString()).toBe('2026-11-23T06:15:00.000Z')
  expect(links.read(token)).toEqual({ grant: { animalId: 7 }, isExpired: false })

  const [text = '', seal = ''] = token.split('.')
  const forged = Buffer.from(text, 'base64url').toString().replace('7', '8')
  for (const other of [
    `${Buffer.from(forged).toString('base64url')}.${seal}`,
    `${text}.${seal.slice(0, -1)}`,
    `${token}.`,
    ...[text, '.', '', `${text}.`, 'ك.ك'],
  ])
    expect(links.read(other)).toBeNull()
  expect(createSignedTokens(SECRET, 'other', () => at).read(token)).toBeNull()
  expect(createSignedTokens(`${SECRET}.`, 'papers', () => at).read(token)).toBeNull()

  at = expiresAt
  expect(links.read(token)?.isExpired).toBe(true)
})
