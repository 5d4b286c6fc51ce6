import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { folderDisk } from '#platform/storage/disk.ts'
import { IMAGE_WIDTHS } from '#server/media/image-widths.ts'
import { createImageStore, type StoredImage } from './image-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'aleef-images-'))
const images = createImageStore(folderDisk(folder))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Red above, blue below, so that a wrong rotation shows. */
function flag(width: number, height: number) {
  const half = Math.floor(height / 2)
  return sharp({
    create: { width, height, channels: 3, background: '#f00' },
  }).composite([
    {
      input: {
        create: {
          width,
          height: height - half,
          channels: 3,
          background: '#00f',
        },
      },
      top: half,
      left: 0,
    },
  ])
}

async function added(bytes: Uint8Array, kind: keyof typeof IMAGE_WIDTHS = 'item'): Promise<StoredImage> {
  const encoded = await images.encode(bytes, IMAGE_WIDTHS[kind])
  if (!encoded.ok) throw new Error(encoded.refusal.code)
  return images.keep(encoded.value)
}

async function fileOf(url: string): Promise<Buffer> {
  return readFile(path.join(folder, path.basename(url)))
}

describe('a valid picture', () => {
  test('X-40: becomes AVIF and WebP of 320 to 1600, never wider than itself', async () => {
    const image = await added(await flag(1700, 1700).jpeg().toBuffer())
    expect(image.variants.map((variant) => `${variant.width}x${variant.height} ${variant.format}`)).toEqual(
      [320, 640, 960, 1280, 1600].flatMap((width) => [`${width}x${width} avif`, `${width}x${width} webp`]),
    )
    expect(image).toMatchObject({
      width: 1600,
      height: 1600,
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1600\.webp$/),
    })

    const tile = await added(await flag(1700, 1700).jpeg().toBuffer(), 'category')
    expect(tile.variants.map((variant) => variant.width)).toEqual([320, 320, 640, 640, 960, 960])

    const small = await added(await flag(500, 250).png().toBuffer())
    expect(small.variants.map((variant) => variant.width)).toEqual([320, 320, 500, 500])
    for (const variant of small.variants) {
      const { format, width, height } = await sharp(await fileOf(variant.url)).metadata()
      expect([format === 'heif' ? 'avif' : format, width, height]).toEqual([
        variant.format,
        variant.width,
        variant.height,
      ])
    }
  })

  test('R-14: a tall picture has no more pixels than a square of the widest', async () => {
    const image = await added(await flag(1000, 4000).jpeg().toBuffer(), 'category')
    expect([image.width, image.height]).toEqual([480, 1920])
    const sideways = await flag(4000, 1000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect((await added(sideways, 'category')).height).toBe(1920)
  })

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('X-40: %s is accepted', async (format) => {
    expect((await added(await flag(64, 64).toFormat(format).toBuffer())).width).toBe(64)
  })

  test('Z-06: is rotated upright, and EXIF, location and comments are removed', async () => {
    const sideways = await flag(400, 200)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'secret-person', Orientation: '6' },
        IFD3: { GPSLatitude: '23/1 35/1 0/1' },
      })
      .toBuffer()
    const tagged = await sharp(sideways)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'secret-person' } })
      .toBuffer()
    expect(tagged.includes('secret-person')).toBe(true)

    const image = await added(tagged)
    expect([image.width, image.height]).toEqual([200, 400])
    for (const url of image.variants.map((variant) => variant.url)) {
      const file = await fileOf(url)
      expect(file.includes('secret-person')).toBe(false)
      const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    }
    // Orientation 6 turns the red upper half to the right.
    const { data, info } = await sharp(await fileOf(image.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const right = (info.width - 10) * info.channels
    expect(data[right]).toBeGreaterThan(200)
    expect(data[10 * info.channels]).toBeLessThan(60)
  })

  test('X-40: keeps the first frame of an animated GIF', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50, 50] })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(3)

    const image = await added(animated)
    const file = await fileOf(image.url)
    expect((await sharp(file).metadata()).pages ?? 1).toBe(1)
    const { channels } = await sharp(file).stats()
    expect(channels[0]?.mean).toBeGreaterThan(240)
  })

  test('A-UPL-06: has a random name: the same bytes never share files with an earlier upload', async () => {
    const bytes = await flag(333, 333).jpeg().toBuffer()
    const [first, second] = [await added(bytes), await added(bytes)]
    expect(second.url).not.toBe(first.url)
    await images.remove(first)
    expect(await images.open(path.basename(first.url))).toBeNull()
    expect((await fileOf(second.url)).length).toBeGreaterThan(0)
    await images.remove(first)
  })

  test('X-40: leaves no file when one of its files cannot be written', async () => {
    const encoded = await images.encode(await flag(400, 400).jpeg().toBuffer(), IMAGE_WIDTHS.item)
    if (!encoded.ok) throw new Error(encoded.refusal.code)
    const before = await readdir(folder)
    const [, , last = ''] = encoded.value.files.keys()
    // A folder in place of the third file.
    await mkdir(path.join(folder, last))
    await expect(images.keep(encoded.value)).rejects.toThrow()
    await rm(path.join(folder, last), { recursive: true })
    expect(await readdir(folder)).toEqual(before)
  })

  test('an encoded picture is stored once, under a name derived from its content', async () => {
    const encode = async (width: number) => ({
      format: 'webp' as const,
      width,
      height: width,
      bytes: await flag(width, width).webp().toBuffer(),
    })
    const files = [await encode(80), await encode(40)]
    const first = await images.addEncoded(files)
    expect(first).toMatchObject({ width: 40, url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-40\.webp$/) })
    expect(await images.addEncoded(files)).toEqual(first)
    expect((await images.addEncoded(files.slice(0, 1))).url).not.toBe(first.url)
  })

  test('the original bytes are not among the stored files', async () => {
    const bytes = await flag(321, 200).webp({ quality: 99 }).toBuffer()
    await added(bytes)
    for (const name of await readdir(folder))
      expect((await readFile(path.join(folder, name))).equals(bytes)).toBe(false)
  })
})

describe('refused uploads', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )

  test('Z-06: SVG, TIFF, HTML, nothing, and SVG behind PNG magic bytes', async () => {
    const tiff = await flag(20, 20).tiff().toBuffer()
    const disguised = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg])
    for (const bytes of [
      svg,
      tiff,
      disguised,
      Buffer.from('<!doctype html>'),
      Buffer.alloc(0),
      Buffer.from('GIF89a'),
    ]) {
      expect(await images.encode(bytes, IMAGE_WIDTHS.item)).toEqual({
        ok: false,
        refusal: { code: 'unsupported-image' },
      })
    }
  })

  test('Z-06: a truncated file', async () => {
    const noise = {
      create: {
        width: 400,
        height: 400,
        channels: 3 as const,
        background: '#888',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
      },
    }
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await sharp(noise).toFormat(format).toBuffer()
      expect(await images.encode(whole.subarray(0, whole.length / 2), IMAGE_WIDTHS.item)).toEqual({
        ok: false,
        refusal: { code: 'unsupported-image' },
      })
    }
  })

  test('Z-06: a decompression bomb is recognised by its header, before it is decoded', async () => {
    const before = process.memoryUsage().rss
    expect(await images.encode(pngBomb(16_000, 16_000), IMAGE_WIDTHS.item)).toEqual({
      ok: false,
      refusal: { code: 'too-many-pixels' },
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  test('R-14: an animated WebP is decoded as a whole', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 2600, height: 2600, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer()
    expect(await images.encode(animated, [320])).toEqual({
      ok: false,
      refusal: { code: 'too-many-pixels' },
    })
  })

  test('R-14: a format that cannot be decoded line by line has a lower pixel limit', async () => {
    const large = flag(5200, 5200)
    expect(await images.encode(await large.clone().jpeg().toBuffer(), [320])).toMatchObject({ ok: true })
    const deep = flag(16_000, 1000).toColourspace('rgb16')
    for (const whole of [
      large.clone().jpeg({ progressive: true }),
      large.clone().png({ progressive: true }),
      large.clone().webp({ lossless: true, effort: 0 }),
      large.gif(),
      // Read line by line, but its lines are long.
      deep.png(),
    ])
      expect(await images.encode(await whole.toBuffer(), [320])).toEqual({
        ok: false,
        refusal: { code: 'too-many-pixels' },
      })
  })
})

describe('open', () => {
  test('returns size, type and bytes', async () => {
    const image = await added(await flag(700, 700).jpeg().toBuffer())
    for (const { url, format } of image.variants) {
      const opened = await images.open(path.basename(url))
      if (!opened) throw new Error(`not there: ${url}`)
      const bytes = Buffer.concat(await opened.stream.toArray())
      expect([opened.type, opened.size]).toEqual([`image/${format}`, bytes.length])
    }
  })

  test('Z-06: rejects names that lead out of the folder or to an image’s index', async () => {
    const image = await added(await flag(90, 90).jpeg().toBuffer())
    const hash = path.basename(image.url).split('-')[0]
    for (const name of [
      `${hash}.json`,
      `../${path.basename(folder)}/${path.basename(image.url)}`,
      '../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '',
      '.',
      `${hash}-90.webp\0`,
      `${'0'.repeat(32)}-960.webp`,
    ]) {
      expect(await images.open(name)).toBeNull()
    }
  })
})

/** A valid PNG of one colour: a few hundred kilobytes that unpack to 256 megapixels. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

describe('a generated picture', () => {
  const picture = Buffer.alloc(24 * 1024 * 1024, 'x')

  test('conventions 21: is not visible before it is complete', async () => {
    const drawing = images.drawn('product-1', 'v1', async () => picture)
    let shown = await images.drawn('product-1', 'v1')
    while (!shown) shown = await images.drawn('product-1', 'v1')
    shown.stream.destroy()
    expect(shown.size).toBe(picture.length)
    ;(await drawing)?.stream.destroy()
  })

  test('conventions 21: is generated again after a crash that left it incomplete', async () => {
    await mkdir(path.join(folder, 'drawn/product-2'), { recursive: true })
    await writeFile(path.join(folder, 'drawn/product-2/v1.jpg'), picture.subarray(0, 10))
    expect(await images.drawn('product-2', 'v1')).toBeNull()
    const shown = await images.drawn('product-2', 'v1', async () => picture.subarray(0, 20))
    shown?.stream.destroy()
    expect(shown?.size).toBe(20)
  })
})
