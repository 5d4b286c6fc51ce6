// Administrators and the accounts they look after (api.md, Admin; ).
import { byId } from '#http/api/by-id.ts'
import { callerOf, keepCookies } from '#http/api/caller.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { signOutUser } from '#server/accounts/sign-in/sign-out.ts'
import { becomeAdmin, checkInvitation } from '#server/accounts/team/become-admin.ts'
import { changeRole } from '#server/accounts/team/change-role.ts'
import { createAdmin, createFirstAdmin } from '#server/accounts/team/create-admin.ts'
import { inviteAdmin } from '#server/accounts/team/invite-admin.ts'
import { removeUser } from '#server/accounts/team/remove-user.ts'
import { findUser, listUsers } from '#server/accounts/team/user-queries.ts'

export function usersApi(api: Api, accounts: Accounts) {
  api.on('GET /api/admin/validate', ({ user }) => ok({ isAdmin: user.isAdmin }))

  api.on('POST /api/auth/first-admin', ({ c, context, body }) =>
    createFirstAdmin(context, accounts, body, c.get('clientAddress')),
  )

  api.on('GET /api/admin/users', ({ context, query }) => listUsers(context, query))
  api.on('GET /api/admin/users/:id', ({ context, params }) => findUser(context, params.id))
  api.on('POST /api/admin/admins', ({ context, user, body }) => createAdmin(context, accounts, user, body))

  api.on('POST /api/admin/users/:id/invite-admin', ({ context, user, params, body }) =>
    inviteAdmin(context, accounts, user, { ...body, id: params.id }),
  )

  api.on('POST /api/auth/become-admin/check', ({ c, context, body }) =>
    checkInvitation(context, accounts, body, callerOf(c)),
  )

  api.on('POST /api/auth/become-admin', async ({ c, context, body }) =>
    keepCookies(c, await becomeAdmin(context, accounts, body, callerOf(c))),
  )

  api.on('PATCH /api/admin/users/:id', byId(changeRole))
  api.on('POST /api/admin/users/:id/sign-out', byId(signOutUser))
  api.on('DELETE /api/admin/users/:id', byId(removeUser))
}
