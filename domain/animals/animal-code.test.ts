import { expect, test } from 'vitest'
import { codeOf, groupedCode, readAnimalCode } from './animal-code.ts'

test('H-05: reads a code of 80 bits as people type it, and rejects anything else', () => {
  const code = codeOf(Uint8Array.from([255, 0, 18, 52, 86, 120, 154, 188, 222, 240]))
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(groupedCode(code)).toMatch(/^(?:.{4}-){3}.{4}$/)
  expect(readAnimalCode(groupedCode(code).toLowerCase())).toBe(code)
  expect(readAnimalCode('oIl0 0000 0000 0000')).toBe('0110000000000000')
  for (const none of ['', code.slice(1), `${code}0`, `U${code.slice(1)}`, 'كود'])
    expect(readAnimalCode(none)).toBeNull()
})
