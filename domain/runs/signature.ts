// A signature as the strokes of a finger (W-07): each is x, y, x, y … on a field of 1000 by 400. Pure.

export const SIGNATURE = { width: 1000, height: 400, strokes: 60, numbers: 6000 } as const

export type Stroke = readonly number[]

/** The minimum length and extent of a signature, in units of the field, so that dots do not count. */
const MIN_LENGTH = 120
const MIN_EXTENT = 40

export function isSignature(strokes: readonly Stroke[]): boolean {
  const isLong = strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= MIN_LENGTH
  return isLong && Math.max(extentOf(strokes, 0), extentOf(strokes, 1)) >= MIN_EXTENT
}

/** @param axis 0 across, 1 down */
function extentOf(strokes: readonly Stroke[], axis: 0 | 1): number {
  const places = strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === axis))
  return Math.max(...places) - Math.min(...places)
}

function lengthOf(stroke: Stroke): number {
  let length = 0
  for (let at = 2; at + 1 < stroke.length; at += 2)
    length += Math.hypot(
      (stroke[at] ?? 0) - (stroke[at - 2] ?? 0),
      (stroke[at + 1] ?? 0) - (stroke[at - 1] ?? 0),
    )
  return length
}

/** For the `d` of an SVG path; a stroke of one point is a dot. */
export function pathOf(strokes: readonly Stroke[]): string {
  return strokes.map(pathOfStroke).join('')
}

function pathOfStroke([x = 0, y = 0, ...rest]: Stroke): string {
  return `M${x} ${y}${rest.length > 0 ? `L${rest.join(' ')}` : 'h0'}`
}
