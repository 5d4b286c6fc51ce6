import { expect, test } from 'vitest'
import { isGuardedPath, isSetupPath } from './guarded-path.ts'

const PATHS = [
  '/admin',
  '/admin/orders',
  '/admin/a/b/c',
  '/admin-simple',
  '/admin-status',
  '/admin-test',
  '/admin-auth-test',
  '/admin-seed',
  '/admin-debug',
  '/quick-admin-setup',
]

test.each(PATHS)('A-GATE-05, X-02, X-04: %s is behind the gate, however it is spelt', (path) => {
  const letters = [...path.slice(1)].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  const spellings = [
    path,
    `${path}/`,
    `${path}.data`,
    `${path}/_.data`,
    path.toUpperCase(),
    `/${path}`,
    `//${path}//`,
    path.replaceAll('/', '//'),
    `${path}.`,
    `${path}...`,
    `${path};x=1`,
    `/.${path}`,
    `/shop/..${path}`,
    `/shop/%2e%2e${path}`,
    `/;${path}`,
    `/${letters}`,
    `/${letters}`.replaceAll('%', '%25'),
    `/${letters}`.replaceAll('%', '%2525'),
    path.replace('a', '%41'),
    path.replace('/', '/%2f'),
    path.replace('/', '/%5C'),
    path.replace('a', '\uFF41'),
    path.replace('a', '%EF%BD%81'),
    path.replace('a', 'a%00'),
    path.replace('a', '%E2%80%8Ba'),
    path.replace('d', 'd%20'),
  ]
  expect(spellings.filter((spelling) => !isGuardedPath(spelling))).toEqual([])
})

test.each(['/', '/products', '/animals/3', '/my-admin', '/profile/admin', '/%zz', '/quick-login', '/404'])(
  'A-GATE-05: %s is before the gate',
  (path) => {
    expect(isGuardedPath(path)).toBe(false)
  },
)

test('X-04: only the exact spelling is the set-up page', () => {
  expect(['/quick-admin-setup', '/quick-admin-setup.data'].every(isSetupPath)).toBe(true)
  expect(
    ['/quick-admin-setup/x', '/Quick-admin-setup', '/admin', '/quick-admin-setup2'].some(isSetupPath),
  ).toBe(false)
})
