// A picture set: wall, backdrop, ground, and figures with a contact and an ambient shadow in the world's own dark
// (design/README.md, picture recipe and picture-sets.png). The light comes from the top left.
import sharp, { type OverlayOptions } from 'sharp'
import type { World } from '#contract/catalog.ts'
import { css, mix, type Palette, type Rgb, WHITE, WORLD_COLOURS } from '#server/database/demo/art/colour.ts'
import { type Cutout, drawFigure, sizeOf } from '#server/database/demo/art/figure.ts'
import type { Figure } from '#server/database/demo/art/look.ts'

/** Places and sizes are shares of the picture: `x` the middle, `foot` the lowest point, `size` the longest side. */
export type Placed = { figure: Figure; x: number; foot: number; size: number; floats?: boolean }
export const BACKDROPS = ['arch', 'sun', 'window', 'dome'] as const
type Backdrop = (typeof BACKDROPS)[number]
export type Scene = {
  world: World
  ground: 'plinth' | 'hill' | 'sea'
  backdrop: Backdrop
  /** Turns the hill and the small sun to one of four places. */
  turn: number
  items: readonly Placed[]
}

/** Square, in pixels: as wide as the widest variant, so that nothing is enlarged and nothing drawn for nobody. */
const SIDE = 960
/** Shadows are soft, so a quarter of the size is enough for them. */
const SHADOW_SIDE = SIDE / 4

/** Changes with the way scenes are drawn, so that nobody takes an old picture for a new one. */
export const SCENE_RECIPE = '1'

/** Empty sets by what they look like: many pictures share one, and drawing it is most of the work. */
export type Sets = Map<string, Promise<Buffer>>

/** The finished picture as PNG. */
export async function drawScene(scene: Scene, sets: Sets): Promise<Buffer> {
  const colours = WORLD_COLOURS[scene.world]
  const figures = await Promise.all(
    scene.items.map(async (item) => ({
      item,
      cutout: await drawFigure(item.figure, Math.round(item.size * SIDE)),
    })),
  )
  const layers: OverlayOptions[] = [await shadows(figures, scene, colours)]
  for (const { item, cutout } of figures) layers.push(within(cutout, item))
  if (scene.ground === 'sea') layers.push({ input: Buffer.from(frame(bubbles(scene.turn))) })

  return sharp(await emptySet(scene, sets))
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function emptySet(scene: Scene, sets: Sets): Promise<Buffer> {
  const drawing = frame(set(scene, WORLD_COLOURS[scene.world]))
  const drawn = sets.get(drawing) ?? sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer()
  sets.set(drawing, drawn)
  return drawn
}

function frame(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 1000 1000">${body}</svg>`
}

function stops(list: readonly (readonly [offset: number, colour: Rgb, opacity?: number])[]): string {
  return list
    .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${css(colour, opacity)}"/>`)
    .join('')
}

function set(scene: Scene, colours: Palette): string {
  if (scene.ground === 'sea') return sea(scene, colours)
  const { block, tint, edge, ink } = colours
  const wall = `<radialGradient id="wall" cx=".3" cy=".22" r="1.05">${stops([
    [0, mix(tint, WHITE, 0.35)],
    [0.45, mix(tint, block, 0.12)],
    [1, mix(tint, block, 0.85)],
  ])}</radialGradient><rect width="1000" height="1000" fill="url(#wall)"/>`
  return (
    wall +
    (scene.ground === 'hill'
      ? sunAndHill(scene.turn, block, tint, edge)
      : backdrop(scene.backdrop, block, tint) + plinth(block, tint, ink))
  )
}

function sunAndHill(turn: number, block: Rgb, tint: Rgb, edge: Rgb): string {
  const suns = [
    [800, 190, 118],
    [180, 170, 96],
    [850, 300, 74],
    [150, 290, 128],
  ] as const
  const [x, y, radius] = suns[turn % suns.length] ?? suns[0]
  const shift = [0, -140, 120, 60][turn % 4] ?? 0
  const pale = turn % 2 === 1
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${css(pale ? mix(tint, WHITE, 0.75) : mix(tint, block, 0.85))}" opacity="${pale ? 0.85 : 1}"/>
    <linearGradient id="hill" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, mix(block, tint, 0.12)],
      [0.5, mix(block, edge, 0.5)],
      [1, edge],
    ])}</linearGradient>
    <ellipse cx="${500 + shift}" cy="1020" rx="980" ry="310" fill="url(#hill)"/>`
}

function backdrop(kind: Backdrop, block: Rgb, tint: Rgb): string {
  const shapes: Record<Backdrop, string> = {
    arch: 'M205 880 V470 A295 295 0 0 1 795 470 V880Z',
    sun: 'M500 140 A335 335 0 1 1 499 140Z',
    window: 'M270 150 H730 A70 70 0 0 1 800 220 V880 H200 V220 A70 70 0 0 1 270 150Z',
    dome: 'M205 880 V500 C205 330 420 260 500 120 C580 260 795 330 795 500 V880Z',
  }
  const floor = `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, mix(block, tint, 0.32)],
    [1, mix(block, tint, 0.05)],
  ])}</linearGradient><rect y="800" width="1000" height="200" fill="url(#floor)"/>`
  const shape = shapes[kind]
  return `<linearGradient id="niche" x1="0" y1="0" x2=".7" y2="1">${stops([
    [0, WHITE, 0.92],
    [0.6, WHITE, 0.55],
    [1, mix(tint, block, 0.25), 0.5],
  ])}</linearGradient>
    <g transform="translate(10 8)"><path d="${shape}" fill="${css(block)}" opacity=".38"/></g><path d="${shape}" fill="${css(mix(tint, WHITE, 0.35))}"/><path d="${shape}" fill="url(#niche)"/>${floor}`
}

function plinth(block: Rgb, tint: Rgb, ink: Rgb): string {
  const side = `<linearGradient id="side">${stops([
    [0, mix(tint, WHITE, 0.4)],
    [0.3, mix(tint, WHITE, 0.15)],
    [1, mix(block, ink, 0.08)],
  ])}</linearGradient>`
  const top = `<linearGradient id="top" x1="0" y1="0" x2="1" y2=".4">${stops([
    [0, mix(tint, WHITE, 0.9)],
    [1, mix(tint, block, 0.2)],
  ])}</linearGradient>`
  const shade = `<radialGradient id="shade">${stops([
    [0, ink, 0.3],
    [0.6, ink, 0.16],
    [1, ink, 0],
  ])}</radialGradient>`
  return `${side}${top}${shade}<ellipse cx="540" cy="930" rx="470" ry="62" fill="url(#shade)"/>
    <path d="M120 856 V908 A380 58 0 0 0 880 908 V856Z" fill="url(#side)"/><ellipse cx="500" cy="856" rx="380" ry="58" fill="url(#top)"/>
    <path d="M121 860 A380 58 0 0 0 879 860" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`
}

function sea({ turn, backdrop: kind }: Scene, { block, tint, edge }: Palette): string {
  const sand: Rgb = [250, 232, 200]
  const deepSand: Rgb = [232, 203, 158]
  const flip = turn % 2 === 1 ? 'transform="translate(1000 0) scale(-1 1)"' : ''
  const disc =
    kind === 'arch' || kind === 'dome'
      ? `<path d="M215 905 V450 A285 285 0 0 1 785 450 V905Z" fill="url(#disc)"/>`
      : `<circle cx="500" cy="455" r="${kind === 'sun' ? 345 : 390}" fill="url(#disc)"/>`
  return `<linearGradient id="water" x1="0" y1="0" x2=".5" y2="1">${stops([
    [0, mix(tint, WHITE, 0.35)],
    [0.5, mix(tint, block, 0.6)],
    [1, mix(block, edge, 0.55)],
  ])}</linearGradient>
    <linearGradient id="disc" x1="0" y1="0" x2=".6" y2="1">${stops([
      [0, WHITE, 0.85],
      [1, WHITE, 0.22],
    ])}</linearGradient>
    <linearGradient id="ray" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, WHITE, 0.42],
      [1, WHITE, 0],
    ])}</linearGradient>
    <linearGradient id="far" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, mix(sand, block, 0.42)],
      [1, mix(deepSand, block, 0.3)],
    ])}</linearGradient>
    <linearGradient id="near" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, sand],
      [1, deepSand],
    ])}</linearGradient>
    <rect width="1000" height="1000" fill="url(#water)"/>${disc}
    <g ${flip}><path d="M120 0 H230 L90 760 H-60Z" fill="url(#ray)"/><path d="M330 0 H390 L300 700 H190Z" fill="url(#ray)" opacity=".7"/>
    <path d="M0 842 C170 790 320 806 500 838 S830 880 1000 812 V1000 H0Z" fill="url(#far)"/><path d="M0 916 C210 856 390 900 560 914 S860 900 1000 882 V1000 H0Z" fill="url(#near)"/>
    <path d="M60 948 C200 922 320 936 430 952 M560 958 C690 936 820 940 930 926" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/></g>`
}

function bubbles(turn: number): string {
  const left = turn % 2 === 0
  const spots = [
    [846, 236, 30],
    [892, 168, 19],
    [824, 150, 12],
    [912, 320, 11],
    [866, 92, 9],
  ] as const
  const drawn = spots.map(([x, y, radius]) => {
    const cx = left ? 1000 - x : x
    return `<circle cx="${cx}" cy="${y}" r="${radius}" fill="url(#bubble)" stroke="#fff" stroke-opacity=".85" stroke-width="3"/><ellipse cx="${cx - radius * 0.32}" cy="${y - radius * 0.36}" rx="${radius * 0.28}" ry="${radius * 0.2}" fill="#fff" opacity=".95"/>`
  })
  return `<radialGradient id="bubble" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="rgba(255,255,255,.12)"/><stop offset="1" stop-color="rgba(255,255,255,.6)"/></radialGradient>${drawn.join('')}`
}

/** Where a figure stands; what lies outside the picture is cut off, for close-ups. */
function within(cutout: Cutout, item: Placed): OverlayOptions {
  const left = Math.round(item.x * SIDE - cutout.width / 2)
  const top = Math.round(item.foot * SIDE - cutout.height)
  const fromX = Math.max(0, -left)
  const fromY = Math.max(0, -top)
  const width = Math.min(cutout.width - fromX, SIDE - Math.max(0, left))
  const height = Math.min(cutout.height - fromY, SIDE - Math.max(0, top))
  const bytes = Buffer.alloc(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const start = ((row + fromY) * cutout.width + fromX) * 4
    cutout.data.copy(bytes, row * width * 4, start, start + width * 4)
  }
  return { input: bytes, raw: { width, height, channels: 4 }, left: Math.max(0, left), top: Math.max(0, top) }
}

/**
 * Two shadows a figure: its lowest part, thin and dark where it touches, and its whole outline laid flat, wide and
 * soft, away from the light. What floats has only the second, far below it.
 */
async function shadows(
  figures: readonly { item: Placed; cutout: Cutout }[],
  scene: Scene,
  { ink, block }: Palette,
): Promise<OverlayOptions> {
  const map = new Float32Array(SHADOW_SIDE * SHADOW_SIDE)
  for (const { item, cutout } of figures) {
    const outline = await sharp(cutout.data, { raw: { ...sizeOf(cutout), channels: 4 } })
      .extractChannel(3)
      .resize(Math.max(2, Math.round(cutout.width / 4)), Math.max(4, Math.round(cutout.height / 4)), {
        fit: 'fill',
      })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = outline.info
    const ground = item.floats ? (scene.ground === 'sea' ? 0.925 : 0.88) : item.foot
    const left = item.x * SHADOW_SIDE - width / 2
    const line = ground * SHADOW_SIDE
    const soft = flatten(outline.data, width, height, 0, height)
    lay(map, soft, {
      left: left + (item.floats ? 0 : width * 0.05),
      line: line - 1,
      width,
      depth: Math.max(6, width * 0.1),
      blur: 5,
      strength: item.floats ? 0.26 : 0.34,
    })
    if (item.floats) continue
    const touching = flatten(outline.data, width, height, Math.floor(height * 0.93), height)
    lay(map, touching, { left: left + 1, line: line - 1, width, depth: 5, blur: 1.6, strength: 0.55 })
  }

  const dark = scene.ground === 'sea' ? mix(ink, [120, 84, 40], 0.5) : mix(ink, block, 0.12)
  const pixels = Buffer.alloc(SHADOW_SIDE * SHADOW_SIDE * 4)
  for (const [i, cover] of map.entries()) {
    pixels.set([dark[0], dark[1], dark[2], Math.round(255 * Math.min(0.62, cover))], i * 4)
  }
  const { data, info } = await sharp(pixels, {
    raw: { width: SHADOW_SIDE, height: SHADOW_SIDE, channels: 4 },
  })
    .resize(SIDE, SIDE, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } }
}

/** How much of each column is filled between two rows, 0 to 1. */
function flatten(alpha: Buffer, width: number, height: number, from: number, to: number): Float32Array {
  const columns = new Float32Array(width)
  for (let x = 0; x < width; x += 1) {
    let sum = 0
    for (let y = from; y < Math.min(to, height); y += 1) sum += alpha[y * width + x] ?? 0
    columns[x] = Math.min(1, (sum / 255 / Math.max(1, to - from)) * 1.6)
  }
  return columns
}

type Laid = { left: number; line: number; width: number; depth: number; blur: number; strength: number }

/** Lays a row of columns on the ground as a soft ellipse around the line, brightest in its middle. */
function lay(
  map: Float32Array,
  columns: Float32Array,
  { left, line, width, depth, blur, strength }: Laid,
): void {
  const reach = Math.ceil(depth + blur * 2)
  const spread = Math.ceil(blur * 2)
  for (let x = -spread; x < width + spread; x += 1) {
    let cover = 0
    let weight = 0
    for (let dx = -spread; dx <= spread; dx += 1) {
      const share = Math.exp(-(dx * dx) / (2 * blur * blur))
      cover += (columns[x + dx] ?? 0) * share
      weight += share
    }
    const column = cover / weight
    if (column < 0.004) continue
    const px = Math.round(left + x)
    if (px < 0 || px >= SHADOW_SIDE) continue
    const half = depth * (0.45 + 0.55 * Math.sqrt(column))
    for (let dy = -reach; dy <= reach; dy += 1) {
      const py = Math.round(line + dy)
      if (py < 0 || py >= SHADOW_SIDE) continue
      const fall = Math.exp(-((dy / half) ** 2) * 1.8)
      const at = py * SHADOW_SIDE + px
      map[at] = 1 - (1 - (map[at] ?? 0)) * (1 - strength * column * fall)
    }
  }
}
