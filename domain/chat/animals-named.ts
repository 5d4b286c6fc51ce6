// Which animals a word names, so that a search takes none for another: «كلاب» are dogs, «سلحفاة» is a turtle.
import { KINDS, type Kind } from './lexicon.ts'
import { meaningsOf } from './recognise.ts'

/** The kinds and their families, none for what is no animal. @param word folded */
export function animalsNamed(word: string): Set<string> {
  const kinds = meaningsOf(word).flatMap(({ kind, id }) => (kind === 'animal' ? [id as Kind] : []))
  return new Set(kinds.flatMap((kind) => [kind, KINDS[kind].family]))
}
