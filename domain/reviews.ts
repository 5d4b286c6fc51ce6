// What buyers say of what they received (S2-14).
import type { ProductType } from './product.ts'

/** `waiting` for the owner's look; only `shown` ones are public. */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const MAX_STARS = 5
export const MAX_REVIEW_PHOTOS = 3
export const MAX_REVIEW_LETTERS = 1000

/** Supplies are judged by stars; an animal is a living being, of which one says words. */
export function hasStars(type: ProductType): boolean {
  return type === 'product'
}
