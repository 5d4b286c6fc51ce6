// Colour for the demo pictures: the six worlds of the design in sRGB, and coats of fur, feather and scale by turning
// a figure's colours in OKLab, where lightness stays lightness.
import type { World } from '#contract/catalog.ts'

export type Rgb = readonly [red: number, green: number, blue: number]
export type Palette = { block: Rgb; tint: Rgb; edge: Rgb; ink: Rgb }

/** The light values of ui/styles/tokens.css; pictures have one theme, dark pages dim them. */
export const WORLD_COLOURS: Record<World, Palette> = {
  cats: palette([0.862, 0.098, 66], [0.955, 0.034, 70], [0.79, 0.128, 62], [0.33, 0.085, 48]),
  birds: palette([0.895, 0.132, 118], [0.97, 0.042, 116], [0.825, 0.152, 120], [0.33, 0.07, 125]),
  fish: palette([0.868, 0.072, 208], [0.96, 0.024, 208], [0.795, 0.095, 208], [0.32, 0.062, 220]),
  rabbits: palette([0.848, 0.075, 302], [0.957, 0.024, 302], [0.775, 0.11, 300], [0.32, 0.11, 298]),
  small: palette([0.86, 0.076, 18], [0.96, 0.024, 20], [0.79, 0.11, 18], [0.34, 0.095, 18]),
  supplies: palette([0.885, 0.055, 84], [0.965, 0.022, 84], [0.815, 0.08, 82], [0.33, 0.055, 75]),
}

export const WHITE: Rgb = [255, 255, 255]

type Lch = readonly [lightness: number, chroma: number, hue: number]

function palette(block: Lch, tint: Lch, edge: Lch, ink: Lch): Palette {
  return { block: oklch(...block), tint: oklch(...tint), edge: oklch(...edge), ink: oklch(...ink) }
}

/** OKLCH (hue in degrees) to sRGB, cut at the edge of the gamut. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  return fromOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
}

/** `share` of `to` in `from`, 0 to 1. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [0, 1, 2].map((i) =>
    Math.round((from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share),
  ) as unknown as Rgb
}

export function css(colour: Rgb, opacity = 1): string {
  return `rgba(${colour.join(',')},${opacity})`
}

/**
 * A coat: `lightness` and `chroma` multiply, `lift` adds to the lightness, `hue` turns by degrees, `dye` sets the hue.
 * `only` limits it to a range of original hues, so that a pink nose stays pink. Eyes and other dark marks stay dark
 * unless `everything` is set.
 */
export type Coat = {
  lightness?: number
  lift?: number
  chroma?: number
  hue?: number
  dye?: number
  only?: readonly [from: number, to: number]
  everything?: boolean
  /** Below this share of the height `only` does not count: a chin that glows pink is fur all the same. */
  allBelow?: number
  /** The least chroma, where the original is too pale to be dyed. */
  least?: number
  /** Soft-edged marks, in shares of the figure's box: points of a Siamese, the saddle of a Dutch rabbit. */
  marks?: readonly Mark[]
}
export type Mark = { x: number; y: number; rx: number; ry: number; colour: Lch; strength?: number }

/** Recolours RGBA pixels in place. */
export function applyCoat(pixels: Buffer, width: number, height: number, coat: Coat): void {
  const turn = ((coat.hue ?? 0) * Math.PI) / 180
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue
    const [l, a, b] = toOklab(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0)
    const chroma = Math.hypot(a, b)
    const angle = Math.atan2(b, a)
    const row = Math.floor(i / 4 / width) / height
    const amount = reach(coat, l, chroma, (angle * 180) / Math.PI, row)
    let light = l
    let newA = a
    let newB = b
    if (amount > 0) {
      const newChroma = Math.max(chroma * (coat.chroma ?? 1), coat.least ?? 0)
      const newAngle = coat.dye === undefined ? angle + turn : (coat.dye * Math.PI) / 180
      light = between(l, clamp((coat.lift ?? 0) + l * (coat.lightness ?? 1)), amount)
      newA = between(a, newChroma * Math.cos(newAngle), amount)
      newB = between(b, newChroma * Math.sin(newAngle), amount)
    }
    for (const mark of coat.marks ?? []) {
      const x = ((i / 4) % width) / width
      const distance = Math.hypot((x - mark.x) / mark.rx, (row - mark.y) / mark.ry)
      const cover =
        (1 - smooth(0.75, 1.1, distance)) *
        (mark.strength ?? 1) *
        (coat.everything ? 1 : smooth(0.3, 0.45, l))
      if (cover <= 0) continue
      const [markL, markC, markH] = mark.colour
      const markAngle = (markH * Math.PI) / 180
      // The shape's own light and shade stays under the mark.
      light = between(light, clamp(markL + (light - 0.85) * 0.6), cover)
      newA = between(newA, markC * Math.cos(markAngle), cover)
      newB = between(newB, markC * Math.sin(markAngle), cover)
    }
    const [red, green, blue] = fromOklab(light, newA, newB)
    pixels[i] = red
    pixels[i + 1] = green
    pixels[i + 2] = blue
  }
}

function reach(coat: Coat, lightness: number, chroma: number, degrees: number, row: number): number {
  const dark = coat.everything ? 1 : smooth(0.3, 0.44, lightness)
  // Nearly grey pixels have no hue to speak of; they go with the coat.
  if (!coat.only || chroma < 0.018 || row > (coat.allBelow ?? 1)) return dark
  const [from, to] = coat.only
  const middle = (from + to) / 2
  const away = Math.abs(((((degrees - middle) % 360) + 540) % 360) - 180)
  return dark * (1 - smooth(0, 14, away - (to - from) / 2))
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}

function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

// Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/
function toOklab(red: number, green: number, blue: number): [number, number, number] {
  const r = linear(red)
  const g = linear(green)
  const b = linear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function gamma(value: number): number {
  const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(clamp(channel) * 255)
}
