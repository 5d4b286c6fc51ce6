// What buyers say of what they received (S2-14).
import type { ProductType } from './product.ts'

/** `waiting`: for the owner's approval; only `shown` ones are public. */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const MAX_STARS = 5
export const MAX_REVIEW_PHOTOS = 3
export const MAX_REVIEW_LETTERS = 1000

/** Supplies are rated by stars; animals, as living beings, get words only. */
export function hasStars(type: ProductType): boolean {
  return type === 'product'
}
