// Reads the file of a backup part by part.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Extract, extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import type { ArchivePart } from './manifest.ts'
import { readSeal, SEAL_BYTES } from './seal.ts'

const DAMAGED = 'The file is damaged, incomplete or no backup of this shop. Nothing was written.'

/** Any of `content` that it does not read is skipped. */
export type PartReader = (name: string, content: Readable, bytes: number) => Promise<void>

/** Calls `read` with each part in order. Throws if the file differs in any bit from what was written. */
export async function readArchive(file: string, read: PartReader): Promise<ArchivePart[]> {
  const { seal, sealed } = await findSeal(file)
  const hash = createHash('sha256')
  const parts: ArchivePart[] = []
  const archive = extract()
  const feeding = feed(archive, createReadStream(file, { end: sealed - 1 }), (chunk) => hash.update(chunk))
  feeding.catch(() => {})
  let failure: unknown
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header
      const own = createHash('sha256')
      const content = Readable.from(hashed(entry as AsyncIterable<Buffer>, own), { objectMode: false })
      await read(name, content, size).catch((error: unknown) => {
        failure = error
        throw error
      })
      await finished(content.resume())
      parts.push({ name, bytes: size, sha256: own.digest('hex') })
    }
    await feeding
  } catch (cause) {
    archive.destroy(null)
    throw failure ?? new BackupError(DAMAGED, { cause })
  }
  if (hash.digest('hex') !== seal) throw new BackupError(DAMAGED)
  return parts
}

async function findSeal(file: string): Promise<{ seal: string; sealed: number }> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${cause.code}).`, { cause })
  })
  try {
    const { size } = await handle.stat()
    const last = Buffer.alloc(SEAL_BYTES)
    if (size > SEAL_BYTES) await handle.read(last, 0, SEAL_BYTES, size - SEAL_BYTES)
    const seal = readSeal(last.toString('latin1'))
    if (!seal) throw new BackupError(DAMAGED)
    return { seal, sealed: size - SEAL_BYTES }
  } finally {
    await handle.close()
  }
}

async function feed(archive: Extract, bytes: Readable, see: (chunk: Buffer) => void): Promise<void> {
  let failure: Error | undefined
  archive.on('error', (error: Error) => {
    failure = error
  })
  const closed = once(archive, 'close')
  for await (const chunk of bytes) {
    if (failure || archive.destroyed) break
    see(chunk)
    if (!archive.write(chunk)) await Promise.race([once(archive, 'drain'), closed])
  }
  if (!archive.destroyed) archive.end(null)
  await closed
  if (failure) throw failure
}

async function* hashed(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}
