// Administrators and the accounts they look after (api.md, Admin; ).
import { checkResetAnswer, checkResetRequest, doneAnswer, resetPasswordRequest } from '#contract/accounts.ts'
import {
  adminInvitation,
  adminValidation,
  createdUser,
  editUserRequest,
  firstAdminRequest,
  newAdminRequest,
  userDetail,
  userList,
  userParams,
  userQuery,
} from '#contract/admin/users.ts'
import { callerOf, setCookies } from '#http/api/caller.ts'
import { type Api, answer } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { becomeAdmin, checkInvitation } from '#server/accounts/become-admin.ts'
import { createAdmin, createFirstAdmin } from '#server/accounts/create-admin.ts'
import { inviteAdmin } from '#server/accounts/invite-admin.ts'
import { removeAdminRights, removeUser } from '#server/accounts/remove-admin-rights.ts'
import { findUser, listUsers } from '#server/accounts/user-queries.ts'

const protectedCodes = ['owner-protected', 'own-account', 'last-admin'] as const

export function usersApi(api: Api, accounts: Accounts) {
  api.on(
    'GET',
    '/api/admin/validate',
    { summary: 'The second check of the admin gate', access: 'admin', answer: adminValidation },
    () => ok({ isAdmin: true as const }),
  )

  api.on(
    'POST',
    '/api/auth/first-admin',
    {
      summary: 'Make the first administrator of a shop that has none, with the token printed at its start',
      access: 'public',
      body: firstAdminRequest,
      answer: createdUser,
      status: [201],
      refusals: ['setup-closed', 'invalid-setup-token', 'email-taken', 'too-many-requests', 'overloaded'],
    },
    ({ c, context, body }) => createFirstAdmin(context, accounts, body, c.get('clientAddress')),
  )

  api.on(
    'GET',
    '/api/admin/users',
    {
      summary: 'Accounts, newest first; by name, e-mail, phone or part of it',
      access: 'admin',
      query: userQuery,
      answer: userList,
    },
    ({ context, query }) => listUsers(context, query),
  )

  api.on(
    'GET',
    '/api/admin/users/:id',
    {
      summary: 'One account with its latest orders',
      access: 'admin',
      params: userParams,
      answer: userDetail,
      refusals: ['not-found'],
    },
    ({ context, params }) => findUser(context, params.id),
  )

  api.on(
    'POST',
    '/api/admin/admins',
    {
      summary: 'Make another administrator',
      access: 'admin',
      body: newAdminRequest,
      answer: createdUser,
      status: [201],
      refusals: ['email-taken', 'overloaded'],
    },
    ({ c, context, body }) => createAdmin(context, accounts, adminOf(c), body),
  )

  api.on(
    'POST',
    '/api/admin/users/:id/invite-admin',
    {
      summary: 'Ask a customer to become an administrator: a link to choose a password is sent by mail',
      access: 'admin',
      params: userParams,
      answer: adminInvitation,
      status: [202],
      refusals: ['not-found', 'already-admin', 'too-many-requests'],
    },
    ({ c, context, params }) => inviteAdmin(context, accounts, adminOf(c), params.id),
  )

  api.on(
    'POST',
    '/api/auth/become-admin/check',
    {
      summary: 'Whether the token of an invitation is still good; it stays as it is',
      access: 'public',
      body: checkResetRequest,
      answer: checkResetAnswer,
      refusals: ['too-many-requests'],
    },
    ({ c, context, body }) => checkInvitation(context, accounts, body, callerOf(c)),
  )

  api.on(
    'POST',
    '/api/auth/become-admin',
    {
      summary: 'Accept an invitation: choose a password that an administrator may have; every session ends',
      access: 'public',
      body: resetPasswordRequest,
      answer: doneAnswer,
      refusals: ['invalid-token', 'too-many-requests', 'overloaded'],
    },
    async ({ c, context, body }) => {
      const made = await becomeAdmin(context, accounts, body, callerOf(c))
      if (!made.ok) return made
      setCookies(c, made.value.cookies)
      return ok({ status: true as const })
    },
  )

  api.on(
    'PATCH',
    '/api/admin/users/:id',
    {
      summary:
        "Take an administrator's rights away, or the invitation to have them; the sessions of the account end",
      access: 'admin',
      params: userParams,
      body: editUserRequest,
      status: [204],
      refusals: protectedCodes,
    },
    async ({ c, context, params }) => {
      const removed = await removeAdminRights(context, adminOf(c), params.id)
      return removed.ok ? answer(undefined, 204) : removed
    },
  )

  api.on(
    'DELETE',
    '/api/admin/users/:id',
    {
      summary: 'End an account and make it anonymous; its orders stay',
      access: 'admin',
      params: userParams,
      status: [204],
      refusals: protectedCodes,
    },
    async ({ c, context, params }) => {
      const removed = await removeUser(context, adminOf(c), params.id)
      return removed.ok ? answer(undefined, 204) : removed
    },
  )
}
