// What a conversation builds up to buy (C-03): «ضيف عجلة», «شيل القفص», «خل البذور كيسين». The shop's own basket is another one.
import { FILLERS, means, type Word } from './recognise.ts'
import { NUMBERS, OTHER_UNITS } from './words/numbers.ts'

export type Line<Item> = { readonly item: Item; readonly count: number }
export type Basket<Item> = readonly Line<Item>[]
/** `name`: it is only named, with its number: «ولو 10 سمكات؟». */
export type BasketStep = 'add' | 'set' | 'name'
type Identified = { readonly id: number }

const MAX_COUNT = 20

/** What is added comes to what is there; any other number takes the place of the one before. */
export function changed<Item extends Identified>(
  basket: Basket<Item>,
  changes: readonly (Line<Item> & { step: BasketStep })[],
): Basket<Item> {
  const lines = new Map(basket.map((line) => [line.item.id, line]))
  for (const { item, count, step } of changes) {
    const before = step === 'add' ? (lines.get(item.id)?.count ?? 0) : 0
    lines.set(item.id, { item, count: Math.min(before + count, MAX_COUNT) })
  }
  return [...lines.values()]
}

export function without<Item extends Identified>(
  basket: Basket<Item>,
  removed: readonly Identified[],
): Basket<Item> {
  return basket.filter(({ item }) => !removed.some(({ id }) => id === item.id))
}

/** «لا خليهم 2»: of the only one, else of what was named last. */
export function withLastCount<Item>(basket: Basket<Item>, count: number): Basket<Item> {
  return basket.map((line, at) => (at === basket.length - 1 ? { ...line, count } : line))
}

const TAKES_OUT =
  /^[وبف]?(?:[انت]?شيل(?:وا|ي|ه|ها|هم)?|شلت|شلنا|[انت]?حذف|[انت]?لغي|بدون|بلا|من غير|remove|without|minus)$/
const PUTS_IN =
  /^[وبف]?(?:[انت]?ز[ويا]?د(?:وا|ي|ني|نا|لي|لنا|ت)?|[انت]?ضيف(?:وا|ي|لي|لنا)?|[انت]?ضفت?|[انت]?حط(?:وا|ي|لي|لنا)?|[انت]?رجع(?:وا|ي)?|كمان|add)$/
const SETS = /^[وبف]?(?:[انت]?خل[يو]?(?:ه|ها|هم|هن)?|غير(?:ه|ها|هم)|make|set)$/
/** What is asked of the basket ends what is taken out of it. */
const ENDS = /^و?(?:مع|كم|بكم|بكام|قديش|[يتب]{1,2}(?:صير|طلع|بقي)|مكان\S*|بدال\S*)$/

/** «شيل القفص»: the words that name what is taken out. */
export function takenOut(words: readonly Word[]): Word[] {
  let isOut = false
  return words.filter((word) => {
    if (TAKES_OUT.test(word.text)) {
      isOut = true
      return false
    }
    if ([PUTS_IN, SETS, ENDS].some((pattern) => pattern.test(word.text)) || means(word, 'same', 'توصيل'))
      isOut = false
    return isOut
  })
}

/** By the last verb before it. */
export function stepAt(words: readonly Word[], at: number): BasketStep {
  const verb = words.slice(0, at).findLast(({ text }) => PUTS_IN.test(text) || SETS.test(text))
  return !verb ? 'name' : SETS.test(verb.text) ? 'set' : 'add'
}

export function changesBasket(words: readonly Word[]): boolean {
  return words.some(({ text }) => PUTS_IN.test(text) || SETS.test(text) || TAKES_OUT.test(text))
}

/** Beside a name: «وكيس حبيبات لهم بعد». */
const ASIDE = /^و?(?:كيس|اكياس|علب\S*|حب[هات]+|قطع\S*|(?:ل|مع|ويا?)ا?(?:ه|ها|هم|هن)|بعد)$/

/** «والقفص يكفيهم؟» asks of what was added up. */
const ASKS_FIT = /^[وبف]?[يت](?:كف|ناسب|نفع|صلح|وسع|سع|تحمل)/

/** «وقارورة ماء»: nothing but names and numbers. */
export function onlyNames(words: readonly Word[]): boolean {
  return words.every(
    (word, at) =>
      (['animal', 'good', 'item', 'colour'] as const).some((kind) => means(word, kind)) ||
      (at > 0 && !word.hasAnd && means(word, 'care') && !ASKS_FIT.test(word.text)) ||
      FILLERS.has(word.text) ||
      ASIDE.test(word.text) ||
      numberAt(words, at) !== null,
  )
}

/** «والتوصيل لصحار؟», «w el tawseel?» */
export function namesDelivery(words: readonly Word[]): boolean {
  const isAdded = /^(?:و.+|w|and)$/.test(words[0]?.text ?? '')
  return isAdded && words.some(({ text }) => /^(?:و?(?:ال)?توصيل|ta?wse+l|delivery)$/.test(text))
}

/** Pieces that are counted, and two of them. */
const PIECES = /^(?:حب[هات]+|قطع[هات]*|كيس|اكياس|علب[هات]*|ازواج|pieces?)$/
const TWO = /^و?(?:(?:ا?[ثت]نت?ين)|زوج|جوز|زوجين|كيسين|حبتين|علبتين|قطعتين|two)$/
const ONE = /^(?:واحد|وحده|حبه|كيس|علبه|قطعه)$/
const ENGLISH = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** «3», «ثلاث», «كيسين» */
export function numberAt(words: readonly Word[], at: number): number | null {
  const text = words[at]?.text.replace(/^و(?=\d|..)/, '') ?? ''
  if (TWO.test(text)) return 2
  if (ONE.test(words[at]?.text ?? '')) return 1
  const number = /^\d+$/.test(text) ? Number(text) : (NUMBERS.get(text) ?? ENGLISH.indexOf(text))
  return number > 0 && number <= MAX_COUNT ? number : null
}

/** Not «3 كيلو», «بـ3». */
export function countAt(words: readonly Word[], at: number): number | null {
  const unit = words[at + 1]?.text ?? ''
  const isOther = (OTHER_UNITS.has(unit) && !PIECES.test(unit)) || words[at - 1]?.text === 'ب'
  return isOther ? null : numberAt(words, at)
}

const TAKEN =
  /^[وبف]?(?:لو|[انت]?اخذ\S*|خذ\S*|[انت]?شتر[يه]\S*|بغيت|اريد|كم|بكم|بكام|حق|take|[يت](?:صير|طلع))$/

/** «أبغى 3», «ثلاث أكياس كم؟», «لا خليهم 2»: how many of what was spoken of, where the message names nothing. */
/** @param isTold it was just added up: «وحدة بس» */
export function bareCount(words: readonly Word[], isTold: boolean): number | null {
  const isTaken = words.some(
    (word) => TAKEN.test(word.text) || SETS.test(word.text) || means(word, 'same', 'ابغي'),
  )
  const isElse = words.some(
    (word) =>
      ['care', 'trait', 'colour', 'eaten'].some((kind) => means(word, kind as 'care')) ||
      ['عرض', 'توصيل', 'عندكم'].some((id) => means(word, 'same', id)) ||
      /^(?:ريال\S*|rial|omr)$/.test(word.text),
  )
  const counts = words.flatMap((_, at) => countAt(words, at) ?? [])
  const isOnly = isTold && words.every((word, at) => FILLERS.has(word.text) || countAt(words, at) !== null)
  return (isTaken || isOnly) && !isElse && counts.length === 1 && words.length <= MAX_WORDS
    ? (counts[0] ?? null)
    : null
}
const MAX_WORDS = 6
