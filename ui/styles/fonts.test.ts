import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const faces = css.match(/@font-face \{[^}]*\}/g) ?? []

test('conventions 15: fonts are served by the shop and swap in over a fallback of the same size', () => {
  const loaded = faces.filter((face) => face.includes('url('))
  expect(loaded).toHaveLength(4)
  for (const face of loaded) {
    expect(face).toMatch(/url\("(?:@fontsource-variable|\.\/fonts)\/[^"]+\.woff2"\)/)
    expect(face).toContain('font-display: swap')
  }
  expect(faces.filter((face) => face.includes('local('))).toHaveLength(1)
  expect(faces.at(-1)).toContain('size-adjust')
})
