// Supplies that no emoji shows, drawn in the same soft manner: light from the top left, round edges, few details.
import { bird } from '#server/database/demo/art/birds.ts'
import type { Layer } from '#server/database/demo/art/drawing-tools.ts'
import { collar, filter, lamp, litter, wheel } from '#server/database/demo/art/equipment.ts'
import { bottle, bowl, fountain, hay } from '#server/database/demo/art/feeding.ts'
import { aquarium, bed, cage, carrier, post } from '#server/database/demo/art/homes.ts'
import type { Drawing } from '#server/database/demo/art/look.ts'
import { bag, can, tub } from '#server/database/demo/art/packages.ts'

export function layersOf(drawing: Drawing): Layer[] {
  switch (drawing.kind) {
    case 'bird':
      return bird(drawing.name)
    case 'bag':
      return bag(drawing)
    case 'can':
      return can(drawing)
    case 'tub':
      return tub(drawing)
    case 'cage':
      return cage(drawing)
    case 'aquarium':
      return aquarium(drawing)
    case 'bowl':
      return bowl(drawing)
    case 'litter':
      return litter(drawing.hue)
    case 'post':
      return post(drawing.hue)
    case 'bed':
      return bed(drawing.hue)
    case 'collar':
      return collar(drawing.hue)
    case 'wheel':
      return wheel(drawing.hue)
    case 'carrier':
      return carrier(drawing.hue)
    case 'bottle':
      return bottle(drawing.hue)
    case 'filter':
      return filter(drawing.hue)
    case 'lamp':
      return lamp(drawing.hue)
    case 'hay':
      return hay(drawing.hue)
    case 'fountain':
      return fountain(drawing.hue)
  }
}
