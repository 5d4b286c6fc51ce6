import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FIGURES, type FigureName, figureSet } from './figures.ts'

test.each(Object.keys(FIGURES) as FigureName[])(
  'every file of %s exists and is as wide as its srcset says',
  async (name) => {
    for (const format of ['avif', 'webp'] as const) {
      const files = figureSet(name, format).split(', ')
      expect(files.length).toBeGreaterThan(1)
      for (const entry of files) {
        const [path = '', width = ''] = entry.split(' ')
        expect(existsSync(`public${path}`), path).toBe(true)
        expect((await sharp(`public${path}`).metadata()).width).toBe(Number.parseInt(width, 10))
      }
    }
  },
)
