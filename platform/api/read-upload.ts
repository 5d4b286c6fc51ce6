// Reads one file out of multipart/form-data without taking in more than it may hold.
import type { Context } from 'hono'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { ApiRefusal } from './problem.ts'
import { readBytes } from './read-body.ts'

/** Boundaries, names and small fields around the file. */
const AROUND_FILE_BYTES = 64 * 1024
/** So much more is taken in and thrown away, so that its sender is still there to read why it was refused. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024

type Unread = Extract<ApiRefusal, { code: 'malformed-request' | 'unsupported-media-type' | 'body-too-large' }>

/** A file of at most `max` bytes, by the name its sender gave it. */
export async function readUpload(
  c: Context,
  field: string,
  max: number,
): Promise<Result<{ bytes: Uint8Array; name: string }, Unread>> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    c.header('Connection', 'close')
    return refuse({ code: 'unsupported-media-type' })
  }
  const whole = max + AROUND_FILE_BYTES
  if (Number(c.req.header('Content-Length') ?? 0) > whole + MAX_DISCARDED_BYTES) {
    c.header('Connection', 'close')
    return refuse({ code: 'body-too-large' })
  }
  try {
    const body = await readBytes(c, whole, MAX_DISCARDED_BYTES)
    if (body === null) return refuse({ code: 'body-too-large' })
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    const file = form.get(field)
    if (!(file instanceof File)) return refuse({ code: 'malformed-request' })
    if (file.size > max) return refuse({ code: 'body-too-large' })
    return ok({ bytes: await file.bytes(), name: file.name })
  } catch {
    // No form, or its sender has gone: what had come is forgotten with the request.
    return refuse({ code: 'malformed-request' })
  }
}
