// Pictures that the shop draws itself when somebody first asks for them, kept as files until what they show changes.
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import pLimit from 'p-limit'

export type OpenedImage = { stream: Readable; size: number; type: string }

/** A search engine that asks for all of them at once shall not take the processor from orders. */
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

/** Written last: a file that is there may still be growing, or be what a crash has left of it. */
function wholeMark(file: string): string {
  return `${file}.whole`
}
