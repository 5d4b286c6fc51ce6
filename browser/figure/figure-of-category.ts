import type { World } from '#domain/catalog/worlds.ts'
import type { FigureName } from './figures.ts'

const BY_EMOJI: Record<string, FigureName> = {
  '🐱': 'cat',
  '🐈': 'cat',
  '🦜': 'budgie',
  '🕊️': 'pigeon',
  '🐦': 'budgie',
  '🐠': 'fish',
  '🐟': 'fish',
  '🐰': 'rabbit',
  '🐇': 'rabbit',
  '🐹': 'hamster',
  '🐢': 'turtle',
  '🥣': 'bowl',
  '🧺': 'basket',
  '🧶': 'yarn',
  '🏠': 'house',
}

const BY_WORLD: Record<World, FigureName> = {
  cats: 'cat',
  birds: 'budgie',
  fish: 'fish',
  rabbits: 'rabbit',
  small: 'hamster',
  supplies: 'basket',
}

export function figureOfWorld(world: World): FigureName {
  return BY_WORLD[world]
}

/** The figure on a category's tile: that of the owner's emoji if there is one, otherwise the animal of its world. */
export function figureOfCategory({ emoji, world }: { emoji: string; world: World }): FigureName {
  return BY_EMOJI[emoji] ?? BY_WORLD[world]
}
