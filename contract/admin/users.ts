// The back office's own calls (api.md, Admin).
import { z } from 'zod'
import { optionalText, timestamp } from '#contract/primitives.ts'

/** A-ROLE-02. */
export const adminValidation = z.object({ isAdmin: z.literal(true) })

/** A further administrator. The rule of 12 holds for the password. */
export const newAdminRequest = z.strictObject({
  email: z.string().max(1000),
  password: z.string().min(1).max(1000),
  firstName: optionalText(60),
  lastName: optionalText(60),
})
export type NewAdminRequest = z.infer<typeof newAdminRequest>

/** The first one, with the token that the shop printed when it started. */
export const firstAdminRequest = newAdminRequest.extend({ setupToken: z.string().max(100) })
export type FirstAdminRequest = z.infer<typeof firstAdminRequest>

export const createdUser = z.object({ id: z.string() })

/** Until when the link in the mail is good. */
export const adminInvitation = z.object({ expiresAt: timestamp })
export type AdminInvitation = z.infer<typeof adminInvitation>

/** Rights are only taken away: who is to get them is invited and chooses a password that an administrator may have. */
export const editUserRequest = z.strictObject({ isAdmin: z.literal(false) })
export const userParams = z.object({ id: z.string().min(1).max(100) })
