// How far and where a picture is enlarged (S-GAL-02, S-GAL-03). Lengths in CSS pixels, from the middle of the frame.

export const ZOOM = { min: 0.5, max: 3, step: 0.5, initial: 1 } as const

export type Zoom = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Box = { width: number; height: number }

export const NOT_ZOOMED: Zoom = { scale: ZOOM.initial, x: 0, y: 0 }

/** The next full step up or down; from 1.3, which a pinch may leave, up is 1.5 and down is 1. */
export function nextScale(scale: number, direction: 1 | -1): number {
  const steps = scale / ZOOM.step
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1
  return limitScale(next * ZOOM.step)
}

export function limitScale(scale: number): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, scale))
}

/** Changes the scale while keeping `point` in place. */
export function zoomAt(zoom: Zoom, scale: number, point: Point = { x: 0, y: 0 }): Zoom {
  const factor = scale / zoom.scale
  return { scale, x: point.x - (point.x - zoom.x) * factor, y: point.y - (point.y - zoom.y) * factor }
}

/** A picture larger than the frame cannot be pushed past its own edge; a smaller one stays in the middle. */
export function keepInFrame(zoom: Zoom, picture: Box, frame: Box): Zoom {
  const limit = (value: number, size: number, room: number) => {
    const most = Math.max(0, (size * zoom.scale - room) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return {
    scale: zoom.scale,
    x: limit(zoom.x, picture.width, frame.width),
    y: limit(zoom.y, picture.height, frame.height),
  }
}

/** The size of a picture that is fitted into a frame. */
export function containedIn(picture: Box, frame: Box): Box {
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * factor, height: picture.height * factor }
}
