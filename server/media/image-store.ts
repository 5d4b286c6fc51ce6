// Where pictures live: a local folder by default. Every file has a name that never means anything else again, so
// browsers and CDNs may keep it for ever.
import { createHash } from 'node:crypto'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { ok, type Result } from '#domain/result.ts'
import { createDrawnPictures, type OpenedImage } from '#server/media/drawn-pictures.ts'
import { createImageQueue } from '#server/media/image-queue.ts'
import { type ImageRefusal, processImage, type VariantFormat } from '#server/media/process-image.ts'

type ImageVariant = {
  url: string
  width: number
  height: number
  format: VariantFormat
}
/** `url`, `width` and `height` are those of the largest WebP, which every browser of today reads. */
export type StoredImage = {
  url: string
  width: number
  height: number
  variants: ImageVariant[]
}
export type ImageStore = {
  /**
   * Re-encodes a JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels and keeps the results. The same bytes give
   * the same names, and are not encoded twice. `share` also makes the link-preview picture (`shareUrl`).
   */
  add(bytes: Uint8Array, options?: { share?: boolean }): Promise<Result<StoredImage, ImageRefusal>>
  /**
   * The picture that `key` stands for, made only when this store does not hold it yet. Throws when what `make` gave is
   * refused: it is ours, not a person's.
   */
  addOnce(
    key: string,
    make: () => Promise<Uint8Array>,
    options?: {
      share?: boolean
    },
  ): Promise<StoredImage>
  /**
   * The JPEG that we draw of something, by its key and the version of what it shows; the version before gives way. Null
   * when it was not drawn yet and `draw` is missing, or when too many are being drawn already.
   */
  drawn(key: string, version: string, draw?: () => Promise<Buffer>): Promise<OpenedImage | null>
  /** The whole picture behind the `url` that this store gave it; null for any other. */
  find(url: string): Promise<StoredImage | null>
  /** The file behind `/media/<name>`; null for any name that this store did not give. */
  open(name: string): Promise<OpenedImage | null>
}

/** Changes whenever processImage makes other files of the same bytes, so that old names keep their content. */
const RECIPE = '1'
const QUEUE_WIDTH = 2
const PUBLIC_PATH = '/media/'
const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const
const NAME = /^[0-9a-f]{32}-(?:\d{1,4}\.(avif|webp)|share\.(jpg))$/

/** `folder` is made when the first picture comes. */
export function createImageStore(folder: string): ImageStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }))
  const queue = createImageQueue(QUEUE_WIDTH)

  return {
    add: (bytes, { share = false } = {}) =>
      queue(() => keepImage(disk, nameOf(share, bytes), async () => bytes, share)),
    addOnce: async (key, make, { share = false } = {}) => {
      const kept = await queue(() => keepImage(disk, nameOf(share, `key:${key}`), make, share))
      if (!kept.ok) throw new Error(`the picture ${key} was refused: ${kept.refusal.code}`)
      return kept.value
    },
    drawn: createDrawnPictures(disk),
    find: (url) => findImage(disk, url),
    open: (name) => openImage(disk, name),
  }
}

/** The 1200×630 JPEG for link previews of a picture that was added with `share`. */
export function shareUrl(image: { url: string }): string {
  return image.url.replace(/-\d+\.webp$/, '-share.jpg')
}

function nameOf(share: boolean, source: Uint8Array | string): string {
  return createHash('sha256').update(`${RECIPE}:${share}:`).update(source).digest('hex').slice(0, 32)
}

async function keepImage(
  disk: Disk,
  hash: string,
  read: () => Promise<Uint8Array>,
  share: boolean,
): Promise<Result<StoredImage, ImageRefusal>> {
  // Written last, so that it stands for all the files it lists even after a crash in between.
  const manifest = `${hash}.json`
  if (await disk.exists(manifest)) return ok(JSON.parse(await disk.get(manifest)) as StoredImage)

  const processed = await processImage(await read(), { share })
  if (!processed.ok) return processed

  const variants: ImageVariant[] = []
  for (const { bytes: file, width, height, format } of processed.value.variants) {
    const name = `${hash}-${width}.${format}`
    await disk.put(name, file, { contentType: TYPES[format] })
    variants.push({ url: PUBLIC_PATH + name, width, height, format })
  }
  if (processed.value.share) {
    await disk.put(`${hash}-share.jpg`, processed.value.share, {
      contentType: TYPES.jpg,
    })
  }

  const { url, width, height } = variants.findLast((variant) => variant.format === 'webp') as ImageVariant
  const image = { url, width, height, variants }
  await disk.put(manifest, JSON.stringify(image), {
    contentType: 'application/json',
  })
  return ok(image)
}

async function findImage(disk: Disk, url: string): Promise<StoredImage | null> {
  const [, hash] = /^\/media\/([0-9a-f]{32})-\d{1,4}\.webp$/.exec(url) ?? []
  if (!hash || !(await disk.exists(`${hash}.json`))) return null
  const image = JSON.parse(await disk.get(`${hash}.json`)) as StoredImage
  return image.url === url ? image : null
}

async function openImage(disk: Disk, name: string): Promise<OpenedImage | null> {
  const match = NAME.exec(name)
  const extension = (match?.[1] ?? match?.[2]) as keyof typeof TYPES | undefined
  if (!extension || !(await disk.exists(name))) return null
  const { contentLength } = await disk.getMetaData(name)
  return {
    stream: await disk.getStream(name),
    size: contentLength,
    type: TYPES[extension],
  }
}
