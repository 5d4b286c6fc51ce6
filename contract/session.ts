// Who is signed in (E-PROF-02): empty strings where nothing is set.
import { z } from 'zod'
import { PERMISSION_NAMES, ROLES } from '#domain/permissions.ts'
import { editProfileRequest } from './account-requests.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { timestamp } from './primitives.ts'

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string(),
  /** The owner, or staff with full rights. */
  isAdmin: z.boolean(),
  /** T-01: null for customers. */
  role: z.enum(ROLES).nullable(),
  permissions: z.array(z.enum(PERMISSION_NAMES)),
  /** T-02: the owner requires a second factor, and this account has none: `permissions` are empty until it has. */
  secondFactorDue: z.boolean(),
  phone: z.string(),
  address: z.string(),
  /** W-13: prefilled in the next order. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  secondPhone: z.string(),
  receiverName: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** The sign-in time here and on other devices, and the kind of account. */
export const sessionDetails = z.object({
  startedAt: timestamp,
  renewedAt: timestamp,
  endsAt: timestamp,
  /** Sessions of the account at present, this one among them. */
  sessions: z.int(),
  accountSince: timestamp,
  isOwner: z.boolean(),
  hasSecondFactor: z.boolean(),
  signsInBy: z.array(z.enum(['password', 'google'])),
})
export type SessionDetails = z.infer<typeof sessionDetails>

export const sessionEndpoints = {
  'GET /api/session': { summary: 'The signed-in user', access: 'customer', response: sessionUser },
  'GET /api/session/details': {
    summary: 'Since when one is signed in, until when, and what kind of account it is',
    access: 'customer',
    response: sessionDetails,
  },
  'PATCH /api/profile': {
    summary: 'Change own names, phone, address and place',
    access: 'customer',
    body: editProfileRequest,
    response: sessionUser,
  },
} satisfies ShopEndpoints
