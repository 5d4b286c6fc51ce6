// Whether an animal is ill or hurt (C-01). Rather once too often than once too seldom; but a broken cage is none.
import type { Word } from './recognise.ts'
import type { Subject } from './understanding.ts'

/** What befalls things too. */
const OF_THINGS = /كسر|انكسر|مكسور|طاح|سقط|وقع|صدم|حرق|احترق|التهاب|منتفخ/

export function isSickAnimal(
  words: readonly Word[],
  { goods, kinds }: Pick<Subject, 'goods' | 'kinds'>,
): boolean {
  const signs = words.filter(
    ({ meanings }, at) => meanings.some(({ kind }) => kind === 'sign') && !asksWhatItEats(words, at),
  )
  const isThing = goods.some((good) => good !== 'food') && kinds.length === 0
  return signs.some(({ text }) => !(isThing && OF_THINGS.test(text)))
}

/** «ما يأكل الكناري؟» asks in Standard Arabic what it eats; «القط ما ياكل» says that it does not. */
function asksWhatItEats(words: readonly Word[], at: number): boolean {
  return at === 0 && /^ما (?:ياكل|تاكل|يشرب|تشرب)$/.test(words[0]?.text ?? '') && words.length <= 3
}
