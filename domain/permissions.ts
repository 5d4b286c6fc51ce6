// Who may do what: one table. Each endpoint names the permission it needs, and the server enforces it.

/** Roles that work in the shop. */
type Role = 'admin'

const PERMISSIONS = {
  'office:read': ['admin'],
  'orders:read': ['admin'],
  'orders:write': ['admin'],
  'products:read': ['admin'],
  'products:write': ['admin'],
  'stock:read': ['admin'],
  'stock:write': ['admin'],
  'inbox:read': ['admin'],
  'inbox:write': ['admin'],
  'newsletter:read': ['admin'],
  'reports:read': ['admin'],
  'users:read': ['admin'],
  'users:write': ['admin'],
  'settings:read': ['admin'],
  'settings:write': ['admin'],
  'audit:read': ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

/** `public`: everybody; `customer`: whoever is signed in. */
export type Access = 'public' | 'customer' | Permission

export function mayUse(role: Role | null, access: Access): boolean {
  if (access === 'public' || access === 'customer') return true
  return role !== null && PERMISSIONS[access].includes(role)
}
