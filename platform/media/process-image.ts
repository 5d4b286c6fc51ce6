// Encodes the served files of an uploaded picture (X-40, Z-06): recognised by its content, turned upright,
// in sRGB, without metadata, re-encoded. The original bytes are never stored and never served.
import sharp, { type OutputInfo, type Sharp } from 'sharp'
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

  const size = await readSize(bytes)
  if (!size) return refuse({ code: 'unsupported-image' })
  if (size.width * size.height > MAX_IMAGE_PIXELS) return refuse({ code: 'too-many-pixels' })

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

/** From the header only, before a pixel is decoded; null when there is no readable header. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    return { width, height }
  } catch {
    return null
  }
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

const ENCODERS: Record<VariantFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 62, effort: 0 }),
  webp: (image) => image.webp({ quality: 82, effort: 2 }),
}

async function encode(image: Sharp, format: VariantFormat): Promise<ProcessedVariant> {
  const { data, info } = await ENCODERS[format](image)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, format, bytes: data }
}
