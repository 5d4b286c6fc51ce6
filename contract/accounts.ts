// Registering, signing in, activating, resetting: the endpoints of /api/auth/* (api.md, Accounts).
import { z } from 'zod'
import {
  checkResetRequest,
  emailRequest,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
  verifyCodeRequest,
} from './account-requests.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { sessionUser } from './session.ts'

/** The same for an address that has an account and for one that has none (Z-07). */
const signUpResponse = z.object({
  token: z.null(),
  user: z.object({
    email: z.string(),
    emailVerified: z.literal(false),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
})
export type SignUpResponse = z.infer<typeof signUpResponse>

const signInResponse = z.object({ user: sessionUser })

/** How long the code is valid, and when another can be requested. */
const sendCodeResponse = z.object({ minutes: z.int(), resendAfterSeconds: z.int() })
export type SendCodeResponse = z.infer<typeof sendCodeResponse>

export const checkResetResponse = z.object({ valid: z.boolean() })
export type CheckResetResponse = z.infer<typeof checkResetResponse>

export const doneResponse = z.object({ status: z.literal(true) })

/** With `resetToken` the account has no password yet: the address was registered more than once before. */
const verifyEmailResponse = doneResponse.extend({ resetToken: z.string().optional() })

/** `callbackURL` only marks a link that a person follows; the shop chooses the target. */
const verifyEmailQuery = z.object({
  token: z.string().default(''),
  callbackURL: z.string().optional(),
})

/** The parameters that Google returns through the browser; others are ignored. */
const googleCallbackRequest = z.strictObject({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(200),
  /** The issuer (RFC 9207). */
  iss: z.string().max(500).optional(),
})
export type GoogleCallbackRequest = z.infer<typeof googleCallbackRequest>
/** `returnPath` is a path of this shop. */
const googleCallbackResponse = z.object({ user: sessionUser, returnPath: z.string() })
export type GoogleCallbackResponse = z.infer<typeof googleCallbackResponse>

const googleStartQuery = z.object({ return: z.string().max(2000).optional() })

export const authEndpoints = {
  'POST /api/auth/sign-up/email': {
    summary: 'Register; an activation link is sent by mail',
    access: 'public',
    body: signUpRequest,
    response: signUpResponse,
    refusals: ['too-many-requests', 'overloaded'],
  },
  'GET /api/auth/verify-email': {
    summary: 'Open an activation link; a browser is sent on to /auth',
    access: 'public',
    query: verifyEmailQuery,
    response: verifyEmailResponse,
    refusals: ['invalid-token'],
  },
  'POST /api/auth/send-verification-email': {
    summary: 'Send another activation link, if the address has an account that waits for it',
    access: 'public',
    body: emailRequest,
    response: doneResponse,
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Sign in; sets the session cookie',
    access: 'public',
    body: signInRequest,
    response: signInResponse,
    refusals: [
      'invalid-credentials',
      'email-not-verified',
      'second-factor-needed',
      'too-many-requests',
      'overloaded',
    ],
  },
  'POST /api/auth/code': {
    summary: 'Mail a code to sign in with; the same answer whether or not the address has an account',
    access: 'public',
    body: emailRequest,
    response: sendCodeResponse,
    status: [202],
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/code/verify': {
    summary:
      'Sign in with the mailed code, in the browser that asked for it; creates the account on first use',
    access: 'public',
    body: verifyCodeRequest,
    response: sessionUser,
    refusals: ['wrong-code', 'second-factor-needed', 'too-many-requests'],
  },
  'POST /api/auth/sign-out': { summary: 'End the session', access: 'public', response: doneResponse },
  'POST /api/auth/request-password-reset': {
    summary: 'Send a link to choose a new password, if the address has an account',
    access: 'public',
    body: emailRequest,
    response: doneResponse,
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/reset-password/check': {
    summary: 'Whether the token of the mail is still good; it stays as it is',
    access: 'public',
    body: checkResetRequest,
    response: checkResetResponse,
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a new password with the token of the mail; every session of the account ends',
    access: 'public',
    body: resetPasswordRequest,
    response: doneResponse,
    refusals: ['invalid-token', 'too-many-requests', 'overloaded'],
  },
} satisfies ShopEndpoints

export const googleEndpoints = {
  'GET /api/auth/google': {
    summary: 'Go to the sign-in page of Google; it sends the browser back to /auth/callback',
    access: 'public',
    query: googleStartQuery,
    refusals: ['google-off', 'google-unavailable'],
  },
  'POST /api/auth/google/callback': {
    summary: 'Hand in what Google sent back by the browser; sets the session cookie',
    access: 'public',
    body: googleCallbackRequest,
    response: googleCallbackResponse,
    refusals: [
      'second-factor-needed',
      'google-off',
      'google-attempt-invalid',
      'google-failed',
      'google-unavailable',
      'google-email-not-verified',
      'account-deactivated',
      'too-many-requests',
    ],
  },
} satisfies ShopEndpoints
