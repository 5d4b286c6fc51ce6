// What a messenger shows beside the link to a product or a family (conventions 21, S2-15): its picture in the world of
// its family, its name and price, the shop's face. A JPEG of 1200 × 630, well below the 300 KB that WhatsApp takes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { World } from '#domain/catalog/worlds.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import { cutText } from '#text/format-text.ts'
import { atRight, drawFittingText, drawText } from './draw-text.ts'

const SHARE_SIZE = { width: 1200, height: 630 } as const
/** The light values of ui/styles/tokens.css, as colours that SVG reads; the sun is seven tenths of the tint. */
const COLOURS: Record<World, { block: string; sun: string; edge: string; ink: string }> = {
  cats: { block: '#fec58c', sun: '#ffe1c1', edge: '#f5a75e', ink: '#572504' },
  birds: { block: '#d4e880', sun: '#eaf4be', edge: '#b9d458', ink: '#2d3b0e' },
  fish: { block: '#9be1ec', sun: '#cbf0f6', edge: '#6acddc', ink: '#003a49' },
  rabbits: { block: '#d6c2f7', sun: '#ebe0fd', edge: '#c0a6f2', ink: '#3b2162' },
  small: { block: '#ffbdbe', sun: '#ffdede', edge: '#f99da0', ink: '#601e25' },
  supplies: { block: '#ead7b0', sun: '#f6ebd4', edge: '#ddbe87', ink: '#463111' },
}

/** `picture` is its first one; `label`, the price of a product, and `shop` are drawn as written. */
export type Shared = {
  name: string
  label: string
  shop: string
  world: World
  picture: Buffer | null
}

const FRAME = { left: 64, top: 61, side: 508, border: 12, radius: 52 }
const COLUMN = { right: 1134, width: 486 }
const SHOP = { middle: 102, width: COLUMN.width - 82, height: 84, sizes: [48, 40, 32, 26, 22] }
const NAME = { middle: 302, width: COLUMN.width, height: 268, sizes: [74, 66, 58, 50, 42, 36] }
const LABEL = { top: 466, height: 100, padding: 36, size: 58 }
const MAX_NAME_LENGTH = 90

export async function drawSharePicture(shared: Shared): Promise<Buffer> {
  const { ink } = COLOURS[shared.world]
  const [picture, logo, shop, name, label] = await Promise.all([
    shared.picture ? framed(shared.picture) : null,
    sharp(await readFile(join(projectFolder, 'shop', 'brand', 'logo.svg')), { density: 600 })
      .resize(shared.picture ? 64 : 240)
      .png()
      .toBuffer(),
    drawFittingText(shared.shop, { ...SHOP, colour: ink }),
    drawFittingText(cutText(shared.name.trim(), MAX_NAME_LENGTH), { ...NAME, colour: ink }),
    drawText(shared.label, { size: LABEL.size, colour: '#13302f' }),
  ])
  const pill = label.width + 2 * LABEL.padding
  const scenery = sceneryOf(shared.world, pill)
  const layers: OverlayOptions[] = [
    picture
      ? { input: picture, left: FRAME.left + FRAME.border, top: FRAME.top + FRAME.border }
      : { input: logo, left: FRAME.left + (FRAME.side - 240) / 2, top: FRAME.top + (FRAME.side - 240) / 2 },
    ...(picture ? [{ input: logo, left: COLUMN.right - 64, top: 70 }] : []),
    atRight(shop, COLUMN.right - (picture ? 82 : 0), SHOP.middle),
    atRight(name, COLUMN.right, NAME.middle),
    atRight(label, COLUMN.right - LABEL.padding, LABEL.top + LABEL.height / 2),
  ]
  return sharp(Buffer.from(scenery)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

async function framed(picture: Buffer): Promise<Buffer> {
  const side = FRAME.side - 2 * FRAME.border
  const radius = FRAME.radius - FRAME.border
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`
  return sharp(picture)
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function sceneryOf(world: World, pill: number): string {
  const { block, sun, edge } = COLOURS[world]
  const { width, height } = SHARE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${block}"/>
    <circle cx="300" cy="300" r="372" fill="${sun}"/>
    <ellipse cx="520" cy="880" rx="1080" ry="356" fill="${edge}"/>
    <rect x="${FRAME.left}" y="${FRAME.top + 8}" width="${FRAME.side}" height="${FRAME.side}" rx="${FRAME.radius}" fill="#000" opacity=".08"/>
    <rect x="${FRAME.left}" y="${FRAME.top}" width="${FRAME.side}" height="${FRAME.side}" rx="${FRAME.radius}" fill="#fff"/>
    <rect x="${COLUMN.right - pill}" y="${LABEL.top}" width="${pill}" height="${LABEL.height}" rx="${LABEL.height / 2}" fill="#fff"/>
  </svg>`
}
