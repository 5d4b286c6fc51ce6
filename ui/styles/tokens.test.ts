import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WORLDS } from '#domain/catalog/worlds.ts'

type Lab = readonly [lightness: number, a: number, b: number]

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const light = readTokens(':root {')
const themes = { light, dark: new Map([...light, ...readTokens('[data-theme="dark"] {')]) }

const TEXT: [text: string, grounds: string[]][] = [
  ['color-ink', ['color-ground', 'color-surface', 'color-sunken', 'color-brand-soft-2']],
  ['color-ink-2', ['color-ground', 'color-surface', 'color-sunken']],
  ['color-ink-3', ['color-ground', 'color-surface', 'color-sunken']],
  ['color-on-brand', ['color-brand', 'color-brand-hover']],
  [
    'color-brand-ink',
    ['color-ground', 'color-surface', 'color-sunken', 'color-brand-soft', 'color-brand-soft-2'],
  ],
  ['color-on-deep', ['color-deep']],
  ['color-on-deep-2', ['color-deep']],
  ...['ok', 'warn', 'danger', 'off'].map((name): [string, string[]] => [
    `color-${name}`,
    [`color-${name}-soft`, 'color-surface', 'color-ground'],
  ]),
  ...WORLDS.map((world): [string, string[]] => [
    `${world}-ink`,
    ['block', 'tint', 'edge', 'sun'].map((part) => `${world}-${part}`),
  ]),
]

const CONTROLS: [control: string, grounds: string[]][] = [
  ['color-line-strong', ['color-surface', 'color-ground']],
  [
    'color-brand',
    [
      'color-ground',
      'color-surface',
      'color-sunken',
      ...WORLDS.flatMap((world) => [`${world}-edge`, `${world}-block`]),
    ],
  ],
  ['color-danger', ['color-surface']],
]

for (const theme of ['light', 'dark'] as const) {
  test.each(pairs(TEXT))(
    `conventions 22: text %s on %s has a contrast of 4.5:1 in ${theme}`,
    (text, ground) => {
      expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
    },
  )
  test.each(pairs(CONTROLS))(
    `conventions 22: control %s on %s has a contrast of 3:1 in ${theme}`,
    (control, ground) => {
      expect(contrast(colour(theme, control), colour(theme, ground))).toBeGreaterThanOrEqual(3)
    },
  )
  test.each(WORLDS)(`the circle of %s is lighter than its block in ${theme}`, (world) => {
    expect(colour(theme, `${world}-sun`)[0]).toBeGreaterThan(colour(theme, `${world}-block`)[0])
  })
}

test('black on white measures 21:1', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1)
})

function pairs(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([one, others]) => others.map((other): [string, string] => [one, other]))
}

function readTokens(selector: string): Map<string, Lab> {
  const start = css.indexOf(selector)
  const block = css.slice(start, css.indexOf('}', start))
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return new Map(
    Array.from(found, ([, name = '', lightness, chroma, hue]): [string, Lab] => {
      const angle = (Number(hue) * Math.PI) / 180
      return [name, [Number(lightness), Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)]]
    }),
  )
}

/** `…-sun` is mixed as tokens.css says: tint 70 % in block; in the dark, edge 46 % in block. */
function colour(theme: keyof typeof themes, name: string): Lab {
  const world = /^(\w+)-sun$/.exec(name)?.[1]
  if (world) {
    const [over, share] = theme === 'light' ? (['tint', 0.7] as const) : (['edge', 0.46] as const)
    const front = colour(theme, `${world}-${over}`)
    const back = colour(theme, `${world}-block`)
    return [0, 1, 2].map((i) => (front[i] ?? 0) * share + (back[i] ?? 0) * (1 - share)) as unknown as Lab
  }
  const value = themes[theme].get(name)
  if (!value) throw new Error(`no token --${name}`)
  return value
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: Lab, other: Lab): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Oklab to linear sRGB (Björn Ottosson's matrices), cut to what a screen shows, then relative luminance. */
function luminance([lightness, a, b]: Lab): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
