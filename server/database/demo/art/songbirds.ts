// Canaries and finches: a round head, a short cone of a beak, a slim body over a notched tail.
import { type Layer, svg } from '#server/database/demo/art/drawing-tools.ts'
import type { SongbirdName } from '#server/database/demo/art/look.ts'
import { eye, ink, legs, part, SOFT, type Tone } from '#server/database/demo/art/plumage.ts'

type Songbird = {
  body: Tone
  wing: Tone
  tail: Tone
  beak: Tone
  legs: Tone
  /** Coloured shapes on head, breast and flank, cut at the body's edge. */
  marks?: string
}

const PINK: Tone = [0.8, 0.07, 35]
const CORAL: Tone = [0.66, 0.2, 34]
const BLACK: Tone = [0.27, 0.02, 290]
const WHITE: Tone = [0.985, 0.006, 80]

const BREAST = 'M50 168 C90 204 150 200 190 172 C206 214 196 262 150 292 C100 300 60 262 40 220Z'

export const SONGBIRDS: Record<SongbirdName, Songbird> = {
  yellowCanary: {
    body: [0.91, 0.17, 99],
    wing: [0.87, 0.165, 94],
    tail: [0.84, 0.16, 92],
    beak: PINK,
    legs: PINK,
  },
  redCanary: {
    body: [0.68, 0.2, 36],
    wing: [0.62, 0.2, 33],
    tail: [0.56, 0.19, 31],
    beak: [0.72, 0.07, 35],
    legs: PINK,
  },
  whiteCanary: {
    body: [0.965, 0.012, 85],
    wing: [0.93, 0.016, 85],
    tail: [0.9, 0.018, 85],
    beak: PINK,
    legs: PINK,
  },
  zebraFinch: {
    body: [0.72, 0.018, 270],
    wing: [0.6, 0.03, 60],
    tail: BLACK,
    beak: CORAL,
    legs: [0.74, 0.16, 55],
    marks: `<path d="M70 232 C140 262 230 262 330 214 L330 330 H60Z" fill="${ink(WHITE)}"/>
      <path d="M196 214 C240 220 288 226 320 208 C300 270 236 306 186 308 C176 270 182 238 196 214Z" fill="${ink([0.6, 0.14, 48])}"/>
      <g fill="${ink(WHITE)}"><circle cx="206" cy="290" r="7"/><circle cx="234" cy="278" r="7"/><circle cx="262" cy="262" r="7"/><circle cx="222" cy="262" r="6"/><circle cx="284" cy="240" r="6"/></g>
      <g stroke="${ink(BLACK)}" stroke-width="6" fill="none"><path d="M56 186 q 46 22 92 8"/><path d="M52 204 q 50 22 102 6"/><path d="M50 222 q 54 20 108 4"/></g>
      <path d="M56 238 q 54 22 116 2 l -4 16 q -54 18 -108 0Z" fill="${ink(BLACK)}"/>
      <ellipse cx="146" cy="142" rx="31" ry="25" fill="${ink([0.7, 0.17, 52])}"/>
      <path d="M80 124 q 12 22 8 50 l 10 0 q 8 -30 -4 -54Z" fill="${ink(WHITE)}"/><path d="M95 122 q 12 24 3 54 l 10 -2 q 8 -30 -2 -56Z" fill="${ink(BLACK)}"/>`,
  },
  gouldianFinch: {
    body: [0.86, 0.165, 100],
    wing: [0.68, 0.16, 145],
    tail: BLACK,
    beak: [0.9, 0.03, 60],
    legs: PINK,
    marks: `<path d="M120 30 C220 60 260 120 330 200 L260 200 C210 190 180 150 150 110Z" fill="${ink([0.7, 0.17, 142])}"/>
      <path d="${BREAST}" fill="${ink([0.5, 0.2, 306])}"/>
      <path d="M50 30 H170 C214 70 214 140 186 178 C140 208 80 200 44 166Z" fill="${ink([0.78, 0.1, 220])}"/>
      <path d="M40 40 H150 C192 76 196 134 170 164 C134 190 84 184 50 160Z" fill="${ink(BLACK)}"/>
      <path d="M40 40 H140 C174 76 178 126 156 150 C124 172 84 164 50 142Z" fill="${ink([0.6, 0.22, 28])}"/>`,
  },
  bengaleseFinch: {
    body: [0.5, 0.065, 55],
    wing: [0.43, 0.06, 52],
    tail: [0.36, 0.05, 50],
    beak: [0.62, 0.03, 260],
    legs: [0.74, 0.05, 30],
    marks: `<path d="${BREAST}" fill="${ink([0.95, 0.025, 80])}"/><path d="M80 230 C150 270 250 270 330 210 L320 330 H60Z" fill="${ink([0.96, 0.02, 80])}"/>
      <path d="M104 30 C140 24 170 44 176 70 C150 84 118 76 104 58Z" fill="${ink([0.96, 0.02, 80])}"/>`,
  },
}

const BODY =
  'M58 126 C54 76 90 42 134 44 C178 46 204 78 226 116 C252 160 296 190 318 222 C330 252 296 290 246 308 C186 328 112 318 78 270 C52 232 62 176 58 126Z'
const WING =
  'M150 190 C138 232 160 268 208 276 C256 284 306 270 352 282 C338 240 284 190 226 168 C194 158 160 162 150 190Z'
const TAIL =
  'M256 226 L310 196 C340 216 370 238 392 262 C398 272 390 280 380 278 L372 292 C366 300 354 300 346 294 C314 280 284 274 260 280Z'
const BEAK = 'M64 98 C50 100 36 110 27 122 C23 128 27 134 34 135 C46 138 58 140 70 142 C76 126 74 110 64 98Z'

export function songbird(bird: Songbird): Layer[] {
  return [
    svg(
      `${legs(156, 296, 374, bird.legs)}
      ${part('tail', TAIL, bird.tail, '', 0.55)}
      ${part('beak', BEAK, bird.beak, `<path d="M28 123 C44 120 58 120 76 122" stroke="${ink(bird.beak, -0.18, 0.7)}" stroke-width="4" fill="none"/>`, 0.3)}
      ${part('body', BODY, bird.body, bird.marks)}
      ${part('wing', WING, bird.wing, `<g fill="none" stroke="${ink(bird.wing, -0.14, 0.5)}" stroke-width="7" stroke-linecap="round"><path d="M206 258 C250 262 300 262 340 274"/><path d="M222 236 C262 238 300 248 332 264"/><path d="M232 212 C264 216 292 230 316 248"/></g>`, 0.7)}
      ${eye(112, 102, 11)}`,
      SOFT,
    ),
  ]
}
