// How a bird of ours is given its body: a filled outline with light on its upper left and shade on its lower right, and
// marks that follow the outline's edge.
import { css, oklch } from '#server/database/demo/art/colour.ts'

export type Tone = readonly [lightness: number, chroma: number, hue: number]

export function ink([lightness, chroma, hue]: Tone, lift = 0, opacity = 1): string {
  return css(oklch(Math.min(1, Math.max(0, lightness + lift)), chroma, hue), opacity)
}

/** One rounded part of the bird; `marks` are cut at its edge and lie below its light and shade. */
export function part(id: string, outline: string, tone: Tone, marks = '', depth = 1): string {
  const shade = ink([tone[0] * 0.62, tone[1] * 1.05, tone[2] - 10], 0, 0.62 * depth)
  return `<linearGradient id="${id}-fill" x1=".15" y1="0" x2=".55" y2="1"><stop offset="0" stop-color="${ink(tone, 0.07)}"/><stop offset=".5" stop-color="${ink(tone)}"/><stop offset="1" stop-color="${ink([tone[0] - 0.09, tone[1] * 1.06, tone[2] - 4])}"/></linearGradient>
    <clipPath id="${id}"><path d="${outline}"/></clipPath>
    <g clip-path="url(#${id})"><path d="${outline}" fill="url(#${id}-fill)"/>${marks}
    <path d="${outline}" fill="none" stroke="${shade}" stroke-width="${30 * depth}" filter="url(#soft)" transform="translate(${-7 * depth} ${-11 * depth})"/>
    <path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${20 * depth}" filter="url(#soft)" transform="translate(${9 * depth} ${12 * depth})"/></g>`
}

/** A round, dark eye with its light; `ring` is the bare skin around it. */
export function eye(x: number, y: number, radius: number, ring?: Tone): string {
  return `${ring ? `<circle cx="${x}" cy="${y}" r="${radius * 1.5}" fill="${ink(ring)}"/>` : ''}<circle cx="${x}" cy="${y}" r="${radius}" fill="#1d1720"/><circle cx="${x - radius * 0.32}" cy="${y - radius * 0.36}" r="${radius * 0.3}" fill="#fff"/>`
}

/** Two legs whose feet stand on `ground`. */
export function legs(x: number, top: number, ground: number, tone: Tone): string {
  const leg = (at: number, lift: number) =>
    `<path d="M${at + 9} ${top} L${at} ${ground - 9}" stroke="${ink(tone, lift)}" stroke-width="15"/><path d="M${at - 26} ${ground - 8} H${at + 12}" stroke="${ink(tone, lift - 0.04)}" stroke-width="15" stroke-linecap="round"/>`
  return `<g fill="none">${leg(x + 48, -0.09)}${leg(x, 0)}</g>`
}

/** What every bird's drawing begins with. */
export const SOFT =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter><filter id="mist" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>'
