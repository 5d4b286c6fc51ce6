// Reads one file out of multipart/form-data without taking in more than it may hold.
import type { Context } from 'hono'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { type FormFile, findFormFile } from './find-form-file.ts'
import { bodyOf } from './read-body.ts'

/** Boundaries, names and small fields around the file. */
const AROUND_FILE_BYTES = 64 * 1024
/** So much more is taken in and thrown away, so that its sender is still there to read why it was refused. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024

type Unread = RefusalOf<'malformed-request' | 'unsupported-media-type' | 'body-too-large'>

/** `most` bytes of a file at most; 'body-too-large' as soon as more have come. */
export async function readUpload(
  c: Context<ShopEnv>,
  field: string,
  most: number,
): Promise<Result<FormFile, Unread>> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    c.header('Connection', 'close')
    return refuse({ code: 'unsupported-media-type' })
  }
  const read = await readBytes(c, most + AROUND_FILE_BYTES)
  if (!read.ok) return read
  const file = findFormFile(read.value, type, field)
  if (!file) return refuse({ code: 'malformed-request' })
  return file.bytes.length > most ? refuse({ code: 'body-too-large' }) : ok(file)
}

async function readBytes(
  c: Context<ShopEnv>,
  most: number,
): Promise<Result<Buffer, RefusalOf<'malformed-request' | 'body-too-large'>>> {
  let chunks: Uint8Array[] = []
  let size = 0
  let whole = Number(c.req.header('Content-Length') ?? 0) <= most + MAX_DISCARDED_BYTES
  try {
    if (whole)
      for await (const chunk of bodyOf(c)) {
        size += chunk.byteLength
        if (size > most) chunks = []
        else chunks.push(chunk)
        if (size <= most + MAX_DISCARDED_BYTES) continue
        whole = false
        break
      }
  } catch {
    // Its sender has gone; what had come is forgotten with the request.
    return refuse({ code: 'malformed-request' })
  }
  // What is still coming makes the connection useless for another request.
  if (!whole) c.header('Connection', 'close')
  return whole && size <= most ? ok(Buffer.concat(chunks)) : refuse({ code: 'body-too-large' })
}
