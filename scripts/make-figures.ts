// Makes the transparent figures of heroes, tiles and empty states, and the icons. What it makes is committed; run it
// again with `node scripts/make-figures.ts` when a figure or the logo changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { FIGURES, type FigureName, figureSet } from '#browser/figure/figures.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import { drawFigure, sizeOf } from '#server/database/demo/art/figure.ts'
import { BIRDS, CATS, FISH, PIGEONS, RABBITS, SMALL } from '#server/database/demo/art/figures.ts'
import type { Figure } from '#server/database/demo/art/look.ts'

/** All look to the left; the interface mirrors them. */
const DRAWN: Record<FigureName, Figure> = {
  cat: CATS.ginger.body,
  budgie: BIRDS.blueBudgie,
  fish: FISH.tang,
  rabbit: RABBITS.white.body,
  hamster: SMALL.golden,
  house: { code: '1f3e0' },
  yarn: { code: '1f9f6' },
  chick: BIRDS.chick,
  coral: { code: '1fab8' },
  carrot: { code: '1f955' },
  sunflower: { code: '1f33b' },
  basket: { code: '1f9fa' },
  truck: { code: '1f69a' },
  stethoscope: { code: '1fa7a' },
  nest: { code: '1faba' },
  star: { code: '2b50' },
  pigeon: PIGEONS.blue,
  dove: { code: '1f54a-fe0f' },
  turtle: { code: '1f422' },
  bowl: { draw: { kind: 'bowl', hue: 30, food: 'kibble' } },
}

const folder = join(projectFolder, 'public')
await mkdir(join(folder, 'figures'), { recursive: true })
for (const [name, figure] of Object.entries(DRAWN) as [FigureName, Figure][]) await makeFigure(name, figure)
await makeIcons()

/** In every width of its srcset, as AVIF and WebP. */
async function makeFigure(name: FigureName, figure: Figure): Promise<void> {
  const { width, height } = FIGURES[name]
  const cutout = await drawFigure(figure, Math.max(width, height))
  if (cutout.width !== width || cutout.height !== height) {
    throw new Error(`figures.ts: ${name} is { width: ${cutout.width}, height: ${cutout.height} }`)
  }
  const whole = sharp(cutout.data, { raw: { ...sizeOf(cutout), channels: 4 } })
  for (const format of ['avif', 'webp'] as const) {
    for (const [, file = '', wide = ''] of figureSet(name, format).matchAll(/(\/figures\/\S+) (\d+)w/g)) {
      const resized = whole.clone().resize({ width: Number(wide) })
      const encoded =
        format === 'avif'
          ? resized.avif({ quality: 62, effort: 6 })
          : resized.webp({ quality: 84, alphaQuality: 90, effort: 6 })
      await encoded.toFile(join(folder, file))
    }
  }
}

/** The cat's head for browser tabs, and for the home screen of a phone (http/manifest.ts). */
async function makeIcons(): Promise<void> {
  const logo = await readFile(join(projectFolder, 'shop', 'brand', 'logo.svg'))
  await writeFile(join(folder, 'favicon.svg'), logo)
  await writeFile(join(folder, 'favicon.ico'), icoOf(await drawIcon(logo, 48, 1, true), 48))
  await writeFile(join(folder, 'apple-touch-icon.png'), await drawIcon(logo, 180, 0.66))
  await mkdir(join(folder, 'icons'), { recursive: true })
  for (const side of [192, 512]) {
    await writeFile(join(folder, 'icons', `icon-${side}.png`), await drawIcon(logo, side, 0.92, true))
    // A launcher may cut anything outside a circle of four fifths.
    await writeFile(join(folder, 'icons', `maskable-${side}.png`), await drawIcon(logo, side, 0.56))
  }
}

/** The head over `share` of a square of `side`, on the soft teal of the shop or on nothing. */
async function drawIcon(logo: Buffer, side: number, share: number, bare = false): Promise<Buffer> {
  const head = await sharp(logo, { density: 900 })
    .resize(Math.round(side * share))
    .toBuffer()
  const ground = { r: 213, g: 241, b: 238, alpha: bare ? 0 : 1 }
  return sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input: head }])
    .png({ palette: true })
    .toBuffer()
}

/** A PNG in the frame that browsers without SVG icons ask for at /favicon.ico. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
