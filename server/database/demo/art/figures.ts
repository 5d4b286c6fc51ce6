// Every figure the demo pictures use, by name: breeds are coats of a few poses (design/README.md, picture recipe).
import type { Coat, Mark } from '#server/database/demo/art/colour.ts'
import type { Figure } from '#server/database/demo/art/look.ts'

const TABBY = '1f408'
const PLAIN_CAT = '1f408-200d-2b1b'
const CAT_FACE = '1f431'
const FACE = { only: [22, 115], allBelow: 0.86 } as const

/** The plain cat is one dark colour, its eye and nose too: they are painted again. */
function plain(coat: Coat, eye: Mark['colour'] = [0.2, 0.02, 280]): Coat {
  return {
    ...coat,
    everything: true,
    marks: [
      { x: 0.163, y: 0.335, rx: 0.021, ry: 0.042, colour: eye },
      { x: 0.028, y: 0.445, rx: 0.028, ry: 0.03, colour: [0.2, 0.02, 280] },
    ],
  }
}

const CAT_COATS = {
  grey: { tabby: { chroma: 0.12, lightness: 0.86 }, face: { chroma: 0.1, lightness: 0.84, ...FACE } },
  silver: {
    tabby: { chroma: 0.1, lightness: 1.06, lift: 0.02 },
    face: { chroma: 0.07, lightness: 1.03, ...FACE },
  },
  cream: {
    tabby: { chroma: 0.42, lightness: 1.1, lift: 0.01 },
    face: { chroma: 0.34, lightness: 1.08, ...FACE },
  },
  white: {
    tabby: { chroma: 0.1, lightness: 0.72, lift: 0.36 },
    face: { chroma: 0.07, lightness: 0.75, lift: 0.3, ...FACE },
  },
  brown: {
    tabby: { chroma: 0.72, lightness: 0.7, dye: 58 },
    face: { chroma: 0.55, lightness: 0.68, dye: 60, ...FACE },
  },
  golden: {
    tabby: { chroma: 1.15, lightness: 0.95, dye: 76 },
    face: { chroma: 0.9, lightness: 0.97, ...FACE },
  },
  red: {
    tabby: { chroma: 1.25, lightness: 0.9, dye: 52 },
    face: { chroma: 1, lightness: 0.93, hue: -18, ...FACE },
  },
} satisfies Record<string, { tabby: Coat; face: Coat }>

/** A breed's body and face in one coat. */
function cat(coat: keyof typeof CAT_COATS): { body: Figure; face: Figure } {
  return {
    body: { code: TABBY, coat: CAT_COATS[coat].tabby },
    face: { code: CAT_FACE, coat: CAT_COATS[coat].face },
  }
}

const SIAMESE_POINT = [0.42, 0.045, 55] as const

export const CATS = {
  ginger: { body: { code: TABBY }, face: { code: CAT_FACE, coat: { hue: -14, ...FACE } } },
  grey: cat('grey'),
  silver: cat('silver'),
  cream: cat('cream'),
  white: cat('white'),
  brown: cat('brown'),
  golden: cat('golden'),
  red: cat('red'),
  black: {
    body: { code: PLAIN_CAT, coat: plain({ lift: 0.1, lightness: 0.72, chroma: 0.16 }, [0.86, 0.15, 100]) },
    face: { code: CAT_FACE, coat: { chroma: 0.12, lightness: 0.42, dye: 285, ...FACE } },
  },
  blue: {
    body: { code: PLAIN_CAT, coat: plain({ chroma: 0.2, lightness: 0.85, lift: 0.26, dye: 250 }) },
    face: { code: CAT_FACE, coat: { chroma: 0.16, lightness: 0.72, dye: 250, ...FACE } },
  },
  chocolate: {
    body: { code: PLAIN_CAT, coat: plain({ lift: 0.17, lightness: 0.75, chroma: 0.55, dye: 55 }) },
    face: { code: CAT_FACE, coat: { chroma: 0.45, lightness: 0.56, dye: 50, ...FACE } },
  },
  siamese: {
    body: {
      code: TABBY,
      coat: {
        chroma: 0.26,
        lightness: 1.12,
        lift: 0.02,
        marks: [
          { x: 0.12, y: 0.3, rx: 0.17, ry: 0.15, colour: SIAMESE_POINT, strength: 0.85 },
          { x: 0.2, y: 0.05, rx: 0.11, ry: 0.12, colour: SIAMESE_POINT, strength: 0.85 },
          { x: 0.84, y: 0.1, rx: 0.26, ry: 0.26, colour: SIAMESE_POINT, strength: 0.8 },
          { x: 0.3, y: 1.02, rx: 0.3, ry: 0.2, colour: SIAMESE_POINT, strength: 0.85 },
          { x: 0.8, y: 1.02, rx: 0.3, ry: 0.2, colour: SIAMESE_POINT, strength: 0.85 },
        ],
      },
    },
    face: {
      code: CAT_FACE,
      coat: {
        chroma: 0.22,
        lightness: 1.02,
        lift: 0.02,
        ...FACE,
        marks: [
          { x: 0.5, y: 0.66, rx: 0.3, ry: 0.26, colour: SIAMESE_POINT, strength: 0.55 },
          { x: 0.16, y: 0.08, rx: 0.2, ry: 0.22, colour: SIAMESE_POINT, strength: 0.75 },
          { x: 0.84, y: 0.08, rx: 0.2, ry: 0.22, colour: SIAMESE_POINT, strength: 0.75 },
        ],
      },
    },
  },
  calico: {
    body: {
      code: TABBY,
      coat: {
        chroma: 0.1,
        lightness: 0.72,
        lift: 0.36,
        marks: [
          { x: 0.74, y: 0.5, rx: 0.2, ry: 0.18, colour: [0.72, 0.13, 60], strength: 0.95 },
          { x: 0.48, y: 0.4, rx: 0.12, ry: 0.13, colour: [0.42, 0.02, 60], strength: 0.9 },
          { x: 0.26, y: 0.12, rx: 0.14, ry: 0.12, colour: [0.72, 0.13, 60], strength: 0.95 },
          { x: 0.9, y: 0.12, rx: 0.17, ry: 0.2, colour: [0.42, 0.02, 60], strength: 0.9 },
        ],
      },
    },
    face: {
      code: CAT_FACE,
      coat: {
        chroma: 0.07,
        lightness: 0.75,
        lift: 0.3,
        ...FACE,
        marks: [
          { x: 0.2, y: 0.2, rx: 0.26, ry: 0.26, colour: [0.72, 0.13, 60], strength: 0.95 },
          { x: 0.86, y: 0.16, rx: 0.22, ry: 0.26, colour: [0.42, 0.02, 60], strength: 0.9 },
        ],
      },
    },
  },
} satisfies Record<string, { body: Figure; face: Figure }>

export const BIRDS = {
  cockatiel: { draw: { kind: 'bird', name: 'greyCockatiel' } },
  lutinoCockatiel: { draw: { kind: 'bird', name: 'lutinoCockatiel' } },
  budgie: { draw: { kind: 'bird', name: 'greenBudgie' } },
  blueBudgie: { draw: { kind: 'bird', name: 'blueBudgie' } },
  yellowBudgie: { draw: { kind: 'bird', name: 'yellowBudgie' } },
  canary: { draw: { kind: 'bird', name: 'yellowCanary' } },
  redCanary: { draw: { kind: 'bird', name: 'redCanary' } },
  whiteCanary: { draw: { kind: 'bird', name: 'whiteCanary' } },
  zebraFinch: { draw: { kind: 'bird', name: 'zebraFinch' } },
  gouldianFinch: { draw: { kind: 'bird', name: 'gouldianFinch' } },
  bengaleseFinch: { draw: { kind: 'bird', name: 'bengaleseFinch' } },
  chick: { code: '1f424' },
  brahma: { code: '1f413' },
} satisfies Record<string, Figure>

export const PIGEONS = {
  blue: { draw: { kind: 'bird', name: 'bluePigeon' } },
  fantail: { draw: { kind: 'bird', name: 'whiteFantail' } },
  lahore: { draw: { kind: 'bird', name: 'blackPigeon' } },
  red: { draw: { kind: 'bird', name: 'redPigeon' } },
  white: { draw: { kind: 'bird', name: 'whitePigeon' } },
} satisfies Record<string, Figure>

const SEA_FISH = '1f420'
const ROUND_FISH = '1f41f'

export const FISH = {
  tang: { code: SEA_FISH },
  discus: { code: SEA_FISH, coat: { hue: 150, lightness: 0.98 } },
  angelfish: { code: SEA_FISH, coat: { chroma: 0.12, lightness: 1.12, only: [200, 330] } },
  clown: {
    code: SEA_FISH,
    coat: {
      dye: 48,
      chroma: 1.05,
      lightness: 0.98,
      only: [200, 275],
      marks: [{ x: 0.62, y: 0.5, rx: 0.075, ry: 0.6, colour: [0.97, 0.005, 90], strength: 0.92 }],
    },
  },
  guppy: { code: ROUND_FISH },
  goldfish: { code: ROUND_FISH, coat: { hue: 178, lightness: 1.02, chroma: 1.05 } },
  redFish: { code: ROUND_FISH, coat: { hue: 138, lightness: 0.92, chroma: 1.2 } },
  koi: {
    code: ROUND_FISH,
    coat: {
      chroma: 0.1,
      lightness: 0.6,
      lift: 0.42,
      marks: [
        { x: 0.34, y: 0.3, rx: 0.2, ry: 0.22, colour: [0.66, 0.19, 38], strength: 0.95 },
        { x: 0.63, y: 0.5, rx: 0.14, ry: 0.2, colour: [0.66, 0.19, 38], strength: 0.95 },
        { x: 0.95, y: 0.5, rx: 0.1, ry: 0.3, colour: [0.66, 0.19, 38], strength: 0.9 },
      ],
    },
  },
  betta: { code: ROUND_FISH, coat: { hue: 62, lightness: 0.86, chroma: 1.2 } },
  blackMoor: { code: ROUND_FISH, coat: { chroma: 0.18, lightness: 0.46, lift: 0.06 } },
  neon: {
    code: ROUND_FISH,
    coat: {
      hue: -45,
      lightness: 1.02,
      chroma: 1.1,
      marks: [{ x: 0.7, y: 0.62, rx: 0.24, ry: 0.14, colour: [0.62, 0.2, 25], strength: 0.85 }],
    },
  },
  puffer: { code: '1f421' },
  shrimp: { code: '1f990' },
} satisfies Record<string, Figure>

const RABBIT = '1f407'
const RABBIT_FACE = '1f430'
const COLD = [230, 340] as const

function rabbit(
  coat: Coat,
  marks?: { body: Coat['marks']; face: Coat['marks'] },
): { body: Figure; face: Figure } {
  return {
    body: { code: RABBIT, coat: { ...coat, only: COLD, marks: marks?.body } },
    face: { code: RABBIT_FACE, coat: { ...coat, only: COLD, marks: marks?.face } },
  }
}

const DUTCH = [0.4, 0.03, 55] as const
const WHITE_COAT: Coat = { chroma: 0.15, lightness: 0.7, lift: 0.33 }

export const RABBITS = {
  white: rabbit(WHITE_COAT),
  grey: rabbit({ chroma: 0.22, lightness: 0.82 }),
  brown: rabbit({ dye: 58, chroma: 1, least: 0.055, lightness: 0.72 }),
  fawn: rabbit({ dye: 70, chroma: 1, least: 0.06, lightness: 0.97 }),
  dutch: rabbit(WHITE_COAT, {
    body: [
      { x: 0.82, y: 0.66, rx: 0.42, ry: 0.5, colour: DUTCH, strength: 0.92 },
      { x: 0.34, y: 0.16, rx: 0.26, ry: 0.25, colour: DUTCH, strength: 0.92 },
    ],
    face: [
      { x: 0.14, y: 0.3, rx: 0.24, ry: 0.42, colour: DUTCH, strength: 0.9 },
      { x: 0.86, y: 0.3, rx: 0.24, ry: 0.42, colour: DUTCH, strength: 0.9 },
    ],
  }),
  ginger: rabbit({ dye: 58, chroma: 1, least: 0.11, lightness: 0.9 }),
} satisfies Record<string, { body: Figure; face: Figure }>

const HAMSTER = '1f439'
const HAMSTER_FUR = { only: [36, 105], allBelow: 0.84 } as const

export const SMALL = {
  golden: { code: HAMSTER },
  greyHamster: { code: HAMSTER, coat: { chroma: 0.12, lightness: 0.9, ...HAMSTER_FUR } },
  whiteHamster: { code: HAMSTER, coat: { chroma: 0.1, lightness: 0.7, lift: 0.34, ...HAMSTER_FUR } },
  creamHamster: { code: HAMSTER, coat: { chroma: 0.45, lightness: 1.1, ...HAMSTER_FUR } },
  cinnamon: { code: HAMSTER, coat: { chroma: 0.95, lightness: 0.84, ...HAMSTER_FUR } },
} satisfies Record<string, Figure>
