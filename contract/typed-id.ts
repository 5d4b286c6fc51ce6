// The ids of a request. In the small build of zod, as typed-text.ts.
import { z } from 'zod/mini'

export const rowId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

export const FILE_ID = /^[0-9a-f]{32}$/
/** A private file, as `POST /api/uploads` named it. */
export const uploadId = z.string().check(z.regex(FILE_ID))
