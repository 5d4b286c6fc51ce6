// Registering, signing in, activating, resetting: the bodies of /api/auth/* (api.md, Accounts). What is not named here
// is refused, `isAdmin` and `emailVerified` above all.
import { z } from 'zod'
import { optionalText, personText } from '#contract/primitives.ts'
import { sessionUser } from '#contract/session.ts'

/** Generous, so that the rules of domain/email.ts and domain/password.ts give the reason. */
const email = z.string().max(1000)
const password = z.string().min(1).max(1000)
const token = z.string().min(1).max(2000)

export const signUpRequest = z.strictObject({
  email,
  password,
  firstName: personText(60),
  lastName: personText(60),
  name: optionalText(120),
})
export type SignUpRequest = z.infer<typeof signUpRequest>

/** The same for an address that has an account and for one that has none (Z-07). */
export const signUpAnswer = z.object({
  token: z.null(),
  user: z.object({
    email: z.string(),
    emailVerified: z.literal(false),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
})
export type SignUpAnswer = z.infer<typeof signUpAnswer>

export const signInRequest = z.strictObject({ email, password })
export type SignInRequest = z.infer<typeof signInRequest>
export const signInAnswer = z.object({ user: sessionUser })

export const emailRequest = z.strictObject({ email })
export type EmailRequest = z.infer<typeof emailRequest>

export const resetPasswordRequest = z.strictObject({ token, newPassword: password })
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

/** Asking whether a reset link is still good does not use it up. */
export const checkResetRequest = z.strictObject({ token })
export type CheckResetRequest = z.infer<typeof checkResetRequest>
export const checkResetAnswer = z.object({ valid: z.boolean() })
export type CheckResetAnswer = z.infer<typeof checkResetAnswer>

export const doneAnswer = z.object({ status: z.literal(true) })

/** With `resetToken` the account has no password yet: the address was registered more than once before. */
export const verifyEmailAnswer = doneAnswer.extend({ resetToken: z.string().optional() })

/** `callbackURL` says only that a person follows the link; where they land is the shop's choice. */
export const verifyEmailQuery = z.object({
  token: z.string().default(''),
  callbackURL: z.string().optional(),
})

/** What Google's page sends back by the browser; the rest of what it sends means nothing to the shop. */
export const googleCallbackRequest = z.strictObject({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(200),
  /** RFC 9207: who answers. */
  iss: z.string().max(500).optional(),
})
export type GoogleCallbackRequest = z.infer<typeof googleCallbackRequest>
/** `returnPath` is a path of this shop. */
export const googleCallbackAnswer = z.object({ user: sessionUser, returnPath: z.string() })
export type GoogleCallbackAnswer = z.infer<typeof googleCallbackAnswer>

export const googleStartQuery = z.object({ return: z.string().max(2000).optional() })
