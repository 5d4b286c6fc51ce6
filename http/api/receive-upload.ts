// Limits uploads of pictures: per account, and by the number waiting in this process.
import type { Context } from 'hono'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { readUpload } from '#platform/api/read-upload.ts'
import { release } from '#platform/release.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'

/** Pictures are decoded one at a time; beyond this number, uploads get 503 with Retry-After. */
const MAX_AT_ONCE = 8

type UploadRule<Kept, Code extends TooLarge> = {
  limit: 'upload-account' | 'file-account'
  /** The id of an account or a delivery run. */
  accountId: string
  maxBytes: number
  /** The refusal code for a larger file. */
  tooLarge: Code
  keep: (bytes: Uint8Array) => Promise<Kept>
}
type TooLarge = 'image-too-large' | 'category-image-too-large'
type UnreadRefusal = RefusalOf<
  'too-many-requests' | 'overloaded' | 'malformed-request' | 'unsupported-media-type'
>

export type ReceiveUpload = <Value, Refusal, Code extends TooLarge>(
  c: Context<ShopEnv>,
  upload: UploadRule<Result<Value, Refusal>, Code>,
) => Promise<Result<Value, Refusal | UnreadRefusal | { code: Code }>>

export function createReceiveUpload(limits: RateLimits): ReceiveUpload {
  let atOnce = 0

  return async (c, { limit, accountId, maxBytes, tooLarge, keep }) => {
    const wait = await limits.take(limit, accountId)
    if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
    if (atOnce >= MAX_AT_ONCE) return refuse({ code: 'overloaded' })

    atOnce += 1
    try {
      const read = await readUpload(c, 'file', maxBytes, ({ bytes }) =>
        keep(bytes).finally(() => release(bytes)),
      )
      if (read.ok) return read.value
      if (read.refusal.code === 'body-too-large') return refuse({ code: tooLarge })
      const unread: UnreadRefusal = { code: read.refusal.code }
      return refuse(unread)
    } finally {
      atOnce -= 1
    }
  }
}
