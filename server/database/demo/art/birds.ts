// Birds that no emoji shows, in the manner of the emoji: soft bodies lit from the top left, few and large marks, so that
// a budgerigar is told from a cockatiel on a tile as well as in a zoomed gallery. All look to the left.
import type { Layer } from '#server/database/demo/art/drawing-tools.ts'
import type { BirdName } from '#server/database/demo/art/look.ts'
import { PARAKEETS, parakeet } from '#server/database/demo/art/parakeets.ts'
import { PIGEONS, pigeon } from '#server/database/demo/art/pigeons.ts'
import { SONGBIRDS, songbird } from '#server/database/demo/art/songbirds.ts'

export function bird(name: BirdName): Layer[] {
  if (isKeyOf(PARAKEETS, name)) return parakeet(PARAKEETS[name])
  if (isKeyOf(SONGBIRDS, name)) return songbird(SONGBIRDS[name])
  return pigeon(PIGEONS[name])
}

function isKeyOf<Name extends string>(table: Record<Name, unknown>, name: string): name is Name {
  return name in table
}
