// Pictures that the shop draws on the first request, cached as files until their subject changes.
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import pLimit from 'p-limit'

export type OpenedImage = { stream: Readable; size: number; type: string }

/** A limit, so that a search engine that requests all of them does not slow orders down. */
const MAX_WAITING = 30
const NAME = /^[\w-]{1,64}$/

export function createDrawnPictures(disk: Disk) {
  const queue = pLimit(1)
  const drawing = new Map<string, Promise<void>>()

  async function drawOnce(folder: string, file: string, draw: () => Promise<Buffer>): Promise<void> {
    await queue(async () => {
      const picture = await draw()
      await disk.deleteAll(folder)
      await disk.put(file, picture, { contentType: 'image/jpeg' })
      await disk.put(wholeMark(file), 'whole')
    }).finally(() => drawing.delete(file))
  }

  return async (key: string, version: string, draw?: () => Promise<Buffer>): Promise<OpenedImage | null> => {
    if (!NAME.test(key) || !NAME.test(version)) throw new RangeError('not a name of a drawn picture')
    const folder = `drawn/${key}`
    const file = `${folder}/${version}.jpg`
    if (!(await disk.exists(wholeMark(file)))) {
      if (!draw || (drawing.size >= MAX_WAITING && !drawing.has(file))) return null
      const work = drawing.get(file) ?? drawOnce(folder, file, draw)
      drawing.set(file, work)
      await work
    }
    const { contentLength } = await disk.getMetaData(file)
    return { stream: await disk.getStream(file), size: contentLength, type: 'image/jpeg' }
  }
}

/** A marker written after the picture: without it the file may be incomplete, or a leftover of a crash. */
function wholeMark(file: string): string {
  return `${file}.whole`
}
