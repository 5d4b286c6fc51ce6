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

test.each(documents)('%s links to and names existing files only', (document) => {
  const text = readFileSync(join(projectFolder, document), 'utf8')
  const links = [...text.matchAll(LINK)].map(([, path = '']) => path)
  const names = [...text.matchAll(FILE)].map(([, path = '']) => path)
  expect([
    ...links.filter((path) => !existsSync(join(projectFolder, dirname(document), path))),
    ...names.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`))),
  ]).toEqual([])
})

/** Requirements of OWASP ASVS 5.0.0, by chapter: of level 1 and of level 2. */
const ASVS = [
  ...[
    [8, 19],
    [4, 7],
    [8, 11],
    [2, 8],
    [4, 5],
    [13, 22],
    [6, 12],
    [4, 3],
    [4, 3],
  ],
  ...[
    [5, 24],
    [3, 11],
    [3, 6],
    [1, 12],
    [2, 7],
    [3, 10],
    [0, 16],
    [0, 7],
  ],
]
const RESULT =
  /^\| V((\d+)\.\d+\.\d+) \| ([12]) \| [^|]+ \| (met|not applicable|not met)(?:: [^|]+)? \| (?:—|`([^`]+)` · (?:`([^`]+)`|`` (.+) ``)) \|$/gm
const OWN = 'docs/security.md'
const security = readFileSync(join(projectFolder, OWN), 'utf8')
const results = [...security.matchAll(RESULT)].map(([, id, chapter, level, result, path, plain, ticked]) => ({
  id,
  chapter: Number(chapter),
  level: Number(level),
  result,
  path,
  words: plain ?? ticked ?? '',
}))

test('Z-12: each requirement of ASVS levels 1 and 2 has one result, and unmet ones are listed', () => {
  const count = (chapter: number, level: number) =>
    results.filter((row) => row.chapter === chapter && row.level === level).length
  expect(ASVS.map((_, index) => [count(index + 1, 1), count(index + 1, 2)])).toEqual(ASVS)
  expect(new Set(results.map(({ id }) => id)).size).toBe(70 + 183)
  const idsOf = (wanted: string) => results.filter(({ result }) => result === wanted).map(({ id }) => id)
  expect(security).toContain(
    `${idsOf('met').length} met, ${idsOf('not applicable').length} not applicable, ${idsOf('not met').length} not met.`,
  )
  const listed = [...security.matchAll(/^\| V([\d.]+) \| [^|]+ \|$/gm)].map(([, id]) => id)
  expect(listed).toEqual(idsOf('not met'))
})

test('Z-12: each result names a file and words in it', () => {
  const isThere = (path: string, words: string) => {
    if (path === OWN) return security.includes(`\n### ${words}\n`)
    const file = join(projectFolder, path)
    return existsSync(file) && readFileSync(file, 'utf8').includes(words)
  }
  const wrong = results.filter(({ result, path, words }) =>
    path === undefined ? result !== 'not applicable' : !isThere(path, words),
  )
  expect(wrong).toEqual([])
})
