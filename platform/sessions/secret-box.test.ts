import { expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a secret of the tests that is long enough', 'a purpose')

it('T-02: what was sealed opens for its owner, and is another text each time', () => {
  const [first, second] = [box.seal('JBSWY3DP', 'salim'), box.seal('JBSWY3DP', 'salim')]
  expect(first).not.toBe(second)
  expect(first).not.toContain('JBSWY3DP')
  expect([box.open(first, 'salim'), box.open(second, 'salim')]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
})

it('T-02: it opens for nobody else, for no other purpose or secret, and not once it was changed', () => {
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
