// Budgerigars and cockatiels: upright, a long narrow tail, a small hooked beak.
import { type Layer, svg } from '#server/database/demo/art/drawing-tools.ts'
import type { ParakeetName } from '#server/database/demo/art/look.ts'
import { eye, ink, legs, part, SOFT, type Tone } from '#server/database/demo/art/plumage.ts'

type Parakeet = {
  body: Tone
  face: Tone
  wing: Tone
  tail: Tone
  cheek: Tone
  beak: Tone
  legs: Tone
} & ({ kind: 'budgerigar'; bars: Tone; cere: Tone } | { kind: 'cockatiel'; patch: Tone; crest: Tone })

const YELLOW: Tone = [0.92, 0.155, 100]
const BLACK: Tone = [0.3, 0.025, 290]
const HORN: Tone = [0.78, 0.11, 85]
const PINK_LEGS: Tone = [0.74, 0.06, 25]
const GREY_LEGS: Tone = [0.62, 0.02, 300]

export const PARAKEETS: Record<ParakeetName, Parakeet> = {
  greenBudgie: {
    kind: 'budgerigar',
    body: [0.8, 0.2, 135],
    face: YELLOW,
    wing: [0.9, 0.15, 108],
    bars: BLACK,
    tail: [0.5, 0.13, 255],
    cheek: [0.52, 0.19, 290],
    cere: [0.6, 0.13, 260],
    beak: HORN,
    legs: PINK_LEGS,
  },
  blueBudgie: {
    kind: 'budgerigar',
    body: [0.74, 0.125, 232],
    face: [0.975, 0.008, 230],
    wing: [0.955, 0.015, 230],
    bars: BLACK,
    tail: [0.48, 0.14, 262],
    cheek: [0.52, 0.19, 290],
    cere: [0.6, 0.13, 260],
    beak: HORN,
    legs: PINK_LEGS,
  },
  yellowBudgie: {
    kind: 'budgerigar',
    body: [0.9, 0.175, 102],
    face: [0.945, 0.14, 102],
    wing: [0.955, 0.09, 100],
    bars: [0.83, 0.15, 88],
    tail: [0.965, 0.03, 100],
    cheek: [0.93, 0.02, 290],
    cere: [0.78, 0.09, 330],
    beak: [0.8, 0.13, 70],
    legs: PINK_LEGS,
  },
  greyCockatiel: {
    kind: 'cockatiel',
    body: [0.7, 0.012, 265],
    face: YELLOW,
    wing: [0.6, 0.015, 265],
    patch: [0.985, 0.004, 90],
    crest: [0.89, 0.16, 99],
    tail: [0.52, 0.015, 265],
    cheek: [0.7, 0.19, 46],
    beak: [0.55, 0.02, 280],
    legs: GREY_LEGS,
  },
  lutinoCockatiel: {
    kind: 'cockatiel',
    body: [0.965, 0.045, 98],
    face: [0.93, 0.135, 99],
    wing: [0.95, 0.06, 97],
    patch: [0.99, 0.008, 95],
    crest: [0.9, 0.16, 98],
    tail: [0.945, 0.07, 97],
    cheek: [0.73, 0.185, 48],
    beak: [0.82, 0.08, 60],
    legs: PINK_LEGS,
  },
}

const BODY =
  'M84 92 C82 46 116 18 156 20 C198 22 222 52 232 100 C250 160 272 214 268 270 C265 312 232 338 186 338 C124 336 82 292 80 230 C79 192 88 168 87 140 C86 122 84 108 84 92Z'
const WING =
  'M184 142 C156 166 148 224 174 270 C196 304 246 322 300 342 C302 280 282 206 252 158 C236 132 208 124 184 142Z'
const TAIL = 'M196 268 L266 236 C304 284 346 330 376 366 C386 380 372 390 358 382 C302 356 240 330 204 306Z'
const BEAK = 'M92 92 C74 90 62 104 65 122 C67 134 75 141 80 137 C83 126 92 124 104 126 C108 112 104 98 92 92Z'

export function parakeet(bird: Parakeet): Layer[] {
  const crested = bird.kind === 'cockatiel'
  const drawn = `${legs(150, 322, 384, bird.legs)}
    ${part('tail', TAIL, bird.tail, `<path d="M210 286 C270 310 320 344 372 380" stroke="${ink(bird.tail, 0.14, 0.7)}" stroke-width="9" fill="none"/>`, 0.6)}
    ${crested ? crest(bird.crest) : ''}
    ${part('body', BODY, bird.body, face(bird))}
    ${part('wing', WING, bird.wing, crested ? patch(bird.patch, bird.wing) : bars(bird.bars), 0.75)}
    ${crested ? cheek(bird.cheek, 146, 134, 23, 21) : cheek(bird.cheek, 150, 142, 11, 17)}
    ${part('beak', BEAK, bird.beak, '', 0.3)}
    ${bird.kind === 'budgerigar' ? `<ellipse cx="92" cy="92" rx="15" ry="10" transform="rotate(-24 92 92)" fill="${ink(bird.cere)}"/><circle cx="88" cy="91" r="2.6" fill="${ink(bird.cere, -0.25)}"/>` : ''}
    ${eye(130, 88, 11)}`
  return [svg(crested ? `<g transform="translate(34 80) scale(.8)">${drawn}</g>` : drawn, SOFT)]
}

/** The mask: to behind the eye and down to the throat; on a budgerigar with the bars of its nape. */
function face(bird: Parakeet): string {
  const mask = `<path d="M60 10 H150 C186 40 190 92 172 132 C158 164 112 172 74 160Z" fill="${ink(bird.face)}" ${bird.kind === 'cockatiel' ? 'filter="url(#mist)"' : ''}/>`
  if (bird.kind === 'cockatiel') return mask
  const nape = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${150 + i * 9} ${26 + i * 25} q 26 -4 ${54 + i * 4} ${16 + i * 3}" stroke="${ink(bird.bars)}" stroke-width="8.5" fill="none" stroke-linecap="round"/>`,
    )
    .join('')
  const throat = [
    [94, 163],
    [118, 172],
    [143, 167],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="${ink(bird.bars)}"/>`)
    .join('')
  return `<path d="M140 0 C240 20 250 90 250 150 L180 156 C196 110 190 50 140 24Z" fill="${ink(bird.wing)}"/>${nape}${mask}${throat}`
}

function bars(tone: Tone): string {
  const scallops: string[] = []
  for (let row = 0; row < 6; row += 1) {
    for (let column = -1; column < 5; column += 1) {
      const x = 168 + column * 33 + (row % 2) * 16 + row * 13
      const y = 148 + row * 31 + column * 5
      scallops.push(`<path d="M${x} ${y} q 4 21 17 22 q 14 -1 16 -19"/>`)
    }
  }
  return `<g fill="none" stroke="${ink(tone)}" stroke-width="8" stroke-linecap="round">${scallops.join('')}</g>`
}

/** A white shoulder and the long lines of the flight feathers. */
function patch(white: Tone, wing: Tone): string {
  return `<path d="M150 120 C140 200 150 268 182 300 C190 262 190 200 214 146 Z" fill="${ink(white)}"/>
    <g fill="none" stroke="${ink(wing, -0.12, 0.55)}" stroke-width="6" stroke-linecap="round"><path d="M226 190 C240 240 262 288 292 330"/><path d="M214 222 C226 262 246 296 276 324"/><path d="M244 172 C262 220 284 270 300 318"/></g>`
}

function cheek(tone: Tone, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink(tone)}"/><ellipse cx="${x - rx * 0.25}" cy="${y - ry * 0.3}" rx="${rx * 0.5}" ry="${ry * 0.42}" fill="${ink(tone, 0.1, 0.6)}" filter="url(#mist)"/>`
}

/** Three feathers from the forehead, swept back. */
function crest(tone: Tone): string {
  const [lightness, chroma, hue] = tone
  return [
    part(
      'crest-back',
      'M126 44 C158 30 186 14 218 18 C230 20 232 32 222 38 C202 48 188 56 168 70Z',
      [lightness - 0.07, chroma, hue - 4],
      '',
      0.5,
    ),
    part(
      'crest-middle',
      'M110 46 C136 18 162 -16 206 -28 C220 -32 228 -20 220 -8 C202 12 186 34 158 62Z',
      [lightness - 0.03, chroma, hue - 2],
      '',
      0.5,
    ),
    part(
      'crest-front',
      'M94 54 C100 12 122 -44 172 -76 C184 -84 198 -74 192 -60 C174 -26 164 10 146 54Z',
      tone,
      '',
      0.5,
    ),
  ].join('')
}
