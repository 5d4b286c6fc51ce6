// The file of a backup: a tar archive that any program reads, and behind it the SHA-256 of all before.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, rm, stat } from 'node:fs/promises'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import type { ArchivePart } from './manifest.ts'
import { sealOf } from './seal.ts'

/** For its owner only: it holds names, addresses and password hashes. */
const MODE = 0o600
const EPOCH = new Date(0)

export type ArchiveWriter = {
  /** The parts added so far. */
  parts: readonly ArchivePart[]
  /** @param bytes how many `content` will give */
  add(name: string, content: AsyncIterable<Buffer>, bytes: number): Promise<void>
  /** A part of unknown size, written to a temporary file beside the archive first. */
  addUnmeasured(name: string, content: Readable, ...through: Transform[]): Promise<void>
  /** Ends the file; it is on the disk then. */
  seal(): Promise<void>
}

/** @param file must not exist yet */
export function createArchive(file: string): ArchiveWriter {
  const archive = pack()
  const hash = createHash('sha256')
  const parts: ArchivePart[] = []
  const written = pipeline(
    async function* () {
      for await (const chunk of archive as AsyncIterable<Buffer>) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(file, { flags: 'wx', mode: MODE }),
  )
  // Reported by the next call that adds a part or ends the file.
  written.catch(() => {})

  async function add(name: string, content: AsyncIterable<Buffer>, bytes: number): Promise<void> {
    const own = createHash('sha256')
    try {
      const { promise: added, resolve, reject } = Promise.withResolvers<void>()
      const entry = archive.entry({ name, size: bytes, mode: MODE, mtime: EPOCH }, (error) =>
        error ? reject(error) : resolve(),
      )
      added.catch(() => {})
      entry.on('error', () => {})
      for await (const chunk of content) {
        own.update(chunk)
        if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), added])
      }
      entry.end(null)
      await added
    } catch (error) {
      archive.destroy(error as Error)
      // A full disk closes the archive; report the full disk, not the closed archive.
      await written
      throw error
    }
    parts.push({ name, bytes, sha256: own.digest('hex') })
  }

  return {
    parts,
    add,
    async addUnmeasured(name, content, ...through) {
      const aside = `${file}.aside`
      try {
        await pipeline([content, ...through, createWriteStream(aside, { mode: MODE })])
        await add(name, createReadStream(aside), (await stat(aside)).size)
      } finally {
        await rm(aside, { force: true })
      }
    },
    async seal() {
      archive.finalize()
      await written
      await appendFile(file, sealOf(hash.digest('hex')), { flush: true })
    },
  }
}
