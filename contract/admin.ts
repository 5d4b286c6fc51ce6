// The back office's own calls (api.md, Admin).
import { z } from 'zod'

/** A-ROLE-02. */
export const adminValidation = z.object({ isAdmin: z.literal(true) })
