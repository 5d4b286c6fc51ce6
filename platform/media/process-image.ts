// Encodes the served files of an uploaded picture (X-40, Z-06): recognised by its content, turned upright,
// in sRGB, without metadata, re-encoded. The original bytes are never stored and never served.
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { release } from '#platform/release.ts'
import { ok, type Result, refuse } from '#platform/result.ts'

export type ImageRefusal = { code: 'unsupported-image' | 'too-many-pixels' }
type VariantFormat = 'avif' | 'webp'
export type ProcessedVariant = {
  width: number
  height: number
  format: VariantFormat
  bytes: Buffer
}
// Pictures are processed one at a time and differ, so a cache is useless, and more threads need more memory.
sharp.cache(false)
sharp.concurrency(1)

const MAX_IMAGE_PIXELS = 40_000_000
/** Limits the memory of decoding: 16 megapixels of a progressive JPEG, 8 of a GIF, a PNG 8,000 pixels wide. */
const MAX_HELD_BYTES = 48_000_000
/** Lines of a PNG that are buffered between decoding and resizing. */
const HELD_LINES = 2000
const TIMEOUT_SECONDS = 20
/** A picture with a larger ratio of height to width is scaled down, since formats limit the height. */
const MAX_HEIGHT_RATIO = 3

/** @param widths in pixels, ascending: no variant is wider than the picture itself */
export async function processImage(
  bytes: Uint8Array,
  widths: readonly number[],
  formats: readonly VariantFormat[] = ['avif', 'webp'],
): Promise<Result<ProcessedVariant[], ImageRefusal>> {
  if (!isPhoto(bytes)) return refuse({ code: 'unsupported-image' })

  const header = await readHeader(bytes)
  if (!header) return refuse({ code: 'unsupported-image' })
  if (header.width * header.height > MAX_IMAGE_PIXELS || heldBytes(header, bytes) > MAX_HELD_BYTES)
    return refuse({ code: 'too-many-pixels' })

  const widest = Math.max(...widths)
  const upright = await decodeUpright(bytes, boxOf(header, widest))
  if (!upright) return refuse({ code: 'unsupported-image' })

  const variants: ProcessedVariant[] = []
  // `clone()` would copy the pixels too.
  for (const width of variantWidths(upright.info.width, widths))
    for (const format of formats) variants.push(await encode(fromPixels(upright).resize({ width }), format))
  release(upright.data)
  return ok(variants)
}

/** JPEG, PNG, WebP and GIF by their magic bytes; the name and the declared type do not count. SVG is not among them. */
function isPhoto(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12))
  return (
    head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) ||
    (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') ||
    /^GIF8[79]a/.test(head.toString('latin1'))
  )
}

/** Before a pixel is decoded; null when there is no readable header. */
async function readHeader(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

/** Memory of decoding, as measured; JPEG and WebP that decode line by line are scaled down while read. */
function heldBytes(header: Metadata, bytes: Uint8Array): number {
  const { width, height, format, isProgressive, channels, depth, chromaSubsampling } = header
  const pixels = width * height
  switch (format) {
    case 'gif':
      return 6 * pixels
    case 'jpeg':
      return isProgressive ? 2 * pixels * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
    case 'webp':
      if ((header.pages ?? 1) > 1) return 8 * pixels
      return isLossless(bytes) ? 4 * pixels : 0
    default: {
      const lines = isProgressive ? 1.5 * height : Math.min(height, HELD_LINES)
      return lines * width * channels * (depth === 'ushort' ? 2 : 1)
    }
  }
}

/** The name of the chunk that a lossless WebP has, perhaps behind others. */
function isLossless({ buffer, byteOffset, length }: Uint8Array): boolean {
  return Buffer.from(buffer, byteOffset, length).includes('VP8L')
}

/** With at most as many pixels as a square of the widest, for encoders need memory by the pixel. */
function boxOf({ autoOrient: { width, height } }: Metadata, widest: number): PixelSize {
  const share = Math.min(1, Math.sqrt(width / height))
  return { width: Math.ceil(widest * share), height: widest * MAX_HEIGHT_RATIO }
}

type PixelSize = { width: number; height: number }
type Pixels = { data: Buffer<ArrayBuffer>; info: OutputInfo }

/** The first frame, upright, in sRGB, within the box, as raw pixels. Null for a broken file. */
async function decodeUpright(bytes: Uint8Array, box: PixelSize): Promise<Pixels | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, pages: 1, failOn: 'truncated' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}

function fromPixels({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** The widths below the picture's own, and its own if that is smaller than the widest. */
function variantWidths(width: number, widths: readonly number[]): number[] {
  return [...widths.filter((step) => step < width), Math.min(width, Math.max(...widths))]
}

/** Photographs are chroma-subsampled anyway; full chroma would need half as much memory again. */
const ENCODERS: Record<VariantFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 62, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 82, effort: 2 }),
}

async function encode(image: Sharp, format: VariantFormat): Promise<ProcessedVariant> {
  const { data, info } = await ENCODERS[format](image)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, format, bytes: data }
}
