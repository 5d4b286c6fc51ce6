// How each family is counted: «24 قطة»، «38 طائراً».
import type { World } from '#domain/catalog/worlds.ts'
import { ANIMALS, type Counted, PRODUCTS } from './format-count.ts'

export const WORLD_COUNTED: Record<World, Counted> = {
  cats: { one: 'قطة واحدة', two: 'قطتان', few: 'قطط', many: 'قطة', other: 'قطة' },
  birds: { one: 'طائر واحد', two: 'طائران', few: 'طيور', many: 'طائراً', other: 'طائر' },
  fish: { one: 'سمكة واحدة', two: 'سمكتان', few: 'أسماك', many: 'سمكة', other: 'سمكة' },
  rabbits: { one: 'أرنب واحد', two: 'أرنبان', few: 'أرانب', many: 'أرنباً', other: 'أرنب' },
  small: ANIMALS,
  supplies: PRODUCTS,
}
