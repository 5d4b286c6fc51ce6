// The second step of a sign-in (T-02): asked for at every door, set up in the profile, required by the owner.
import { z } from 'zod'
import { confirmSecondFactorRequest, proofRequest, secondFactorRequest } from './account-requests.ts'
import { doneResponse } from './accounts.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { timestamp } from './primitives.ts'
import { sessionUser } from './session.ts'

const secondFactorStatus = z.object({
  /** Null: there is none. */
  enabledAt: timestamp.nullable(),
  recoveryCodesLeft: z.int(),
  /** The owner wants one of everybody with a role, this account among them. */
  isRequired: z.boolean(),
  /** A Google-only account confirms with a code: of its second factor, or a mailed one. */
  hasPassword: z.boolean(),
})
export type SecondFactorStatus = z.infer<typeof secondFactorStatus>

const secondFactorSetUp = z.object({
  /** Sent back with the first code; good for ten minutes. */
  setUp: z.string(),
  /** Base32, to be typed into the app. */
  secret: z.string(),
  /** otpauth://, for a QR code. */
  uri: z.string(),
})
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>

/** Shown once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

const teamSecondFactor = z.object({
  isRequired: z.boolean(),
  members: z.int(),
  /** How many of them have set one up. */
  protectedMembers: z.int(),
})
export type TeamSecondFactor = z.infer<typeof teamSecondFactor>

const requireSecondFactorRequest = z.strictObject({ isRequired: z.boolean() })
export type RequireSecondFactorRequest = z.infer<typeof requireSecondFactorRequest>

export const secondFactorEndpoints = {
  'POST /api/auth/second-factor': {
    summary:
      'The second step of a sign-in, in the browser that took the first: six digits, or a recovery code',
    access: 'public',
    body: secondFactorRequest,
    response: sessionUser,
    refusals: ['wrong-second-factor', 'second-factor-expired', 'too-many-requests'],
  },
  'GET /api/account/second-factor': {
    summary: 'Whether the account has a second factor',
    access: 'customer',
    response: secondFactorStatus,
  },
  'POST /api/account/second-factor/start': {
    summary:
      'A new secret for an authenticator app; nothing changes before its first code comes back. Without a password the proof is a code of `POST /api/auth/code`',
    access: 'customer',
    body: proofRequest,
    response: secondFactorSetUp,
    refusals: ['too-many-requests', 'overloaded'],
  },
  'POST /api/account/second-factor': {
    summary: 'Set the second factor up with its first code: every other session ends; recovery codes, once',
    access: 'customer',
    body: confirmSecondFactorRequest,
    response: recoveryCodes,
    refusals: ['second-factor-expired'],
  },
  'POST /api/account/second-factor/off': {
    summary: 'Switch the second factor off, unless the shop requires it',
    access: 'customer',
    body: proofRequest,
    response: doneResponse,
    refusals: ['not-found', 'second-factor-required', 'too-many-requests', 'overloaded'],
  },
  'POST /api/account/second-factor/recovery-codes': {
    summary: 'New recovery codes, once; those of before are worth nothing any more',
    access: 'customer',
    body: proofRequest,
    response: recoveryCodes,
    refusals: ['not-found', 'too-many-requests', 'overloaded'],
  },
  'GET /api/admin/second-factor': {
    summary: 'Whether everybody with a role must have a second factor, and how many have one',
    access: 'roles:write',
    response: teamSecondFactor,
  },
  'PATCH /api/admin/second-factor': {
    summary: 'Require a second factor of everybody with a role, or no longer',
    access: 'roles:write',
    body: requireSecondFactorRequest,
    response: teamSecondFactor,
    refusals: ['second-factor-first'],
  },
  'DELETE /api/admin/users/:id/second-factor': {
    summary:
      'Take the second factor off an account whose phone is lost: its sessions end, its owner is mailed',
    access: 'roles:write',
    params: z.object({ id: z.string().min(1).max(100) }),
    status: [204],
    refusals: ['own-account'],
  },
} satisfies ShopEndpoints
