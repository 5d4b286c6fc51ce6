import { expect, test } from 'vitest'
import { mayUse, PERMISSION_NAMES, permissionsOf, roleOf } from './permissions.ts'

const NONE = { isOwner: false, isAdmin: false, limitedRole: null }
const OWNER = { ...NONE, isOwner: true, isAdmin: true }
const FULL = { ...NONE, isAdmin: true }
const STAFF = { ...NONE, limitedRole: 'staff' } as const
const ACCOUNTANT = { ...NONE, limitedRole: 'accountant' } as const

test('T-01: the owner may do everything, full rights everything but assign roles, a customer nothing', () => {
  expect(permissionsOf(OWNER)).toEqual(PERMISSION_NAMES)
  expect(permissionsOf(FULL)).toEqual(PERMISSION_NAMES.filter((name) => name !== 'roles:write'))
  expect(permissionsOf(NONE)).toEqual([])
})

test('T-01: limited staff handle orders, stock and messages, and see no costs, reports, settings or users', () => {
  expect(permissionsOf(STAFF)).toEqual([
    ...['office:read', 'orders:read', 'orders:write', 'products:read', 'animals:read', 'animals:write'],
    ...['viewings:read', 'viewings:write', 'vouchers:read'],
    ...['stock:read', 'stock:write', 'inbox:read', 'inbox:write'],
  ])
})

test('T-01: an accountant reads the books and changes nothing', () => {
  expect(permissionsOf(ACCOUNTANT)).toEqual([
    ...[
      'office:read',
      'orders:read',
      'products:read',
      'vouchers:read',
      'costs:read',
      'stock:read',
      'reports:read',
    ],
  ])
})

test('T-01: reads the role from the account’s flags', () => {
  expect([OWNER, FULL, STAFF, ACCOUNTANT, NONE].map(roleOf)).toEqual([
    ...['owner', 'staff', 'staff', 'accountant', null],
  ])
})

test('T-01: public and customer endpoints need no permission, all others the one they name', () => {
  expect(mayUse([], 'public') && mayUse([], 'customer')).toBe(true)
  expect(mayUse(['orders:read'], 'orders:read')).toBe(true)
  expect(mayUse(['orders:read'], 'orders:write')).toBe(false)
})
