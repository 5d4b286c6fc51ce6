// Who is signed in (E-PROF-02): empty strings where nothing is set.
import { z } from 'zod'

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
