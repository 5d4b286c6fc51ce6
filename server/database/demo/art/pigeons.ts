// Pigeons: a small head on a full breast, a level back, short legs; the fantail spreads its tail.
import { type Layer, svg } from '#server/database/demo/art/drawing-tools.ts'
import type { PigeonName } from '#server/database/demo/art/look.ts'
import { eye, ink, legs, part, SOFT, type Tone } from '#server/database/demo/art/plumage.ts'

type Pigeon = {
  body: Tone
  wing: Tone
  tail: Tone
  bars?: Tone
  /** The neck's shimmer, from the head down. */
  neck?: readonly [upper: Tone, lower: Tone]
  head?: Tone
  eye?: Tone
  fan?: boolean
}

const LEGS: Tone = [0.66, 0.17, 18]
const WHITE: Tone = [0.97, 0.008, 260]
const SLATE: Tone = [0.36, 0.03, 262]

export const PIGEONS: Record<PigeonName, Pigeon> = {
  bluePigeon: {
    body: [0.66, 0.035, 258],
    wing: [0.76, 0.025, 256],
    tail: [0.52, 0.035, 260],
    bars: SLATE,
    head: [0.52, 0.04, 258],
    neck: [
      [0.56, 0.11, 160],
      [0.52, 0.13, 320],
    ],
  },
  whiteFantail: { body: WHITE, wing: [0.94, 0.012, 265], tail: WHITE, fan: true },
  redPigeon: {
    body: [0.52, 0.11, 38],
    wing: [0.93, 0.015, 70],
    tail: [0.93, 0.015, 70],
    head: [0.5, 0.115, 36],
    neck: [
      [0.5, 0.12, 36],
      [0.55, 0.1, 350],
    ],
  },
  blackPigeon: {
    body: WHITE,
    wing: [0.3, 0.025, 275],
    tail: [0.32, 0.025, 275],
    head: [0.29, 0.025, 275],
    neck: [
      [0.36, 0.07, 165],
      [0.38, 0.09, 310],
    ],
  },
  whitePigeon: { body: WHITE, wing: [0.94, 0.012, 265], tail: [0.93, 0.014, 265] },
}

const BODY =
  'M72 92 C70 52 98 28 130 30 C164 32 184 58 188 96 C192 128 214 146 254 164 C300 186 332 210 336 238 C336 280 280 314 214 318 C140 320 84 288 70 232 C60 190 80 150 78 122Z'
const WING =
  'M150 196 C140 244 178 282 240 284 C290 286 340 282 386 290 C366 250 318 204 254 182 C206 166 158 166 150 196Z'
const TAIL = 'M270 214 L318 200 C350 216 380 240 396 264 C402 280 392 290 378 288 C344 286 306 284 276 282Z'
const BEAK = 'M78 86 C62 90 48 98 40 108 C38 114 42 118 48 117 C60 116 72 114 82 110Z'
const FAN =
  'M236 268 C196 200 212 96 262 40 C276 26 292 30 300 42 C316 36 332 44 336 60 C352 60 364 74 362 90 C378 96 384 112 378 126 C392 138 394 156 384 168 C394 184 390 202 376 210 C380 228 370 244 354 246 C320 272 272 284 236 268Z'

export function pigeon(bird: Pigeon): Layer[] {
  const tail = bird.fan
    ? part('tail', FAN, bird.tail, ribs(bird.tail), 0.75)
    : part('tail', TAIL, bird.tail, '', 0.6)
  return [
    svg(
      `${tail}${legs(168, 304, 366, LEGS)}
      ${part('beak', BEAK, [0.5, 0.03, 280], '', 0.3)}
      ${part('body', BODY, bird.body, neck(bird))}
      ${part('wing', WING, bird.wing, bird.bars ? bars(bird.bars) : feathers(bird.wing), 0.75)}
      <ellipse cx="78" cy="87" rx="11" ry="8" transform="rotate(-18 78 87)" fill="${ink([0.95, 0.012, 60])}"/>
      ${eye(112, 78, 9.5, [0.72, 0.17, 45])}`,
      SOFT,
    ),
  ]
}

function neck({ head, neck: shimmer, body }: Pigeon): string {
  if (!head || !shimmer) return ''
  const [upper, lower] = shimmer
  return `<linearGradient id="neck" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink(head)}"/><stop offset=".42" stop-color="${ink(head)}"/><stop offset=".58" stop-color="${ink(upper)}"/><stop offset=".8" stop-color="${ink(lower)}"/><stop offset="1" stop-color="${ink(lower, (body[0] - lower[0]) * 0.4)}"/></linearGradient>
    <path d="M40 20 H200 C198 110 214 140 236 152 C214 196 140 214 60 196Z" fill="url(#neck)" filter="url(#mist)"/>`
}

function bars(tone: Tone): string {
  return `<g fill="none" stroke="${ink(tone)}" stroke-width="15" stroke-linecap="round"><path d="M258 180 C262 216 250 252 226 284"/><path d="M304 206 C306 236 298 262 280 290"/></g>`
}

function feathers(wing: Tone): string {
  return `<g fill="none" stroke="${ink(wing, -0.13, 0.45)}" stroke-width="7" stroke-linecap="round"><path d="M222 268 C280 268 330 268 372 282"/><path d="M236 242 C284 240 326 252 360 270"/><path d="M246 214 C282 214 314 230 342 252"/></g>`
}

function ribs(tone: Tone): string {
  const lines = [
    [286, 60],
    [318, 72],
    [344, 100],
    [360, 136],
    [366, 172],
    [356, 208],
  ]
    .map(([x, y]) => `<path d="M244 232 L${x} ${y}"/>`)
    .join('')
  return `<g stroke="${ink(tone, -0.16, 0.5)}" stroke-width="6" stroke-linecap="round">${lines}</g>`
}
