// X-05: no account of the shop has its password in the repository's program.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#platform/process/project-folder.ts'

const FOLDERS = [
  'ui',
  'browser',
  'shop',
  'office',
  'contract',
  'domain',
  'http',
  'platform',
  'server',
  'text',
  'scripts',
]

/** What would be a credential: a name that says so, given a text of its own. */
const CREDENTIAL =
  /(?<![\w-])(["']?)\w*(?:password|passwd|secret|token|api_?key)\1\s*[:=]\s*(["'`])(?=[^"'`\n]*[A-Za-z\d])[\w@#%^&*!.+=-]{6,}\2/gi
/** An address of somebody, which only examples of the programs' own texts may have. */
const ADDRESS = /["'`][\w.+-]+@(?!example\.|[\w.-]*\.example\b)[\w-]+\.[a-z]{2,}["'`]/gi

test('X-05, X-06: app, server and scripts contain no password, key or account', () => {
  expect(found(CREDENTIAL)).toEqual([])
  expect(found(ADDRESS).filter((line) => !line.startsWith('server/settings/default-settings.ts'))).toEqual([])
})

test('X-05: the search finds planted credentials', () => {
  const planted = `const admin = { email: 'admin@petshop.om', password: 'Admin12345!' }`
  expect(planted.match(CREDENTIAL)).toHaveLength(1)
  expect(`const ADMIN_PASSWORD = "petshop-2024"`.match(CREDENTIAL)).toHaveLength(1)
  expect(planted.match(ADDRESS)).toHaveLength(1)
})

function found(pattern: RegExp): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((name) => {
        const text = readFileSync(join(projectFolder, folder, name), 'utf8')
        return (text.match(pattern) ?? []).map((match) => `${folder}/${name}: ${match}`)
      }),
  )
}
