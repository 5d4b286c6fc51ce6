// Reads a JSON body and trusts none of its headers: checks type, real size, encoding and shape.
import type { Context } from 'hono'
import { z } from 'zod'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { ApiRefusal } from './problem.ts'

/** More than any form sends. */
export const MAX_BODY_BYTES = 64 * 1024
/** So much more is read and discarded, so that the sender stays connected to read the refusal. */
const MAX_DISCARDED_BYTES = 2 * 1024 * 1024

/** The error sentences of each invalid field. */
export type FieldErrors = (error: z.core.$ZodError) => Record<string, string[]>

/** The body as the schema understands it. No body at all counts as `{}` where the schema allows that. */
export async function readBody<Schema extends z.core.$ZodType>(
  c: Context,
  schema: Schema,
  fieldErrors: FieldErrors,
  max: number = MAX_BODY_BYTES,
): Promise<Result<z.output<Schema>, ApiRefusal>> {
  const bytes = await readBytes(c, max, MAX_DISCARDED_BYTES)
  if (bytes === null) return refuse({ code: 'body-too-large' })
  if (bytes.length === 0) {
    const parsed = z.safeParse(schema, {})
    return parsed.success ? ok(parsed.data) : refuse({ code: 'invalid-json' })
  }
  if (!isJson(c.req.header('Content-Type'))) return refuse({ code: 'unsupported-media-type' })
  const value = parseJson(bytes)
  if (value === undefined) return refuse({ code: 'invalid-json' })
  return validate(schema, value, fieldErrors)
}

/** 422 with a sentence per field. */
export function validate<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  fieldErrors: FieldErrors,
): Result<z.output<Schema>, ApiRefusal> {
  const parsed = z.safeParse(schema, value, { reportInput: true })
  return parsed.success
    ? ok(parsed.data)
    : refuse({ code: 'invalid-request', errors: fieldErrors(parsed.error) })
}

/**
 * The whole body, or null once more than `max` bytes have arrived, whatever Content-Length says. Up to `discarded`
 * more are discarded; after those the connection cannot be reused.
 */
async function readBytes(c: Context, max: number, discarded: number): Promise<Buffer<ArrayBuffer> | null> {
  let chunks: Uint8Array[] = []
  const isComplete = await takeBytes(c, max, discarded, (chunk) => void chunks.push(chunk))
  if (!isComplete) chunks = []
  return isComplete ? Buffer.concat(chunks) : null
}

/** The same, chunk by chunk to `take`; false once more than `max` bytes have come. */
export async function takeBytes(
  c: Context,
  max: number,
  discarded: number,
  take: (chunk: Uint8Array) => Promise<void> | void,
): Promise<boolean> {
  let size = 0
  for await (const chunk of bodyOf(c)) {
    size += chunk.byteLength
    if (size <= max) await take(chunk)
    if (size <= max + discarded) continue
    c.header('Connection', 'close')
    break
  }
  return size <= max
}

/** Node's own stream where there is one: the web stream around it costs more than the rest of reading (P-04). */
function bodyOf(c: Context): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
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
