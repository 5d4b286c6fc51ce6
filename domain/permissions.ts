// Who may do what (T-01): one table. Each endpoint names the permission it needs, the server enforces it, and the
// office shows only what it allows.

/** What somebody is in the shop; customers are none of these. */
export const ROLES = ['owner', 'staff', 'accountant'] as const
export type Role = (typeof ROLES)[number]

/** Roles without full rights. */
export const LIMITED_ROLES = ['staff', 'accountant'] as const satisfies readonly Role[]
export type LimitedRole = (typeof LIMITED_ROLES)[number]

/** A role as its account holds it: an owner is an administrator, who has no limited role (table's check). */
export type Rights = { isOwner: boolean; isAdmin: boolean; limitedRole: LimitedRole | null }

/** `full`: staff whom an owner gave full rights. */
type Level = 'owner' | 'full' | LimitedRole

const FULL: readonly Level[] = ['owner', 'full']

const PERMISSIONS = {
  'office:read': [...FULL, 'staff', 'accountant'],
  'orders:read': [...FULL, 'staff', 'accountant'],
  'orders:write': [...FULL, 'staff'],
  'products:read': [...FULL, 'staff', 'accountant'],
  'products:write': FULL,
  /** H-01: the records of animals and what their species want of them. */
  'animals:read': [...FULL, 'staff'],
  'animals:write': [...FULL, 'staff'],
  /** H-08: the visits. */
  'viewings:read': [...FULL, 'staff'],
  'viewings:write': [...FULL, 'staff'],
  'vouchers:read': [...FULL, 'staff', 'accountant'],
  'vouchers:write': FULL,
  /** More off a sale at the counter than staff may give (domain/orders/counter-sale.ts). */
  'discounts:write': FULL,
  /** What items cost the shop. */
  'costs:read': [...FULL, 'accountant'],
  'stock:read': [...FULL, 'staff', 'accountant'],
  'stock:write': [...FULL, 'staff'],
  'inbox:read': [...FULL, 'staff'],
  'inbox:write': [...FULL, 'staff'],
  'newsletter:read': FULL,
  'newsletter:send': FULL,
  /** Sales and profit of the shop as a whole. */
  'reports:read': [...FULL, 'accountant'],
  'users:read': FULL,
  'users:write': FULL,
  /** Giving and taking roles is the owner's alone: nobody else can promote anybody. */
  'roles:write': ['owner'],
  'settings:read': FULL,
  'settings:write': FULL,
  'audit:read': FULL,
} as const satisfies Record<string, readonly Level[]>

export type Permission = keyof typeof PERMISSIONS
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as [Permission, ...Permission[]]

/** `public`: everybody; `customer`: signed in; `driver`: has opened the link of this delivery run (W-07). */
export type Access = 'public' | 'customer' | 'driver' | Permission
/** What a session may open. */
export type SessionAccess = Exclude<Access, 'driver'>

export function roleOf({ isOwner, isAdmin, limitedRole }: Rights): Role | null {
  if (isOwner) return 'owner'
  return isAdmin ? 'staff' : limitedRole
}

export function permissionsOf(rights: Rights): readonly Permission[] {
  const level = levelOf(rights)
  return level ? PERMISSIONS_OF[level] : NONE
}

export function mayUse(permissions: readonly Permission[], access: SessionAccess): boolean {
  return access === 'public' || access === 'customer' || permissions.includes(access)
}

function levelOf({ isOwner, isAdmin, limitedRole }: Rights): Level | null {
  if (isOwner) return 'owner'
  return isAdmin ? 'full' : limitedRole
}

const NONE: readonly Permission[] = []
const PERMISSIONS_OF: Readonly<Record<Level, readonly Permission[]>> = {
  owner: permissionsOfLevel('owner'),
  full: permissionsOfLevel('full'),
  staff: permissionsOfLevel('staff'),
  accountant: permissionsOfLevel('accountant'),
}

function permissionsOfLevel(level: Level): Permission[] {
  return PERMISSION_NAMES.filter((name) => (PERMISSIONS[name] as readonly Level[]).includes(level))
}
