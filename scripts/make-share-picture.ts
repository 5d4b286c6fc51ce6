// Makes public/share.jpg, what a shared link to the shop shows (conventions 21): the first world of the home page and
// the shop's face. What it makes is committed; run it again with `node scripts/make-share-picture.ts`.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '#platform/process/project-folder.ts'
import { drawFigure, sizeOf } from '#server/database/demo/art/figure.ts'
import { BIRDS, CATS } from '#server/database/demo/art/figures.ts'
import { drawText } from '#server/media/draw-text.ts'

/** The world of cats (ui/styles/tokens.css), as colours that SVG reads. */
const BLOCK = '#ffc691'
const SUN = '#ffe0c1'
const HILL = '#f5a65e'

const scenery = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="${BLOCK}"/>
  <circle cx="430" cy="270" r="265" fill="${SUN}"/>
  <ellipse cx="470" cy="850" rx="900" ry="390" fill="${HILL}"/>
  <ellipse cx="400" cy="566" rx="250" ry="20" fill="#542a00" opacity=".22" filter="blur(12px)"/>
</svg>`

const name = await drawText('أليف', { size: 118, colour: '#542a00' })
const line = await drawText('حيوانات أليفة ومستلزماتها، إلى كل محافظات عُمان', {
  size: 40,
  colour: '#542a00',
  width: 400,
})
const logo = await readFile(join(projectFolder, 'shop', 'brand', 'logo.svg'))
await sharp(Buffer.from(scenery))
  .composite([
    await standing({ ...CATS.ginger.body, mirror: true }, 520, 150, 570),
    await standing({ code: '1f9f6' }, 150, 700, 578),
    await standing({ ...BIRDS.chick, mirror: true }, 120, 60, 574),
    { input: await sharp(logo, { density: 900 }).resize(112).toBuffer(), left: 1020, top: 96 },
    { input: name.data, left: 990 - name.width, top: 152 - Math.round(name.height / 2) },
    { input: line.data, left: 1132 - line.width, top: 250 },
  ])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(projectFolder, 'public', 'share.jpg'))

/** A figure with its left edge at `left` and its feet at `ground`. */
async function standing(
  figure: Parameters<typeof drawFigure>[0],
  side: number,
  left: number,
  ground: number,
) {
  const cutout = await drawFigure(figure, side)
  return {
    input: cutout.data,
    raw: { ...sizeOf(cutout), channels: 4 as const },
    left,
    top: ground - cutout.height,
  }
}
