// Pictures served by permission only: stored beside the public ones, under names without a URL.
import type { Disk } from 'flydrive'
import type { LimitFunction } from 'p-limit'
import { ok, type Result } from '#platform/result.ts'
import type { OpenedImage } from './drawn-pictures.ts'
import { type ImageRefusal, type ProcessedVariant, processImage } from './process-image.ts'

const MAX_WIDTH = 1600
const TYPE = 'image/webp'

export type PrivatePictures = {
  /** Re-encodes one as `ImageStore.encode` does, in one size. Nothing is stored yet. */
  encode(bytes: Uint8Array): Promise<Result<ProcessedVariant, ImageRefusal>>
  /** @param id of letters and digits: knowing it grants no access */
  keep(id: string, picture: ProcessedVariant): Promise<void>
  open(id: string): Promise<OpenedImage | null>
  /** Deletes the file, if it exists. */
  remove(id: string): Promise<void>
}

/** @param queue of everything that decodes pictures */
export function createPrivatePictures(disk: Disk, queue: LimitFunction): PrivatePictures {
  return {
    encode: (bytes) =>
      queue(async () => {
        const processed = await processImage(bytes, [MAX_WIDTH], ['webp'])
        if (!processed.ok) return processed
        const [picture] = processed.value
        if (!picture) throw new Error('encoding a private picture produced no output')
        return ok(picture)
      }),
    keep: (id, { bytes }) => disk.put(fileOf(id), bytes, { contentType: TYPE }),
    async open(id) {
      const file = fileOf(id)
      if (!(await disk.exists(file))) return null
      const { contentLength } = await disk.getMetaData(file)
      return { stream: await disk.getStream(file), size: contentLength, type: TYPE }
    },
    remove: (id) => disk.delete(fileOf(id)),
  }
}

function fileOf(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new RangeError('not the id of a private picture')
  return `private/${id}.webp`
}
