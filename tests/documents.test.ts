import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#platform/process/project-folder.ts'

const LINK = /\]\((?!https?:|#)([^)#]+)/g
/** `place-order.ts`, `platform/pages/response-cache.ts`; a pattern such as `<room>-page.tsx` names no file. */
const FILE = /`([\w./-]+\.(?:tsx?|mjs|css|sql))`/g

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: projectFolder })]
const files = globSync('**/*.{ts,tsx,mjs,css,sql}', {
  cwd: projectFolder,
  exclude: (name) => /^(?:node_modules|build|data|\..+)$/.test(name),
})

test.each(documents)('%s links to and names files that exist', (document) => {
  const text = readFileSync(join(projectFolder, document), 'utf8')
  const links = [...text.matchAll(LINK)].map(([, path = '']) => path)
  const names = [...text.matchAll(FILE)].map(([, path = '']) => path)
  expect([
    ...links.filter((path) => !existsSync(join(projectFolder, dirname(document), path))),
    ...names.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`))),
  ]).toEqual([])
})
