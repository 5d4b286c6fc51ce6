// Reads one file from multipart/form-data up to its limit. It is buffered on disk while it arrives; only one at a time
// is in memory, however many arrive at once.
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { Context } from 'hono'
import pLimit from 'p-limit'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { ApiRefusal } from './problem.ts'
import { takeBytes } from './read-body.ts'

/** Boundaries, names and small fields around the file. */
const AROUND_FILE_BYTES = 64 * 1024
/** So much more is read and discarded, so that the sender stays connected to read the refusal. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024
/** Limits memory, so there is one for the whole process. */
const inMemory = pLimit(1)

type ReadUploadRefusal = Extract<
  ApiRefusal,
  { code: 'malformed-request' | 'unsupported-media-type' | 'body-too-large' }
>
type UploadedFile = { bytes: Uint8Array<ArrayBuffer>; name: string }

/** Calls `use` with a file of at most `max` bytes, under the name that the sender gave it. */
export async function readUpload<T>(
  c: Context,
  field: string,
  max: number,
  use: (file: UploadedFile) => Promise<T>,
): Promise<Result<T, ReadUploadRefusal>> {
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
  const disk = await openNameless()
  try {
    const size = await storeBody(c, whole, disk)
    if (size === undefined) return refuse({ code: 'malformed-request' })
    if (size === null) return refuse({ code: 'body-too-large' })
    return await inMemory(async () => {
      const file = await readFile(disk, size, type, field)
      if (!file) return refuse({ code: 'malformed-request' })
      return file.bytes.byteLength > max ? refuse({ code: 'body-too-large' }) : ok(await use(file))
    })
  } finally {
    await disk.close()
  }
}

/** An unlinked file: the system deletes it when it is closed, also after a crash. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'aleef-upload-'))
  try {
    return await open(join(folder, 'body'), 'w+')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The number of bytes; null for too many, undefined if the sender disconnected. */
async function storeBody(c: Context, max: number, disk: FileHandle): Promise<number | null | undefined> {
  let size = 0
  let failure: unknown
  try {
    const isComplete = await takeBytes(c, max, MAX_DISCARDED_BYTES, async (chunk) => {
      await disk.appendFile(chunk).catch((error) => {
        failure = error
      })
      size += chunk.byteLength
    })
    if (failure === undefined) return isComplete ? size : null
  } catch {
    return undefined
  }
  throw failure
}

/** Null if the body is no form or has no such file. @param size of the form, which its file cannot exceed */
async function readFile(
  disk: FileHandle,
  size: number,
  type: string,
  field: string,
): Promise<UploadedFile | null> {
  const bytes = Buffer.alloc(size)
  let length = 0
  let name: string | undefined
  try {
    const form = new Busboy({ headers: { 'content-type': type } })
    form.on('file', (fieldName, stream, fileName) => {
      // The form reports the same error and is listened to; without a listener here it would crash the process.
      stream.on('error', () => {})
      if (fieldName !== field || name !== undefined) return void stream.resume()
      name = fileName
      stream.on('data', (chunk: Buffer) => {
        length += chunk.copy(bytes, length)
      })
    })
    await pipeline(disk.createReadStream({ start: 0, autoClose: false }), form)
  } catch {
    return null
  }
  return name === undefined ? null : { bytes: bytes.subarray(0, length), name }
}
