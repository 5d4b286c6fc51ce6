// The pictures of one product: up to five views of its figure that do not repeat themselves, the main one first.
import type { World } from '#contract/catalog.ts'
import type { Figure } from '#server/database/demo/art/look.ts'
import { BACKDROPS, type Placed, type Scene } from '#server/database/demo/art/scene.ts'

/**
 * `main` is what is sold; `face` its portrait, `prop` a small thing beside it, `home` a large one behind it, `mate`
 * another animal (or, for a supply, the animal it is for). `scale` makes a flat or wide figure smaller.
 */
export type Look = {
  main: Figure
  face?: Figure
  prop?: Figure
  home?: Figure
  mate?: Figure
  scale?: number
}

/** `seed` is the product's place in its family: neighbours on a page get another wall, ground and side. */
export function planGallery(world: World, look: Look, seed: number, count: number): Scene[] {
  const views = world === 'fish' ? swimming(look, seed) : standing(look, seed)
  return views
    .slice(0, count)
    .map((view, i) => ({ world, turn: seed + i, backdrop: BACKDROPS[(seed + i) % 4] ?? 'arch', ...view }))
}

type View = Pick<Scene, 'ground' | 'items'> & Partial<Scene>

function standing(look: Look, seed: number): View[] {
  const scale = look.scale ?? 1
  const [here, there] = seed % 3 === 1 ? (['hill', 'plinth'] as const) : (['plinth', 'hill'] as const)
  // The main view alternates its side; the next view always looks the other way.
  const toRight = seed % 2 === 0
  const main = facing(look.main, toRight)
  const other = facing(look.main, !toRight)
  const views: View[] = [{ ground: here, items: [stand(main, 0.5, 0.868, 0.66 * scale)] }]

  if (look.prop) {
    const side = toRight ? 0.17 : 0.83
    views.push({
      ground: there,
      items: [stand(other, toRight ? 0.57 : 0.43, 0.86, 0.62 * scale), stand(look.prop, side, 0.925, 0.25)],
    })
  }
  if (look.face)
    views.push({ ground: 'plinth', backdrop: 'sun', items: [stand(look.face, 0.5, 0.885, 0.68)] })
  if (look.mate) {
    views.push({
      ground: 'hill',
      items: [
        stand(facing(look.mate, !toRight), toRight ? 0.79 : 0.21, 0.84, 0.34),
        stand(main, toRight ? 0.36 : 0.64, 0.885, 0.54 * scale),
      ],
    })
  }
  if (look.home) {
    views.push({
      ground: here === 'hill' ? 'plinth' : 'hill',
      items: [
        stand(look.home, toRight ? 0.36 : 0.64, 0.855, 0.52),
        stand(facing(look.main, !toRight), toRight ? 0.71 : 0.29, 0.9, 0.4 * scale),
      ],
    })
  }
  // Near enough to see its coat: the figure reaches over the lower edge.
  views.push({ ground: 'hill', items: [stand(other, toRight ? 0.55 : 0.45, 1.05, 0.95 * scale)] })
  return views
}

function swimming(look: Look, seed: number): View[] {
  const scale = look.scale ?? 1
  const toRight = seed % 2 === 0
  const main = facing(look.main, toRight)
  const other = facing(look.main, !toRight)
  const views: View[] = [{ ground: 'sea', items: [swim(main, 0.5, 0.45, 0.58 * scale)] }]
  const side = toRight ? 0.16 : 0.84
  if (look.prop) {
    views.push({
      ground: 'sea',
      items: [swim(other, toRight ? 0.56 : 0.44, 0.44, 0.5 * scale), stand(look.prop, side, 0.955, 0.3)],
    })
  }
  views.push({
    ground: 'sea',
    items: [
      swim(main, 0.3, 0.3, 0.26 * scale),
      swim(main, 0.68, 0.36, 0.34 * scale),
      swim(main, 0.42, 0.61, 0.42 * scale),
    ],
  })
  if (look.mate) {
    views.push({
      ground: 'sea',
      items: [swim(facing(look.mate, toRight), 0.72, 0.3, 0.3), swim(other, 0.42, 0.53, 0.5 * scale)],
    })
  }
  if (look.home) views.push({ ground: 'plinth', items: [stand(look.home, 0.5, 0.868, 0.72)] })
  views.push({ ground: 'sea', items: [swim(other, toRight ? 0.42 : 0.58, 0.5, 0.92 * scale)] })
  return views
}

/** The figures of the set look to the left. */
function facing(figure: Figure, toRight: boolean): Figure {
  return { ...figure, mirror: toRight }
}

function stand(figure: Figure, x: number, foot: number, size: number): Placed {
  return { figure, x, foot, size }
}

function swim(figure: Figure, x: number, middle: number, size: number): Placed {
  // Swimmers are about as high as wide, so half their size below the middle is their lowest point.
  return { figure, x, foot: middle + size * 0.43, size, floats: true }
}
