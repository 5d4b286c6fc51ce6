// Who is signed in (E-PROF-02): empty strings where nothing is set.
import { z } from 'zod'
import { freeText, lineText, personText } from '#contract/primitives.ts'

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string(),
  isAdmin: z.boolean(),
  phone: z.string(),
  address: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** A-ROLE-03: own names, phone and address; who has one name leaves the family name empty. Phone: X-36. */
export const editProfileRequest = z.strictObject({
  firstName: personText(60).optional(),
  lastName: lineText(60).optional(),
  phone: z.string().max(80).optional(),
  address: freeText(500).optional(),
})
export type EditProfileRequest = z.infer<typeof editProfileRequest>
