// Arabic text as pixels, shaped and wrapped by the image library itself (Pango, HarfBuzz), in the shop's own display
// font: Fontsource's Alexandria, bold, Arabic and ASCII in one file (SIL OFL).
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { projectFolder } from '#platform/process/project-folder.ts'

const FOLDER = join(projectFolder, 'server', 'media', 'fonts')
const FONT_FILE = join(FOLDER, 'alexandria-bold.ttf')
// Read once, when the first text is drawn.
process.env.FONTCONFIG_FILE = join(FOLDER, 'fonts.conf')

/** Characters missing in the font would be drawn as empty boxes. */
const UNKNOWN_TO_FONT = /[^\p{Script=Arabic}\p{M}\u0020-\u007E\u00A0\u00AB\u00BB\u2013\u2014\u2026،؛؟٪]/gu
const RIGHT_TO_LEFT_MARK = '\u200F'
/** True if visible text remains: a name of only emoji leaves nothing. */
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u
/** No word has more marks on a letter; unlimited marks would leave the picture. */
const TOWER_OF_MARKS = /(\p{M}{3})\p{M}+/gu
const NOTHING = { create: { width: 1, height: 1, channels: 4, background: '#0000' } } as const

export type DrawnText = { data: Buffer; width: number; height: number }

/** One paragraph from right to left. `size` and `width` in pixels, `colour` as #rrggbb. */
export async function drawText(
  text: string,
  { size, width, colour }: { size: number; width?: number; colour: string },
): Promise<DrawnText> {
  const known = text.replace(UNKNOWN_TO_FONT, ' ').replace(/\s+/g, ' ').replace(TOWER_OF_MARKS, '$1').trim()
  const written = {
    text: {
      text: `<span foreground="${colour}">${RIGHT_TO_LEFT_MARK}${escapeMarkup(known)}</span>`,
      font: `Alexandria Bold ${size}`,
      fontfile: FONT_FILE,
      rgba: true,
      dpi: 72,
      align: 'left' as const,
      wrap: 'word-char' as const,
      ...(width && { width }),
    },
  }
  const { data, info } = await sharp(INK.test(known) ? written : NOTHING)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** At the largest of the sizes at which it has room, else at the last one. */
export async function drawFittingText(
  text: string,
  {
    sizes,
    width,
    height,
    colour,
  }: { sizes: readonly number[]; width: number; height: number; colour: string },
): Promise<DrawnText> {
  for (const size of sizes) {
    const drawn = await drawText(text, { size, width, colour })
    if ((drawn.height <= height && drawn.width <= width) || size === sizes.at(-1)) return drawn
  }
  throw new Error('there is no size for a text')
}

/** Where its right edge and its middle line are. */
export function atRight(text: DrawnText, right: number, middle: number): OverlayOptions {
  return { input: text.data, left: Math.round(right - text.width), top: Math.round(middle - text.height / 2) }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
