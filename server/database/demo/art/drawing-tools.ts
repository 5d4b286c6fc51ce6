// The hand that draws: shades of one hue, gradients, grains.
import { css, oklch, type Rgb } from '#server/database/demo/art/colour.ts'
import type { Figure } from '#server/database/demo/art/look.ts'

export const SQUARE = 400

/** A layer is an SVG of the whole square, or a figure whose middle stands at x, y. */
export type Layer = string | { figure: Figure; x: number; y: number; side: number }

type Shades = { light: string; base: string; deep: string; dark: string; pale: string }

export function shades(hue: number, strength = 1): Shades {
  const of = (lightness: number, chroma: number) => css(oklch(lightness, chroma * strength, hue))
  return {
    pale: of(0.94, 0.035),
    light: of(0.8, 0.11),
    base: of(0.68, 0.14),
    deep: of(0.55, 0.13),
    dark: of(0.4, 0.1),
  }
}

export const WOOD: Rgb = oklch(0.68, 0.085, 62)

export const SAND: Rgb = oklch(0.83, 0.07, 82)

export function svg(body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}" width="1000" height="1000"><defs>${defs}</defs>${body}</svg>`
}

/** A gradient across (the default), down, or at a slant. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  direction = 'x2="1" y2="0"',
): string {
  const list = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
  return `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${list}</linearGradient>`
}

export function radial(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  at = 'cx=".35" cy=".3" r=".8"',
): string {
  const list = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
  return `<radialGradient id="${id}" ${at}>${list}</radialGradient>`
}

export const DOWN = 'x2="0" y2="1"'

export const SLANT = 'x2="1" y2="1"'

/** The same grains every time. */
export function grains(
  count: number,
  within: (i: number) => { x: number; y: number },
  draw: (x: number, y: number, i: number) => string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = within(i)
    return draw(Math.round(x), Math.round(y), i)
  }).join('')
}

export function heap(i: number, cx: number, cy: number, rx: number, ry: number): { x: number; y: number } {
  const angle = i * 2.399963
  const reach = Math.sqrt((i + 0.5) / 46)
  return { x: cx + Math.cos(angle) * rx * reach, y: cy + Math.sin(angle) * ry * reach }
}
