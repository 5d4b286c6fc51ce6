// Owners weigh a cat in kilograms and a bird in grams (H-04); grams are stored.
import type { World } from '#domain/catalog/worlds.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { readWeight } from './health-entry.ts'

export type WeightUnit = 'kg' | 'g'

const GRAMS = { kg: 1000, g: 1 } as const

/** @param grams its last weight; null if unknown */
export function weightUnitOf(world: World, grams: number | null): WeightUnit {
  if (world === 'cats' || world === 'rabbits') return 'kg'
  return (grams ?? 0) >= GRAMS.kg ? 'kg' : 'g'
}

/** The typed weight in whole grams; NaN if invalid. A comma counts as a decimal point, as scales write it. */
export function gramsOf(typed: string, unit: WeightUnit): number {
  const plain = foldDigits(typed)
    .replace(/\s|\p{Cf}/gu, '')
    .replace(/[,٫،]/, '.')
  if (!/^\d{1,6}(?:\.\d{0,3})?$/.test(plain)) return Number.NaN
  return readWeight(Math.round(Number(plain) * GRAMS[unit])) ?? Number.NaN
}

/** As the form shows it: «4.2» for 4200 grams. */
export function typedWeight(grams: number, unit: WeightUnit): string {
  return String(grams / GRAMS[unit])
}
