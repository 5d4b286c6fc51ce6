// 120 files that somebody might upload, made here, each with what the shop is to say of it (Z-06).
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export type UploadOutcome = 'accepted' | 'unsupported-image' | 'too-many-pixels' | 'image-too-large'
export type CorpusFile = {
  name: string
  bytes: Buffer
  outcome: UploadOutcome
  type?: string
  size?: [number, number]
}

export const SECRET_IN_METADATA = 'secret-of-the-owner'
const WIDTH = 48
const HEIGHT = 32
const SIZE: [number, number] = [WIDTH, HEIGHT]
const FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const
const SCRIPT = '<script>alert(document.cookie)</script>'

export async function buildImageCorpus(): Promise<CorpusFile[]> {
  const photos = Object.fromEntries(
    await Promise.all(FORMATS.map(async (format) => [format, await photo().toFormat(format).toBuffer()])),
  ) as Record<(typeof FORMATS)[number], Buffer>
  return [
    ...(await types(photos)),
    ...names(photos.jpeg),
    ...(await disguises(photos)),
    ...polyglots(photos),
    ...(await bombs(photos)),
    ...(await truncations()),
    ...(await corruptions()),
    ...(await metadata()),
    ...(await orientations()),
  ]
}

/** Noise, so that the data of a file goes on to its end. */
function photo(width = WIDTH, height = HEIGHT): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
}

/** What sharp writes of a picture by other means than the four plain ones. */
async function types(photos: Record<string, Buffer>): Promise<CorpusFile[]> {
  const alpha = photo().ensureAlpha(0.5)
  const good: [string, Promise<Buffer>][] = [
    ['progressive.jpg', photo().jpeg({ progressive: true }).toBuffer()],
    ['grey.jpg', photo().greyscale().jpeg().toBuffer()],
    ['cmyk.jpg', photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['full-colour.jpg', photo().jpeg({ chromaSubsampling: '4:4:4', quality: 100 }).toBuffer()],
    ['16-bit.png', photo().toColourspace('rgb16').png().toBuffer()],
    ['palette.png', photo().png({ palette: true }).toBuffer()],
    ['grey.png', photo().greyscale().png().toBuffer()],
    ['alpha.png', alpha.clone().png().toBuffer()],
    ['interlaced.png', photo().png({ progressive: true }).toBuffer()],
    ['alpha.webp', alpha.clone().webp().toBuffer()],
    ['lossless.webp', photo().webp({ lossless: true }).toBuffer()],
    ['interlaced.gif', photo().gif({ progressive: true }).toBuffer()],
    ['wide-gamut.jpg', photo().withIccProfile('p3').jpeg().toBuffer()],
  ]
  const frames = await Promise.all([0, 1, 2, 3].map(() => photo().png().toBuffer()))
  const animation = () => sharp(frames, { join: { animated: true } })
  good.push(['animated.gif', animation().gif().toBuffer()], ['animated.webp', animation().webp().toBuffer()])
  const refused: [string, Promise<Buffer>][] = [
    ['a.tiff', photo().tiff().toBuffer()],
    ['a.avif', photo().avif({ effort: 0 }).toBuffer()],
    ['pixels.raw', photo().raw().toBuffer()],
  ]
  return [
    ...FORMATS.map((format) => accepted(`plain.${format}`, photos[format] as Buffer)),
    ...(await Promise.all(good.map(async ([name, bytes]) => accepted(name, await bytes)))),
    ...(await Promise.all(refused.map(async ([name, bytes]) => refused415(name, await bytes)))),
    { ...accepted('one-pixel.png', await photo(1, 1).png().toBuffer()), size: [1, 1] },
    { ...accepted('one-line.png', await photo(600, 1).png().toBuffer()), size: [600, 1] },
    // Made narrower: 1600 × 4800 is the most of a steep one.
    { ...accepted('tower.png', await photo(2, 9000).png().toBuffer()), size: [1, 4800] },
  ]
}

/** A good picture under names that mean harm somewhere else. */
function names(bytes: Buffer): CorpusFile[] {
  const all = [
    '../../../etc/passwd',
    '..\\..\\windows\\system32\\a.jpg',
    '/etc/passwd',
    'photo\0.php.jpg',
    'photo\u202Egpj.exe',
    'a'.repeat(1000),
    'صورة قط.jpg',
    '.htaccess',
    'con.jpg',
    "'; DROP TABLE uploads; --.jpg",
    '<img src=x onerror=alert(1)>.jpg',
    '"quoted".jpg',
    'line\r\nContent-Type: text/html.jpg',
    '%2e%2e%2fa.jpg',
    'no-extension',
    ' ',
    '🐱.jpg',
    'photo.jpg.php',
  ]
  return all.map((name) => accepted(name, bytes))
}

/** Wrong names and types for good pictures; good names and types for what is not a picture. */
async function disguises(photos: Record<string, Buffer>): Promise<CorpusFile[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>`
  const html = `<!doctype html><title>x</title>${SCRIPT}`
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return [
    { ...accepted('page.html', photos.jpeg as Buffer), type: 'text/html' },
    { ...accepted('drawing.svg', photos.png as Buffer), type: 'image/svg+xml' },
    { ...accepted('wrong.png', photos.jpeg as Buffer), type: 'image/png' },
    { ...accepted('wrong.jpg', photos.gif as Buffer), type: 'image/jpeg' },
    { ...accepted('wrong.gif', photos.webp as Buffer), type: 'image/gif' },
    ...[
      ['vector.jpg', svg],
      ['vector.png', `<?xml version="1.0"?>\n<!-- ${' '.repeat(500)} -->${svg}`],
      ['entity.svg', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`],
      ['page.jpg', html],
      ['paper.jpg', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'],
      ['shell.jpg', '<?php system($_GET["c"]); ?>'],
      ['script.gif', '#!/bin/sh\ncat /etc/passwd'],
      ['text.webp', 'only words'],
      ['postscript.jpg', '%!PS-Adobe-3.0\n(/etc/passwd) (r) file'],
      ['empty.png', ''],
      ['zero.jpg', '\0'.repeat(512)],
    ].map(([name = '', text = '']) => refused415(name, Buffer.from(text))),
    refused415('magic-then-vector.png', Buffer.concat([png, Buffer.from(svg)])),
    refused415('magic-then-page.gif', Buffer.from(`GIF89a${html}`)),
    refused415(
      'magic-then-script.jpg',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
    ),
    refused415('magic-then-nothing.webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')),
    refused415('zip.jpg', Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1')),
    refused415('program.jpg', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')),
    refused415('windows.jpg', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')),
    refused415('bitmap.jpg', Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1')),
    refused415('icon.png', Buffer.from('\0\0\x01\0\x01\0\x10\x10', 'latin1')),
    refused415('phone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
    refused415('late.jpg', Buffer.concat([Buffer.from('\n'), photos.jpeg as Buffer])),
  ]
}

/** Pictures that are something else too: a picture comes out of them, and nothing else. */
function polyglots(photos: Record<string, Buffer>): CorpusFile[] {
  const archive = Buffer.from(`PK\x03\x04${SECRET_IN_METADATA}PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
  const tails: [string, Buffer][] = [
    ['archive', archive],
    ['page', Buffer.from(`${SECRET_IN_METADATA}${SCRIPT}`)],
    ['php', Buffer.from(`<?php /* ${SECRET_IN_METADATA} */ system("id"); ?>`)],
  ]
  return FORMATS.flatMap((format) =>
    tails.map(([kind, tail]) =>
      accepted(`${format}-and-${kind}`, Buffer.concat([photos[format] as Buffer, tail])),
    ),
  )
}

/** Small files that would grow beyond any memory. */
async function bombs(photos: Record<string, Buffer>): Promise<CorpusFile[]> {
  const screen = Buffer.from(photos.gif as Buffer)
  screen.writeUInt16LE(65_535, 6)
  screen.writeUInt16LE(65_535, 8)
  const frame = Buffer.from(screen)
  // A frame's position and size follow its comma.
  const start = frame.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, WIDTH, 0, HEIGHT, 0]))
  frame.writeUInt16LE(65_535, start + 5)
  frame.writeUInt16LE(65_535, start + 7)
  const zeros = deflateSync(Buffer.alloc(256 * 1024 * 1024))
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros])
  const profile = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), zeros])
  const png = await photo().png().toBuffer()
  return [
    { name: 'wide.png', bytes: pngOf(40_000, 40_000, Buffer.alloc(64)), outcome: 'too-many-pixels' },
    { name: 'long.png', bytes: pngOf(1, 2_000_000_000, Buffer.alloc(64)), outcome: 'unsupported-image' },
    { name: 'just-above.png', bytes: pngOf(8000, 5001, Buffer.alloc(64)), outcome: 'too-many-pixels' },
    { name: 'promise.png', bytes: pngOf(6000, 6000, Buffer.alloc(64)), outcome: 'unsupported-image' },
    // Its one frame is small, and that is all there is to show.
    accepted('screen.gif', screen),
    { name: 'frame.gif', bytes: frame, outcome: 'too-many-pixels' },
    { name: 'frames.gif', bytes: await manyFrames(400), outcome: 'accepted', size: [4, 4] },
    accepted('text-bomb.png', withChunk(png, 'zTXt', text)),
    accepted('profile-bomb.png', withChunk(png, 'iCCP', profile)),
    {
      name: 'heavy.jpg',
      bytes: Buffer.concat([photos.jpeg as Buffer, Buffer.alloc(10 * 1024 * 1024)]),
      outcome: 'image-too-large',
    },
  ]
}

async function manyFrames(count: number): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background: { r: n % 256, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** A file that ends early is not the picture that was sent. */
async function truncations(): Promise<CorpusFile[]> {
  const files: CorpusFile[] = []
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await photo(96, 64).toFormat(format).toBuffer()
    for (const share of [0.05, 0.25, 0.5, 0.75, 0.9])
      files.push(refused415(`cut-${share}.${format}`, whole.subarray(0, Math.floor(whole.length * share))))
  }
  const gif = await photo(96, 64).gif().toBuffer()
  for (const share of [0.01, 0.05, 0.1])
    files.push(refused415(`cut-${share}.gif`, gif.subarray(0, Math.floor(gif.length * share))))
  return files
}

/** Bytes in the middle that are not what they were. */
async function corruptions(): Promise<CorpusFile[]> {
  const png = await photo().png().toBuffer()
  const damaged = Buffer.from(png)
  damaged.fill(0x55, 60, 90)
  const header = Buffer.from(png)
  header.writeUInt8(99, 24)
  const sizeless = Buffer.from(png)
  sizeless.writeUInt32BE(0, 16)
  const webp = Buffer.from(await photo().webp().toBuffer())
  webp.fill(0xff, 20, 40)
  const gif = Buffer.from(await photo().gif().toBuffer())
  gif.fill(0xff, 10, 40)
  return [
    refused415('damaged-data.png', damaged),
    refused415('no-such-depth.png', header),
    refused415('no-width.png', sizeless),
    refused415('damaged-start.webp', webp),
    refused415('twice-the-start.jpg', Buffer.from('ffd8ffd8ffd8ffd8ff', 'hex')),
  ]
}

async function metadata(): Promise<CorpusFile[]> {
  const exif = {
    IFD0: { Artist: SECRET_IN_METADATA, ImageDescription: SCRIPT, Copyright: SECRET_IN_METADATA },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 35/1 0/1', GPSLongitudeRef: 'E' },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET_IN_METADATA}${SCRIPT}</x:xmpmeta>`
  const png = await photo().png().toBuffer()
  const jpeg = await photo().jpeg().toBuffer()
  const comment = Buffer.from(`${SECRET_IN_METADATA}${SCRIPT}`)
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return [
    ...(await Promise.all(
      (['jpeg', 'png', 'webp'] as const).map(async (format) =>
        accepted(`exif.${format}`, await photo().withExif(exif).toFormat(format).toBuffer()),
      ),
    )),
    accepted('xmp.jpg', await photo().withXmp(xmp).jpeg().toBuffer()),
    accepted('xmp.webp', await photo().withXmp(xmp).webp().toBuffer()),
    accepted('comment.jpg', Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)])),
    accepted('comment.png', withChunk(png, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), comment]))),
  ]
}

/** 5 to 8 are rotated by 90 degrees. */
function orientations(): Promise<CorpusFile[]> {
  return Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
      ...accepted(
        `orientation-${orientation}.jpg`,
        await photo().withMetadata({ orientation }).jpeg().toBuffer(),
      ),
      size: orientation < 5 ? SIZE : ([HEIGHT, WIDTH] as [number, number]),
    })),
  )
}

function accepted(name: string, bytes: Buffer): CorpusFile {
  return { name, bytes, outcome: 'accepted', size: SIZE }
}

function refused415(name: string, bytes: Buffer): CorpusFile {
  return { name, bytes, outcome: 'unsupported-image' }
}

/** A PNG whose header promises that size, with other data than it would need. */
function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** One chunk more, right behind the header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = 33
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk(type, data), png.subarray(afterHeader)])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
