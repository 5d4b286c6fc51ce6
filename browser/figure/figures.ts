/** Every transparent figure under public/figures: the size of its largest file. */
export const FIGURES = {
  cat: { width: 640, height: 617 },
  budgie: { width: 552, height: 640 },
  fish: { width: 640, height: 526 },
  rabbit: { width: 640, height: 634 },
  hamster: { width: 640, height: 594 },
  house: { width: 640, height: 617 },
  yarn: { width: 271, height: 320 },
  chick: { width: 320, height: 297 },
  coral: { width: 317, height: 320 },
  carrot: { width: 320, height: 313 },
  sunflower: { width: 249, height: 320 },
  basket: { width: 320, height: 320 },
  truck: { width: 320, height: 263 },
  stethoscope: { width: 320, height: 307 },
  nest: { width: 320, height: 314 },
  star: { width: 320, height: 320 },
  pigeon: { width: 320, height: 301 },
  dove: { width: 320, height: 319 },
  turtle: { width: 320, height: 199 },
  bowl: { width: 320, height: 221 },
} as const satisfies Record<string, { width: number; height: number }>

export type FigureName = keyof typeof FIGURES

/** The longest side of each file, in pixels: `cat-320.avif`. */
const SIDES = [160, 320, 640]

/** For figures up to 56 px wide: the smallest file is sharp enough on every screen. */
export function smallFigure(name: FigureName): string {
  return `/figures/${name}-${SIDES[0]}.webp`
}

/** The files of a figure as a srcset. */
export function figureSet(name: FigureName, format: 'avif' | 'webp'): string {
  const { width, height } = FIGURES[name]
  const longest = Math.max(width, height)
  return SIDES.filter((side) => side <= longest)
    .map((side) => `/figures/${name}-${side}.${format} ${Math.round((width * side) / longest)}w`)
    .join(', ')
}
