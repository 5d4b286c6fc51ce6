// The id of a row in a request. In the small build of zod, as typed-text.ts.
import { z } from 'zod/mini'

export const rowId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
