import { asksOnly, CORRECTS, correctsName, isBesideName } from './bare-message.ts'
import { asksPrice } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import type { Told } from './reading.ts'
import { FILLERS, foldedOf, hasMeaning, hasText, type Meaning, means, type Word } from './recognise.ts'
import { OF_THEIR_ORDER, tellsWhen } from './shop-thread.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { MAX_CONTINUATION } from './vet-topic.ts'

/** The topic of the answer before, or what follows from it, if the message only makes sense after that answer. */
export function continuedTopic(told: Told): ChatTopic | null {
  return (
    ofDelivery(told) ?? ofOrder(told) ?? (isShort(told) ? (ofWhatWasShown(told) ?? ofBareName(told)) : null)
  )
}

function ofDelivery({ words, named, last, about }: Told): ChatTopic | null {
  // An hour continues opening hours, delivery or a visit: «الساعة 5 العصر ينفع؟».
  const isHour = words.length < 6 && HOUR.test(foldedOf(words))
  if (isHour && (last === 'hours' || last === 'delivery' || last === 'location')) return last
  // The fee continues delivery.
  const isFee =
    isNothing(named) &&
    about.shown === 0 &&
    words.filter(({ text }) => !FILLERS.has(text)).length < 4 &&
    asksPrice(words)
  return last === 'delivery' && isFee ? last : null
}

function ofOrder({ words, named, last, about }: Told): ChatTopic | null {
  if (last === undefined) return null
  const text = foldedOf(words)
  if ((TOPICS[last] === 'shop' || last === 'care') && WHAT_NOW.test(text)) return last
  if (OF_THEIR_ORDER.includes(last) && tellsWhen(words)) return last
  // Whether it is taken back, of an animal that arrived ill or dead: «ترجعون فلوسي؟».
  const isTakenBack = about.topics.includes('animal-guarantee') && isNothing(named) && asksToTakeBack(words)
  // Asks the same for animals: «والحيوانات نفس الشي؟» after returns.
  const isOfReturns = last === 'returns' || last === 'animal-guarantee'
  if (isTakenBack || (isOfReturns && asksOfAnimalsToo(words))) return 'animal-guarantee'
  // Supposes a payment while changing an order: «واذا أبلغتكم بالتحويل؟».
  return (last === 'change-order' || last === 'cancel-order') && SUPPOSES_PAID.test(text) ? last : null
}

/** What a short message says beside the lead-in words of a search. */
function saidIn({ words, last }: Told): Word[] {
  return words.filter(
    ({ text }) => last !== 'find' || !(OR.test(text) || FILLERS.has(text) || ALIKE.test(text)),
  )
}

/** Another animal of an illness still needs a vet (C-01): «والكناري الثاني؟». */
function isShort(told: Told): boolean {
  return saidIn(told).length <= MAX_CONTINUATION && told.last !== 'vet'
}

function ofWhatWasShown(told: Told): ChatTopic | null {
  const { words, named, last, about } = told
  const said = saidIn(told)
  // «كم ياخذ وقت؟» and «من متى؟» after these do not ask for delivery days.
  if ((last === 'care' || last === 'notify') && asksOnly(words)) return last
  if (told.pick !== null && words.length < 3 && isNothing(named)) return 'price'
  // A sex after a search: «ذكر بعد».
  const isSex = (word: Word) => means(word, 'trait', 'male') || means(word, 'trait', 'female')
  if (last === 'find' && about.shown > 0 && said.length > 0 && said.every(isSex))
    return about.shown === 1 ? 'traits' : 'find'
  const isWhen = words.length === 1 && hasMeaning(words, 'same', 'متي')
  return isWhen && last ? (last === 'find' ? 'notify' : last) : null
}

/** A bare name after an answer: «والأرانب؟», «وصلالة؟», «كناري». */
function ofBareName(told: Told): ChatTopic | null {
  const { words, named, places, last, about } = told
  const said = saidIn(told)
  const isOfWay = last === 'delivery' || last === 'pickup'
  const isName = (word: Word) =>
    told.placeWords.has(word.text) ||
    ['animal', 'good', 'item', 'colour'].some((kind) => means(word, kind as Meaning['kind'])) ||
    means(word, 'same', 'منتج')
  const isOfItems = last !== undefined && (TOPICS[last] === 'items' || (isOfWay && about.shown > 0))
  const isPriced = isOfItems && hasMeaning(words, 'same', 'كم')
  const isBare = words.every(
    (word, at) =>
      isName(word) ||
      (isPriced && means(word, 'same', 'كم')) ||
      isBesideName(word, at) ||
      CORRECTS.test(word.text) ||
      (last === 'find' && !said.includes(word)),
  )
  if (!isBare || !words.some(isName)) return null
  if (places.regionId !== null || places.sharedRegionIds.length > 0) return 'delivery'
  if (isPriced) return 'price'
  // Goods named after shown goods are a search: «والمشط؟» after a shampoo.
  if (last === 'care' && about.shown > 0 && named.goods.length > 0) return 'find'
  const goesOn =
    told.isLed ||
    correctsName(words) ||
    words.some((word) => word.hasAnd && isName(word)) ||
    FILLERS.has(words[0]?.text ?? '') ||
    last === 'care' ||
    (isOfWay && hasText(words, ALIKE))
  return last && goesOn && !told.isForOthers && (isOfWay || TOPICS[last] !== 'shop') ? last : 'find'
}

const HOUR =
  /^(?!.*(?:فتح|فاتح|سكر|دوام|قفل))(?:\S+ )?(?:ال)?ساعه (?:\d{1,2}|\S+) (?:ال)?(?:صبح|ظهر|عصر|مغرب|عشا|ليل|ينفع|زين|يصلح)(?= |$)/
const WHAT_NOW =
  /^و?(?:شو|وش|ايش|ايه|موه|ماذا|what) (?:[ابت]?(?:سوي|عمل|فعل)|هو الحل|الحل|should i do|do i do)$/
const OR = /^(?:ولا|او|or|an?|lol|haha)$/
const SUPPOSES_PAID =
  /^و?(?:اذا|لو|ان|if|and if) (?:\S+ ){0,3}(?:\S{0,3}(?:حول|دفع)\S*|(?:ال|ب)?\S{0,2}تحويل\S*|paid|transfer\S*)(?: (?:خلاص|بالفعل|already|المبلغ|الفلوس))?$/

/** Names only animals, and asks whether the same holds for them. */
export function asksOfAnimalsToo(words: readonly Word[]): boolean {
  const isAnimal = (word: Word) => means(word, 'animal') || means(word, 'same', 'حيوان')
  return (
    words.some(isAnimal) &&
    words.every(
      (word) =>
        isAnimal(word) ||
        ALIKE.test(word.text) ||
        FILLERS.has(word.text.replace(/^و(?=..)/, '')) ||
        means(word, 'same', 'ارجع') ||
        ALSO.test(word.text),
    )
  )
}
/** A short question whether the shop takes it back: «ترجعون فلوسي؟». */
export function asksToTakeBack(words: readonly Word[]): boolean {
  return words.length <= MAX_CONTINUATION && (hasMeaning(words, 'same', 'ارجع') || hasText(words, TAKES_BACK))
}
const TAKES_BACK = /^و?ب?ت(?:رجعو|ردو)\S*$/
const ALSO = /^(?:(?:ال)?حيه|live|[يت]شمل\S*|ب?[يت]ت?رجع\S*|[يت]نطبق|علي)$/

/** Words that ask for the same: «وإذا طلبت سمكاً نفس السعر؟» after the fee for a cat. */
const ALIKE =
  /^و?(?:اذا|لو|if|(?:طلبت|طالب|اطلب|بطلب|order)\S*|نفس\S*|مثل\S*|زي\S*|(?:ال)?(?:شي|شيء|سعر|رسوم|كلام|مده|مبلغ|كم)|بعد|كمان|ايضا|برضو|حتي|هل|مشمول\S*|كذلك|even|what|how|about|for|the|same|price|fee|too|also|is|it|are)$/
