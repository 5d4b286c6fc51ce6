// The back office's own calls (api.md, Admin).
import { z } from 'zod'
import {
  becomeAdminRequest,
  checkResetRequest,
  firstAdminRequest,
  newAdminRequest,
} from '#contract/account-requests.ts'
import { checkResetResponse, doneResponse } from '#contract/accounts.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { listOf, listQuery, timestamp, totalMoney } from '#contract/primitives.ts'
import { LIMITED_ROLES, ROLES } from '#domain/permissions.ts'
import { otherOrder } from './orders.ts'

/** A-ROLE-02. */
const adminValidation = z.object({ isAdmin: z.boolean() })

const createdUser = z.object({ id: z.string() })

/** Until when the link in the mail is good. */
const adminInvitation = z.object({ expiresAt: timestamp })
export type AdminInvitation = z.infer<typeof adminInvitation>

/** T-01: a role for somebody who has one; null, or `isAdmin: false`, takes it away. Customers are invited. */
const editUserRequest = z
  .strictObject({
    isAdmin: z.literal(false).optional(),
    role: z.enum(ROLES).nullable().optional(),
    /** Of staff. */
    fullRights: z.boolean().optional(),
  })
  .refine(({ isAdmin, role }) => (isAdmin === undefined) !== (role === undefined), { path: ['role'] })
export type EditUserRequest = z.output<typeof editUserRequest>

/** Without a role: staff with full rights. */
const inviteAdminRequest = z
  .strictObject({ role: z.enum(LIMITED_ROLES), fullRights: z.boolean() })
  .partial()
  .refine(({ role, fullRights }) => !(role === 'accountant' && fullRights), { path: ['fullRights'] })
export type InviteAdminRequest = z.output<typeof inviteAdminRequest>

const userParams = z.object({ id: z.string().min(1).max(100) })

/** `limited`: a role without full rights. `ended` accounts have no name any more; they are in no other list. */
const USER_ROLES = ['all', 'customer', 'admin', 'limited', 'ended'] as const
export type UserRole = (typeof USER_ROLES)[number]

const userQuery = listQuery.extend({
  search: z.string().max(100).optional().meta({ description: 'In name, e-mail and phone' }),
  role: z.enum(USER_ROLES).default('all'),
})
export type UserQuery = z.output<typeof userQuery>

const listedUser = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  isAdmin: z.boolean(),
  /** an owner cannot be deleted. */
  isOwner: z.boolean(),
  /** T-01: null for customers. */
  role: z.enum(ROLES).nullable(),
  /** T-02. */
  hasSecondFactor: z.boolean(),
  createdAt: timestamp,
  lastSignInAt: timestamp.nullable(),
  /** when the account ended. */
  deactivatedAt: timestamp.nullable(),
  /** Until when a link to get a role is good, and which; null when none is. */
  invitedUntil: timestamp.nullable(),
  invitedAs: z.enum(['full', ...LIMITED_ROLES]).nullable(),
  ordersCount: z.int(),
  /** The total of the delivered orders. */
  spent: totalMoney,
})
export type ListedUser = z.infer<typeof listedUser>

const userList = listOf(listedUser).extend({
  /** The number of matches in each role. */
  counts: z.record(z.enum(USER_ROLES), z.int()),
})
export type UserList = z.infer<typeof userList>

/** One account with what it ordered last. */
const userDetail = listedUser.extend({
  address: z.string(),
  latestOrders: z.array(otherOrder),
})
export type UserDetail = z.infer<typeof userDetail>

export const userEndpoints = {
  'GET /api/admin/validate': {
    summary: 'The second check of the admin gate',
    access: 'office:read',
    response: adminValidation,
  },
  'POST /api/auth/first-admin': {
    summary: 'Make the first administrator of a shop that has none, with the token printed at its start',
    access: 'public',
    body: firstAdminRequest,
    response: createdUser,
    status: [201],
    refusals: ['setup-closed', 'invalid-setup-token', 'email-taken', 'too-many-requests', 'overloaded'],
  },
  'GET /api/admin/users': {
    summary: 'Accounts, newest first; by name, e-mail, phone or part of it',
    access: 'users:read',
    query: userQuery,
    response: userList,
  },
  'GET /api/admin/users/:id': {
    summary: 'One account with its latest orders',
    access: 'users:read',
    params: userParams,
    response: userDetail,
  },
  'POST /api/admin/admins': {
    summary: 'Make another administrator',
    access: 'roles:write',
    body: newAdminRequest,
    response: createdUser,
    status: [201],
    refusals: ['email-taken', 'overloaded'],
  },
  'POST /api/admin/users/:id/invite-admin': {
    summary: 'Ask a customer to work in the shop: a link to choose a password is sent by mail',
    access: 'roles:write',
    params: userParams,
    body: inviteAdminRequest,
    response: adminInvitation,
    status: [202],
    refusals: ['already-admin', 'too-many-requests'],
  },
  'POST /api/auth/become-admin/check': {
    summary: 'Whether the token of an invitation is still good; it stays as it is',
    access: 'public',
    body: checkResetRequest,
    response: checkResetResponse,
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/become-admin': {
    summary: 'Accept an invitation: choose a password that an administrator may have; every session ends',
    access: 'public',
    body: becomeAdminRequest,
    response: doneResponse,
    refusals: ['invalid-token', 'too-many-requests', 'overloaded'],
  },
  'POST /api/admin/users/:id/sign-out': {
    summary: 'End every session of an account',
    access: 'users:write',
    params: userParams,
    status: [204],
  },
  'PATCH /api/admin/users/:id': {
    summary: 'Change a role, or take it or the invitation to it away; the sessions of the account end',
    access: 'roles:write',
    params: userParams,
    body: editUserRequest,
    status: [204],
    refusals: ['own-account', 'invitation-needed'],
  },
  'DELETE /api/admin/users/:id': {
    summary: 'End an account and make it anonymous; its orders stay',
    access: 'users:write',
    params: userParams,
    status: [204],
    refusals: ['owner-protected', 'own-account', 'last-admin'],
  },
} satisfies ShopEndpoints
