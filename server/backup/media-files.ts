// The files of pictures, wherever they are stored.
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { LEFT_OUT_MEDIA } from './left-out.ts'

/** The names of all that a backup carries. */
export async function* listMedia(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const listed = await disk.listAll(undefined, { recursive: true, paginationToken })
    for (const entry of listed.objects)
      if (entry.isFile && !entry.key.startsWith(LEFT_OUT_MEDIA)) yield entry.key
    paginationToken = listed.paginationToken
  } while (paginationToken)
}

/** A file that stands there already, in its full length, stays: a name never means anything else again. */
export async function putMedia(disk: Disk, name: string, bytes: number, content: Readable): Promise<void> {
  if ((await disk.exists(name)) && (await disk.getMetaData(name)).contentLength === bytes) return
  await disk.putStream(name, content, { contentLength: bytes })
}
