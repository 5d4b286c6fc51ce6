// Encodes the served files of an uploaded picture (X-40, Z-06): recognised by its content, turned upright,
// in sRGB, without metadata, re-encoded. The original bytes are never stored and never served.
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { ok, type Result, refuse } from '#platform/result.ts'

export type ImageRefusal = { code: 'unsupported-image' | 'too-many-pixels' }
type VariantFormat = 'avif' | 'webp'
export type ProcessedVariant = {
  width: number
  height: number
  format: VariantFormat
  bytes: Buffer
}
// Pictures are worked on one after the other and no two are alike: nothing is worth keeping, and more threads take more
// memory.
sharp.cache(false)
sharp.concurrency(1)

const MAX_IMAGE_PIXELS = 40_000_000
/** Of a picture that its decoder cannot read line by line: 16 megapixels of a progressive JPEG, 8 of a GIF. */
const MAX_HELD_BYTES = 48_000_000
const TIMEOUT_SECONDS = 20
/** A picture that is more times as high as wide is scaled down: no format takes any height. */
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
  if (header.width * header.height > MAX_IMAGE_PIXELS || heldBytes(header) > MAX_HELD_BYTES)
    return refuse({ code: 'too-many-pixels' })

  const widest = Math.max(...widths)
  const upright = await decodeUpright(bytes, widest)
  if (!upright) return refuse({ code: 'unsupported-image' })

  const variants: ProcessedVariant[] = []
  for (const width of variantWidths(upright.info.width, widths)) {
    const resized = fromPixels(upright).resize({ width })
    for (const format of formats) variants.push(await encode(resized.clone(), format))
  }
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

/** What its decoder holds at once, as measured: next to nothing where lines come one after the other. */
function heldBytes(header: Metadata): number {
  return header.width * header.height * heldBytesPerPixel(header)
}

function heldBytesPerPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'gif') return 6
  if (!isProgressive) return 0
  if (format === 'jpeg') return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
  return 1.5 * channels * (depth === 'ushort' ? 2 : 1)
}

type Pixels = { data: Buffer; info: OutputInfo }

/**
 * The first frame, upright, in sRGB, at most `widest` wide, as bare pixels: nothing else of the file goes on. Null when
 * the file is cut off or broken.
 */
async function decodeUpright(bytes: Uint8Array, widest: number): Promise<Pixels | null> {
  try {
    return await sharp(bytes, {
      limitInputPixels: MAX_IMAGE_PIXELS,
      pages: 1,
      failOn: 'truncated',
    })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({
        width: widest,
        height: widest * MAX_HEIGHT_RATIO,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}

function fromPixels({ data, info }: Pixels): Sharp {
  return sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  })
}

/** Those below the picture's own width, and its own where that is smaller than the widest. */
function variantWidths(width: number, widths: readonly number[]): number[] {
  return [...widths.filter((step) => step < width), Math.min(width, Math.max(...widths))]
}

/** Photographs come with half the colours of their pixels anyway; to encode all of them takes half as much memory again. */
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
