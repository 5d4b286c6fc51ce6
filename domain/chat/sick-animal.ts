// Whether an animal is ill or hurt (C-01). In doubt it says yes; but things can be broken or burnt too.
import type { Word } from './recognise.ts'
import type { Subject } from './understanding.ts'
import { isUrgent, isWorrying } from './words/alarms.ts'

export type Sickness = { isSick: boolean; isUrgent: boolean }

/** What befalls things too. */
const OF_THINGS = /كسر|انكسر|مكسور|طاح|سقط|وقع|صدم|حرق|احترق|التهاب|منتفخ/

/** @param typed the folded words of each clause; an animal may be spoken of since `before` */
export function sicknessIn(
  typed: readonly (readonly string[])[],
  words: readonly Word[],
  { goods, kinds }: Pick<Subject, 'goods' | 'kinds'>,
  before: Pick<Subject, 'kinds'>,
): Sickness {
  const clauses = typed.map((each) => each.join(' '))
  // «تسبب حساسية؟», «زوجتي حامل»: of people, unless an animal is in danger too.
  const isOfPeople = words.some(({ meanings }) => meanings.some(({ id }) => id === 'people'))
  const isThing = goods.some((good) => good !== 'food') && kinds.length === 0
  const isOwn = (text: string) => !(isThing && OF_THINGS.test(text))
  const hasAnimal = kinds.length + before.kinds.length > 0
  const urgent = clauses.some((clause) => isUrgent(clause) && (hasAnimal || isOwn(clause)))
  const hasSign = words.some(
    ({ text, meanings }, at) =>
      // «وأنا تعبانة»
      !/^(?:و?انا|و?اني|نفسيتي)$/.test(words[at - 1]?.text ?? '') &&
      meanings.some(({ kind }) => kind === 'sign') &&
      (OF_THINGS.test(text) ? hasAnimal && isOwn(text) : true),
  )
  return {
    isSick: urgent || (!isOfPeople && (hasSign || (hasAnimal && clauses.some(isWorrying)))),
    isUrgent: urgent,
  }
}
