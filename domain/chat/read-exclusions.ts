// What a message excludes: «غير الألعاب», «بس مو رمل», «ما أبي ذكر» (C-03).
import type { Trait } from './lexicon.ts'
import { isRefused } from './read-roles.ts'
import { FILLERS, means, meantIds, type Word } from './recognise.ts'

const LEFT_OPEN =
  /^و?(?:ما|بس|لكن|شي|شيء|حاجه|غرض|غير|ثاني\S*|تاني\S*|بدون|بلا|بلاش|الا|but|other|than|something|else|please)$/

/** Asks for nothing besides the exclusion. */
export function onlyRefuses(words: readonly Word[]): boolean {
  return words.every(
    (word) =>
      FILLERS.has(word.text) ||
      LEFT_OPEN.test(word.text) ||
      ['لا', 'ابغي', 'احب'].some((id) => means(word, 'same', id)),
  )
}

const OTHER_SEX = { male: 'female', female: 'male' } as const

/** The properties mentioned; an excluded sex wishes for the other one: «غير الذكور». */
export function traitsIn(words: readonly Word[]): { traits: Trait[]; isTurned: boolean } {
  const all = meantIds<Trait>(words, 'trait')
  const at = words.findIndex((word) => means(word, 'trait', 'male') || means(word, 'trait', 'female'))
  const sex = at >= 0 && means(words[at] as Word, 'trait', 'male') ? 'male' : 'female'
  const rest = words.filter((_, place) => place !== at)
  const isTurned = at >= 0 && rest.length > 0 && onlyRefuses(rest) && isRefused(words, at)
  return { traits: isTurned ? [OTHER_SEX[sex]] : all, isTurned }
}
