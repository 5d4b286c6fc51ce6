import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The class lists of the components that clamp lines of the display face. */
const clamped = globSync('{shop,browser,office,ui}/**/*.tsx').flatMap((file) => {
  const lists = readFileSync(file, 'utf8').match(/(['"`])[^'"`\n]*\1/g) ?? []
  return lists
    .filter((list) => /\b(?:line-clamp|title-lines)-\d/.test(list) && /\bfont-display\b/.test(list))
    .map((list) => ({ file, list }))
})

test('conventions 14: a clamped title leaves room for the dots of a final ي, and none for the line that follows', () => {
  expect(clamped.length).toBeGreaterThan(3)
  for (const { file, list } of clamped) expect(list, file).not.toContain('line-clamp')
})
