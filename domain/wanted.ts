// What people ask the shop to tell them about (S2-12): an item that is sold out, or an animal it does not have yet.
import { foldArabic } from './fold-arabic.ts'
import type { Baisa } from './money.ts'

export const WANTED_LIMITS = { species: 60, breed: 60 } as const
/** Open requests of one address. */
export const MAX_WANTED = 20
export const WANTED_AGES = ['baby', 'young', 'adult'] as const
export type WantedAge = (typeof WANTED_AGES)[number]
export const WANTED_GENDERS = ['male', 'female'] as const

export type Wish = { species: string; breed: string | null; gender: string | null; maxPrice: Baisa | null }
/** `words`: its name, breed and category, in both languages. */
export type OfferedAnimal = { words: string; gender: string | null; price: Baisa }

/**
 * Whether an animal may be what somebody asked for: each of their words begins a word of the animal's or is begun by
 * one («قط» and «قطط»), and sex and price do not speak against it. The owner decides.
 */
export function fitsWish(wish: Wish, animal: OfferedAnimal): boolean {
  const offeredWords = wordsOf(animal.words)
  const wishWords = [...wordsOf(wish.species), ...wordsOf(wish.breed ?? '')]
  if (wishWords.length === 0) return false
  if (
    wish.gender &&
    (animal.gender === 'male' || animal.gender === 'female') &&
    animal.gender !== wish.gender
  )
    return false
  if (wish.maxPrice !== null && animal.price > wish.maxPrice) return false
  return wishWords.every((word) => offeredWords.some((other) => isAlike(word, other)))
}

const ARTICLE = /^(?:ال|لل)(?=..)/
const SHORTEST = 2

function wordsOf(text: string): string[] {
  return foldArabic(text)
    .split(' ')
    .map((word) => word.replace(ARTICLE, ''))
    .filter((word) => word.length >= SHORTEST)
}

function isAlike(word: string, other: string): boolean {
  return other.startsWith(word) || (other.length > SHORTEST && word.startsWith(other))
}
