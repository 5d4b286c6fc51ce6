// Ranks animals by sentences of their pages about free-text wishes (C-04): «نشيط يحب اللعب», «حمام للسباق»,
// «شي يشبهه».
import type { Product } from '#contract/catalog.ts'
import { findSentence } from '#domain/chat/find-sentence.ts'
import type { Trait } from '#domain/chat/lexicon.ts'
import { meaningsOf } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Asked } from './asked.ts'
import { fitsAll } from './match-wishes.ts'
import { sentencesOf } from './page-words.ts'

const NAMES = ['animal', 'same', 'colour']
const REFUSES = /^(?:ما|لا|غير|بدون|مو|مب|مش)$/

/** Denies the wish: «يكتفي بساعة لعب». */
const DENIES = /(?:^| )(?:لا|ليس|ليست|قليل|قليله|يكتفي|تكتفي)(?= |$)/

/** The best matches with their sentences; null if no page mentions any part of the wish. */
export function byWish(
  asked: Asked,
  products: readonly Product[],
): { products: readonly Product[]; sentences: ReadonlyMap<number, string> } | null {
  const words = wishedWords(asked)
  if (words.length === 0) return null
  const matches = products
    .filter(({ id, type, quantity }) => type === 'animal' && quantity > 0 && id !== likened(asked)?.id)
    .flatMap((product) => {
      const { nameArabic, breedArabic, category } = product
      const nameWords = foldArabic([nameArabic, breedArabic, category?.nameArabic].join(' ')).split(' ')
      const sentences = sentencesOf(product).filter((text) => !DENIES.test(foldArabic(text)))
      const match = findSentence(sentences, words, nameWords)
      return match ? [{ product, ...match }] : []
    })
  if (matches.length === 0) return null
  const sorted = matches.toSorted((a, b) => b.score - a.score)
  return {
    products: sorted.map(({ product }) => product),
    sentences: new Map(sorted.map(({ product, text }) => [product.id, text])),
  }
}

function wishedWords(asked: Asked): string[] {
  const typed = asked.folded.split(' ')
  const isNegated = (word: string) => REFUSES.test(typed[typed.indexOf(word) - 1] ?? '')
  const own = asked.content.filter(
    (word) => !isNegated(word) && !meaningsOf(word).some(({ kind }) => NAMES.includes(kind)),
  )
  return [
    ...own,
    ...foldArabic(likened(asked)?.temperamentArabic ?? '')
      .split(' ')
      .filter(Boolean),
  ]
}

/** The item that others should be like: «شي يشبهه», «أرخص بنفس الطبع». */
export function likened({ concepts, focus, shown, folded }: Asked): Product | undefined {
  return concepts.has('بديل') || / (?:ب?نفس|same) /.test(folded) ? (focus[0] ?? shown[0]) : undefined
}

/** The temper of the item; without one, any temper. */
export function tempersOf(product?: Product): Trait[] {
  const tempers: readonly Trait[] = ['calm', 'active', 'tame']
  return product ? tempers.filter((trait) => fitsAll(product, [trait], [], '')) : ['nature']
}
