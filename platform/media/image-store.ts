// Pictures on a disk. A file name never gets other content, so browsers and CDNs may cache it for ever.
import { createHash, randomBytes } from 'node:crypto'
import type { Disk } from 'flydrive'
import pLimit from 'p-limit'
import { ok, type Result } from '#platform/result.ts'
import { createDrawnPictures, type OpenedImage } from './drawn-pictures.ts'
import { createPrivatePictures, type PrivatePictures } from './private-pictures.ts'
import { type ImageRefusal, type ProcessedVariant, processImage } from './process-image.ts'

/** `url`, `width` and `height` are those of the largest WebP, which every browser of today reads. */
export type StoredImage = ImageFile & { variants: (ImageFile & { format: ProcessedVariant['format'] })[] }
type ImageFile = { url: string; width: number; height: number }
/** A picture that is encoded and named, but not stored yet. */
type EncodedImage = { name: string; image: StoredImage; files: Map<string, Buffer> }

export type ImageStore = {
  /**
   * Re-encodes a JPEG, PNG, WebP or GIF of at most 40 megapixels, under a random name. Nothing is stored yet.
   * @param widths in pixels, ascending
   */
  encode(bytes: Uint8Array, widths: readonly number[]): Promise<Result<EncodedImage, ImageRefusal>>
  /** Stores all files of a picture; if that fails, deletes those already stored as far as possible. */
  keep(encoded: EncodedImage): Promise<StoredImage>
  /** Deletes the files of a picture, if they exist. */
  remove(image: StoredImage): Promise<void>
  /** Stores a picture that was encoded before, under a name derived from its files. Idempotent. */
  addEncoded(files: readonly ProcessedVariant[]): Promise<StoredImage>
  /**
   * The JPEG drawn for a key and a version of its subject; replaces the previous version. Null if it is not drawn yet
   * and `draw` is missing, or if too many are being drawn already.
   */
  drawn(key: string, version: string, draw?: () => Promise<Buffer>): Promise<OpenedImage | null>
  private: PrivatePictures
  /** The whole picture behind the `url` that this store gave it; null for any other. */
  find(url: string): Promise<StoredImage | null>
  /** The file behind `/media/<name>`; null for any name that this store did not give. */
  open(name: string): Promise<OpenedImage | null>
}

/** One picture takes up to 85 MB while it is worked on. */
const QUEUE_WIDTH = 1
const PUBLIC_PATH = '/media/'
const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const
const NAME = /^[0-9a-f]{32}-\d{1,4}\.(?:avif|webp)$/

export function createImageStore(disk: Disk): ImageStore {
  const queue = pLimit(QUEUE_WIDTH)

  return {
    encode: (bytes, widths) =>
      queue(async () => {
        const processed = await processImage(bytes, widths)
        return processed.ok ? ok(nameFiles(randomBytes(16).toString('hex'), processed.value)) : processed
      }),
    keep: (encoded) => keepImage(disk, encoded),
    remove: (image) =>
      removeFiles(disk, [
        listName(fileName(image.url).slice(0, 32)),
        ...image.variants.map(({ url }) => fileName(url)),
      ]),
    addEncoded: (files) => queue(() => addEncoded(disk, files)),
    drawn: createDrawnPictures(disk),
    private: createPrivatePictures(disk, queue),
    find: (url) => findImage(disk, url),
    open: (name) => openImage(disk, name),
  }
}

function nameFiles(name: string, variants: readonly ProcessedVariant[]): EncodedImage {
  const named = variants.map(({ bytes, ...variant }) => ({
    file: `${name}-${variant.width}.${variant.format}`,
    bytes,
    variant,
  }))
  const listed = named.map(({ file, variant }) => ({ url: PUBLIC_PATH + file, ...variant }))
  const largest = listed.findLast((variant) => variant.format === 'webp')
  if (!largest) throw new Error('encoding a picture produced no output')
  const { url, width, height } = largest
  const files = new Map(named.map(({ file, bytes }) => [file, bytes]))
  return { name, image: { url, width, height, variants: listed }, files }
}

async function keepImage(disk: Disk, { name, image, files }: EncodedImage): Promise<StoredImage> {
  try {
    for (const [file, bytes] of files) await disk.put(file, bytes, { contentType: typeOf(file) })
    // Written last, so that it lists existing files only, even after a crash.
    await disk.put(listName(name), JSON.stringify(image), { contentType: 'application/json' })
    return image
  } catch (error) {
    await removeFiles(disk, [...files.keys(), listName(name)]).catch(() => {
      // A sweep deletes the rest later; report why storing failed.
    })
    throw error
  }
}

async function removeFiles(disk: Disk, names: readonly string[]): Promise<void> {
  for (const name of names) await disk.delete(name)
}

async function addEncoded(disk: Disk, variants: readonly ProcessedVariant[]): Promise<StoredImage> {
  const hash = createHash('sha256')
  for (const { bytes } of variants) hash.update(bytes)
  const name = hash.digest('hex').slice(0, 32)
  return (await readList(disk, name)) ?? keepImage(disk, nameFiles(name, variants))
}

async function findImage(disk: Disk, url: string): Promise<StoredImage | null> {
  const [, name] = /^\/media\/([0-9a-f]{32})-\d{1,4}\.webp$/.exec(url) ?? []
  const image = name ? await readList(disk, name) : null
  return image?.url === url ? image : null
}

async function readList(disk: Disk, name: string): Promise<StoredImage | null> {
  if (!(await disk.exists(listName(name)))) return null
  return JSON.parse(await disk.get(listName(name))) as StoredImage
}

async function openImage(disk: Disk, name: string): Promise<OpenedImage | null> {
  if (!NAME.test(name) || !(await disk.exists(name))) return null
  const { contentLength } = await disk.getMetaData(name)
  return { stream: await disk.getStream(name), size: contentLength, type: typeOf(name) }
}

function listName(name: string): string {
  return `${name}.json`
}

function fileName(url: string): string {
  return url.slice(PUBLIC_PATH.length)
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES]
}
