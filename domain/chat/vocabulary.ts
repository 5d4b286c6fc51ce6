// The catalogue's words, folded once per version of the catalogue.
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms } from '#domain/search/search-words.ts'

export type Vocabulary = {
  /** Categories by each form of their words. */
  categories: ReadonlyMap<string, readonly number[]>
  /** Forms of the words in names, breeds and brands. */
  words: ReadonlySet<string>
}

export const EMPTY_VOCABULARY: Vocabulary = { categories: new Map(), words: new Set() }

const MIN_WORD_LENGTH = 3

/** @param items names, breeds and brands as shown in the shop */
export function createVocabulary(
  categories: readonly { id: number; names: readonly string[] }[],
  items: readonly string[],
): Vocabulary {
  const ids = new Map<string, number[]>()
  for (const { id, names } of categories) {
    for (const form of new Set(names.flatMap(formsOf))) ids.set(form, [...(ids.get(form) ?? []), id])
  }
  return { categories: ids, words: new Set(items.flatMap(formsOf)) }
}

function formsOf(text: string): string[] {
  return searchForms(foldArabic(text)).filter((form) => form.length >= MIN_WORD_LENGTH && /[^0-9]/.test(form))
}
