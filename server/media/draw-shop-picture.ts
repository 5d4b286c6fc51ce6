// What a messenger shows beside a link to the shop itself: its ground is a file, its name is the one in the settings.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '#platform/process/project-folder.ts'
import { shareImageText } from '#text/shell.ts'
import { atRight, drawFittingText } from './draw-text.ts'

const GROUND = join(projectFolder, 'server', 'media', 'shop-picture.jpg')
const INK = '#572504'
const RIGHT = 1134
const NAME = { middle: 236, width: 410, height: 156, sizes: [128, 104, 84, 68, 56, 46, 38, 32] }
const LINE = { middle: 386, width: 410, height: 150, sizes: [40] }
const LOGO = { side: 88, top: 56 }

export async function drawShopPicture(shop: string): Promise<Buffer> {
  const [logo, name, line] = await Promise.all([
    sharp(await readFile(join(projectFolder, 'shop', 'brand', 'logo.svg')), { density: 600 })
      .resize(LOGO.side)
      .png()
      .toBuffer(),
    drawFittingText(shop, { ...NAME, colour: INK }),
    drawFittingText(shareImageText.line, { ...LINE, colour: INK }),
  ])
  return sharp(GROUND)
    .composite([
      { input: logo, left: RIGHT - LOGO.side, top: LOGO.top },
      atRight(name, RIGHT, NAME.middle),
      atRight(line, RIGHT, LINE.middle),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
