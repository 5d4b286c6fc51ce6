// Reads a JSON body without trusting what it says about itself: type, real size, encoding, shape.
import type { Context } from 'hono'
import type { z } from 'zod'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { fieldErrors } from '#text/validation.ts'

/** More than any form of the shop sends. */
export const MAX_BODY_BYTES = 64 * 1024

type BodyRefusal = RefusalOf<'unsupported-media-type' | 'body-too-large' | 'invalid-json' | 'invalid-request'>

/** The body as the schema understands it. No body at all counts as `{}` where the schema allows that. */
export async function readBody<Schema extends z.ZodType>(
  c: Context<ShopEnv>,
  schema: Schema,
): Promise<Result<z.output<Schema>, BodyRefusal>> {
  const bytes = await readBytes(c.req.raw, MAX_BODY_BYTES)
  if (bytes === null) return refuse({ code: 'body-too-large' })
  if (bytes.length === 0) {
    const parsed = schema.safeParse({})
    return parsed.success ? ok(parsed.data) : refuse({ code: 'invalid-json' })
  }
  if (!isJson(c.req.header('Content-Type'))) return refuse({ code: 'unsupported-media-type' })
  const value = parseJson(bytes)
  if (value === undefined) return refuse({ code: 'invalid-json' })
  return validate(schema, value)
}

/** 422 with an Arabic sentence per field. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, RefusalOf<'invalid-request'>> {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success
    ? ok(parsed.data)
    : refuse({ code: 'invalid-request', errors: fieldErrors(parsed.error) })
}

/** Null once more than `limit` bytes have really come, whatever Content-Length says. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}

function isJson(type: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '')
}

/** Undefined for anything that is not JSON in UTF-8. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
