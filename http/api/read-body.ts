// Reads a JSON body without trusting what it says about itself: type, real size, encoding, shape.
import type { Context } from 'hono'
import type { z } from 'zod'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { fieldErrors } from '#text/validation.ts'

/** More than any form of the shop sends. */
export const MAX_BODY_BYTES = 64 * 1024
/** So much more is taken in and thrown away, so that its sender is still there to read why it was refused. */
const MAX_DISCARDED_BYTES = 2 * 1024 * 1024

type BodyRefusal = RefusalOf<'unsupported-media-type' | 'body-too-large' | 'invalid-json' | 'invalid-request'>

/** The body as the schema understands it. No body at all counts as `{}` where the schema allows that. */
export async function readBody<Schema extends z.ZodType>(
  c: Context<ShopEnv>,
  schema: Schema,
): Promise<Result<z.output<Schema>, BodyRefusal>> {
  const { bytes, ended } = await readBytes(c)
  // What is still coming makes the connection useless for another request.
  if (!ended) c.header('Connection', 'close')
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

/** `bytes` is null once too many have really come, whatever Content-Length says; `ended` tells whether all have. */
async function readBytes(c: Context<ShopEnv>): Promise<{ bytes: Uint8Array | null; ended: boolean }> {
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bodyOf(c)) {
    size += chunk.byteLength
    if (size > MAX_DISCARDED_BYTES) return { bytes: null, ended: false }
    if (size > MAX_BODY_BYTES) chunks = []
    else chunks.push(chunk)
  }
  return { bytes: size > MAX_BODY_BYTES ? null : Buffer.concat(chunks), ended: true }
}

/** Node's own stream where there is one: the web stream around it costs more than the rest of reading (P-04). */
export function bodyOf(c: Context<ShopEnv>): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const { incoming } = c.env ?? {}
  // Left early, it must not take the connection with it: the refusal has yet to be sent.
  return incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? []
}

function isJson(type: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '')
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** Undefined for anything that is not JSON in UTF-8. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(UTF8.decode(bytes))
  } catch {
    return undefined
  }
}
