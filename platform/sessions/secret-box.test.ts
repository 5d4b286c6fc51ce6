import { expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a secret of the tests that is long enough', 'a purpose')

it('T-02: opens a sealed text for its owner, and seals differently each time', () => {
  const [first, second] = [box.seal('JBSWY3DP', 'salim'), box.seal('JBSWY3DP', 'salim')]
  expect(first).not.toBe(second)
  expect(first).not.toContain('JBSWY3DP')
  expect([box.open(first, 'salim'), box.open(second, 'salim')]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
})

it('T-02: rejects a box of another owner, purpose or secret, and an altered one', () => {
  const sealed = box.seal('JBSWY3DP', 'salim')
  const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`
  expect(box.open(sealed, 'mona')).toBeNull()
  expect(box.open(changed, 'salim')).toBeNull()
  expect(
    createSecretBox('another secret of the tests, as long', 'a purpose').open(sealed, 'salim'),
  ).toBeNull()
  expect(
    createSecretBox('a secret of the tests that is long enough', 'another').open(sealed, 'salim'),
  ).toBeNull()
  for (const odd of ['', 'x', '____', 'A'.repeat(38)]) expect(box.open(odd, 'salim')).toBeNull()
})
