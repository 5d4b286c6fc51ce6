// Which animals a word names, so that a search takes none for another: «كلاب» are dogs, «سلحفاة» is a small animal.
import { searchForms } from '#domain/search-words.ts'
import { type Concept, IMPLIED } from './concepts.ts'
import { LEXICON } from './lexicon.ts'

/** The families and kinds, none for what is no animal. @param word folded */
export function animalsNamed(word: string): Set<Concept> {
  const meanings = searchForms(word).flatMap((form) => LEXICON.meanings(form) ?? [])
  const concepts = meanings.flatMap(({ concept }) => [concept, ...(IMPLIED[concept] ?? [])])
  return new Set(concepts.filter((concept) => IMPLIED[concept]?.includes('animal')))
}
