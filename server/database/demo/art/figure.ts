// Figures on a transparent ground: an animal or a thing of Fluent Emoji 3D (MIT) in a coat, or a drawing of ours.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { applyCoat, type Coat } from '#server/database/demo/art/colour.ts'
import { SQUARE } from '#server/database/demo/art/drawing-tools.ts'
import { layersOf } from '#server/database/demo/art/drawings.ts'
import type { Drawing, Figure } from '#server/database/demo/art/look.ts'

/** RGBA pixels cut to the figure's own edges. */
export type Cutout = { data: Buffer; width: number; height: number }

const assets = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

/** The figure with its longest side at `side` pixels. */
export async function drawFigure(figure: Figure, side: number): Promise<Cutout> {
  const cutout =
    'draw' in figure ? await drawOurs(figure.draw, side) : await drawEmoji(figure.code, figure.coat, side)
  if (!figure.mirror) return cutout
  const { data, info } = await sharp(cutout.data, { raw: { ...sizeOf(cutout), channels: 4 } })
    .flop()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export function sizeOf({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  return { width, height }
}

async function drawEmoji(code: string, coat: Coat | undefined, side: number): Promise<Cutout> {
  const original = await readFile(path.join(assets, `${code}.webp`))
  const cutout = await cutToEdges(sharp(original))
  if (coat) applyCoat(cutout.data, cutout.width, cutout.height, coat)
  const { data, info } = await sharp(cutout.data, { raw: { ...sizeOf(cutout), channels: 4 } })
    .resize({ ...sizeWithin(cutout, side), kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  tightenEdge(data)
  return { data, width: info.width, height: info.height }
}

/** Drawn at the wanted size, so it is as sharp as can be. */
async function drawOurs(drawing: Drawing, side: number): Promise<Cutout> {
  // A drawing fills most of its square, so this is a little larger than needed.
  const canvas = Math.round(side * 1.15)
  const unit = canvas / SQUARE
  const layers: OverlayOptions[] = []
  for (const layer of layersOf(drawing)) {
    if (typeof layer === 'string') {
      layers.push({
        input: await sharp(Buffer.from(layer)).resize(canvas, canvas).png({ compressionLevel: 1 }).toBuffer(),
      })
      continue
    }
    const print = await drawFigure(layer.figure, Math.round(layer.side * unit))
    layers.push({
      input: print.data,
      raw: { ...sizeOf(print), channels: 4 },
      left: Math.round(layer.x * unit - print.width / 2),
      top: Math.round(layer.y * unit - print.height / 2),
    })
  }
  const sheet = await sharp({ create: { width: canvas, height: canvas, channels: 4, background: '#0000' } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const cutout = await cutToEdges(sharp(sheet))
  const { data, info } = await sharp(cutout.data, { raw: { ...sizeOf(cutout), channels: 4 } })
    .resize(sizeWithin(cutout, side))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function cutToEdges(image: Sharp): Promise<Cutout> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) < 60) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 }
  const cut = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(box)
    .raw()
    .toBuffer()
  return { data: cut, width: box.width, height: box.height }
}

function sizeWithin(
  { width, height }: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const scale = side / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Takes the soft pale rim off that enlarging a small picture leaves (design/README.md, picture recipe). */
function tightenEdge(pixels: Buffer): void {
  for (let i = 3; i < pixels.length; i += 4) {
    pixels[i] = Math.min(255, Math.max(0, Math.round((pixels[i] ?? 0) * 1.34 - 78)))
  }
}
