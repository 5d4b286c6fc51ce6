import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

/** The keys of all files of a disk. */
export async function* listFiles(disk: Disk, { recursive = false } = {}): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const listed = await disk.listAll(undefined, { recursive, paginationToken })
    for (const entry of listed.objects) if (entry.isFile) yield entry.key
    paginationToken = listed.paginationToken
  } while (paginationToken)
}

/** A file that exists already, in its full length, stays: for names that never mean anything else again. */
export async function putOnce(disk: Disk, name: string, bytes: number, content: Readable): Promise<void> {
  if ((await disk.exists(name)) && (await disk.getMetaData(name)).contentLength === bytes) return
  await disk.putStream(name, content, { contentLength: bytes })
}
