// Wishes choose among animals by what their pages say: «نشيط يحب اللعب», «حمام للسباق», «شي يشبهه» (C-04).
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

/** «يكتفي بساعة لعب» is not said of a playful cat. */
const DENIES = /(?:^| )(?:لا|ليس|ليست|قليل|قليله|يكتفي|تكتفي)(?= |$)/

/** What most of the wish is said of, best first, each with its sentence; null where no page says any of it. */
export function byWish(
  asked: Asked,
  products: readonly Product[],
): { products: readonly Product[]; sentences: ReadonlyMap<number, string> } | null {
  const words = wishedWords(asked)
  if (words.length === 0) return null
  const told = products
    .filter(({ id, type, quantity }) => type === 'animal' && quantity > 0 && id !== likened(asked)?.id)
    .flatMap((product) => {
      const { nameArabic, breedArabic, category } = product
      const known = foldArabic([nameArabic, breedArabic, category?.nameArabic].join(' ')).split(' ')
      const said = sentencesOf(product).filter((text) => !DENIES.test(foldArabic(text)))
      const found = findSentence(said, words, known)
      return found ? [{ product, ...found }] : []
    })
  if (told.length === 0) return null
  const sorted = told.toSorted((a, b) => b.score - a.score)
  return {
    products: sorted.map(({ product }) => product),
    sentences: new Map(sorted.map(({ product, text }) => [product.id, text])),
  }
}

function wishedWords(asked: Asked): string[] {
  const typed = asked.folded.split(' ')
  const isRefused = (word: string) => REFUSES.test(typed[typed.indexOf(word) - 1] ?? '')
  const own = asked.content.filter(
    (word) => !isRefused(word) && !meaningsOf(word).some(({ kind }) => NAMES.includes(kind)),
  )
  return [
    ...own,
    ...foldArabic(likened(asked)?.temperamentArabic ?? '')
      .split(' ')
      .filter(Boolean),
  ]
}

/** «شي يشبهه», «أرخص بنفس الطبع»: the one that another is to be like. */
export function likened({ concepts, focus, shown, folded }: Asked): Product | undefined {
  return concepts.has('بديل') || / (?:ب?نفس|same) /.test(folded) ? (focus[0] ?? shown[0]) : undefined
}

/** Of what temper it is; of none in particular where nothing is likened. */
export function tempersOf(product?: Product): Trait[] {
  const tempers: readonly Trait[] = ['calm', 'active', 'tame']
  return product ? tempers.filter((trait) => fitsAll(product, [trait], [], '')) : ['nature']
}
