// One's own account as a whole: what it holds, and ending it.
import { z } from 'zod'
import { accountData, device } from './account-data.ts'
import { changePasswordRequest, deleteAccountRequest } from './account-requests.ts'
import { doneResponse } from './accounts.ts'
import type { ShopEndpoints } from './endpoint.ts'

/** The facts that the page needs before it offers to delete the account. */
const accountFacts = z.object({
  /** A customer who signs in only with Google has no password, and types the e-mail instead. */
  confirmBy: z.enum(['password', 'email']),
  /** Numbers of the orders that must be closed first, newest first. */
  openOrders: z.array(z.string()),
})
export type AccountFacts = z.infer<typeof accountFacts>

export const accountEndpoints = {
  'GET /api/account': {
    summary: 'How the account would be ended, and which orders stand in the way',
    access: 'customer',
    response: accountFacts,
  },
  'GET /api/account/data': {
    summary: 'Everything the shop holds about the account, as a file',
    access: 'customer',
    response: accountData,
    refusals: ['too-many-requests'],
  },
  'POST /api/account/password': {
    summary: 'Change the password: every other session ends, and this one becomes another',
    access: 'customer',
    body: changePasswordRequest,
    response: doneResponse,
    refusals: ['no-password', 'too-many-requests', 'overloaded'],
  },
  'POST /api/account/sign-out-everywhere': {
    summary: 'End every session of the account, this one too',
    access: 'customer',
    response: doneResponse,
  },
  'GET /api/account/devices': {
    summary: 'Where one is signed in, the last used first',
    access: 'customer',
    response: z.object({ items: z.array(device) }),
  },
  'DELETE /api/account/devices/:id': {
    summary: 'End one session of the account',
    access: 'customer',
    params: z.object({ id: z.string().min(1).max(100) }),
    status: [204],
  },
  'POST /api/account/delete': {
    summary: 'End the account: its orders stay without a name, everything else goes, every session ends',
    access: 'customer',
    body: deleteAccountRequest,
    response: doneResponse,
    refusals: ['open-orders', 'owner-protected', 'last-admin', 'too-many-requests', 'overloaded'],
  },
} satisfies ShopEndpoints
