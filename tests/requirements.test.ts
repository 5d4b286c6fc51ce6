// The requirements are in docs/, a row each; code, tests and documents cite them by id.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#platform/process/project-folder.ts'

const SPECIFICATION = ['requirements.md', 'quality.md', 'conventions.md'].map((name) => join('docs', name))
const ROW = /^\| ([A-Z]\d?-(?:[A-Z]+-)?\d\d[a-z]?|conventions \d+) \|.*$/gm
const UNTESTED = /\*\((?:by eye|not measured yet)\)\*/
/** An id, or a range of ids: `S-CHK-06..09`, `X-08 to X-13`, `conventions 17–20`. */
const CITATION =
  /(?<![\w-])((?:[SAE]-[A-Z]+-|[CDFHLPRTWXZ]-|S2-)(?=\d\d(?!\d))|conventions )(\d+)(?!\d)([a-z]?)(?!\w)(?:(?:\.\.|–| to )\1?(\d+))?/g
/** All of a family: `A-UPL-*`. */
const FAMILY = /(?<![\w-])[SAE]-[A-Z]+-\*/g
/** Files whose ids say what is proved: tests, journeys, benchmarks and the checks of `npm test`. */
const PROOF = /\.(?:test|spec)\.tsx?$|^bench\/|^scripts\/check\.ts$/

const rows = SPECIFICATION.flatMap((file) => [...read(file).matchAll(ROW)])
const citations = globSync('**/*.{ts,tsx,mjs,css,sql,md}', {
  cwd: projectFolder,
  exclude: (name) => /^(?:node_modules|build|data|\..+)$/.test(name),
})
  .filter((file) => !SPECIFICATION.includes(file) && !file.endsWith('requirements.test.ts'))
  .flatMap((file) => findCitations(read(file)).map((id) => ({ file, id })))

test('each requirement has one row', () => {
  const ids = rows.map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(400)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('each cited requirement has a row', () => {
  const known = new Set(rows.flatMap(([, id = '']) => [id, id.replace(/\d+$/, '*')]))
  expect(citations.filter(({ id }) => !known.has(id))).toEqual([])
})

test('each requirement is named by a test, a journey or a benchmark', () => {
  const proved = new Set(citations.filter(({ file }) => PROOF.test(file)).map(({ id }) => id))
  const unproved = rows.filter(([row, id = '']) => !UNTESTED.test(row) && !proved.has(id))
  expect(unproved.map(([row]) => row)).toEqual([])
})

test.each([
  ['S-CHK-07: an animal', ['S-CHK-07']],
  ['(A-PWD-08..10, P-02b)', ['A-PWD-08', 'A-PWD-09', 'A-PWD-10', 'P-02b']],
  ['X-08 to X-10; conventions 7–8', ['X-08', 'X-09', 'X-10', 'conventions 7', 'conventions 8']],
  ['A-UPL-*, S-CHK-*', ['A-UPL-*', 'S-CHK-*']],
  ['UTF-8, SHA-256, ISO-8859-15, shelf A-12, C-9, X-100', []],
])('finds what %j cites', (text, ids) => {
  expect(findCitations(text)).toEqual(ids)
})

function findCitations(text: string): string[] {
  const single = text.replaceAll('Conventions', 'conventions').matchAll(CITATION)
  const ids = [...single].flatMap(([, family = '', first = '', letter, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
      const number = String(Number(first) + index).padStart(first.length, '0')
      return `${family}${number}${letter}`
    }),
  )
  return [...ids, ...(text.match(FAMILY) ?? [])]
}

function read(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8')
}
