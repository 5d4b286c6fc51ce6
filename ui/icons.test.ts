import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('P-02: the icon file holds exactly the icons in use', () => {
  const iconNames = [...readFileSync('ui/icons.tsx', 'utf8').matchAll(/ icon\('([\w-]+)'\)/g)]
  const symbolNames = [...readFileSync('ui/icons.svg', 'utf8').matchAll(/<symbol id="([\w-]+)"/g)]
  const ids = (matches: RegExpExecArray[]) => matches.map(([, id]) => id)
  expect(ids(symbolNames)).toEqual(ids(iconNames))
})
