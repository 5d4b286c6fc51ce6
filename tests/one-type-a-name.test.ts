import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFolder } from '#platform/process/project-folder.ts'

const FILES =
  '{bench,browser,contract,domain,http,office,platform,scripts,server,shop,tests,text,ui}/**/*.{ts,tsx}'
const DECLARED = /^(?:export )?(?:type|interface|(?:abstract )?class) (\w+)\b/gm

it('no two types share a name, exported or not', () => {
  // Nobody imports a file of tests: its types are its own.
  const files = globSync(FILES, { cwd: projectFolder, exclude: ['**/*.{test,spec}.{ts,tsx}'] })
  const declared = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, name = '']) => ({ name, file })),
  )
  expect(declared).not.toEqual([])
  const byName = Map.groupBy(declared, ({ name }) => name)
  expect([...byName.values()].filter((places) => places.length > 1).flat()).toEqual([])
})
