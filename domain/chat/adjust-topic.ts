// Adjusts the classified topic to what the message names, what was shown and what is wished for (C-03).
import { asksOfStock } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import type { Told } from './reading.ts'
import { FILLERS, hasMeaning, hasText, means, type Word } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { Scores } from './vet-topic.ts'

/**
 * Questions about paying and returning are about the shop, even after an item was shown: «can i pay when it arrives».
 */
export function ofShop(topic: ChatTopic, scores: Scores, { words, named }: Told): ChatTopic {
  if (TOPICS[topic] !== 'items' || !isNothing(named) || !isOfShop(words)) return topic
  return scores[0]?.scored.find((each) => TOPICS[each.topic] === 'shop')?.topic ?? topic
}

export function isOfShop(words: readonly Word[]): boolean {
  return hasMeaning(words, 'same', ...OF_SHOP)
}
const OF_SHOP = [
  'ادفع',
  'تحويل',
  'كاش',
  'بطاقه',
  'تقسيط',
  'ارجع',
  'ضمان',
  'حساب',
  'فاتوره',
  'بياناتي',
  'فندق',
  'احجز',
]

/**
 * «شو عندكم من الأنواع؟» after hamsters asks about hamsters; about the customer's own animal it asks for care
 * advice.
 */
export function asSubject(topic: ChatTopic, { named, about, words }: Told): ChatTopic {
  // Asks which animal has a property: «which hamster is best for a child».
  const asksWhichAnimal =
    named.goods.length === 0 &&
    hasMeaning(words, 'trait') &&
    words.some((word, at) => WHICH.test(word.text) && hasMeaning(words.slice(at + 1, at + 2), 'animal'))
  if (topic === 'care' && (isWishedFor(words) || asksWhichAnimal)) return 'find'
  // An animal's needs are care advice, not a search: «الصقر يحتاج رفيق؟».
  const asksNeed = hasText(words, /^[يت]حتاج/) && !asksOfStock(words)
  if (topic === 'find' && asksNeed && named.kinds.length > 0 && named.goods.length === 0) return 'care'
  const ownsAnimal = named.isOwn || (isNothing(named) && about.subject.isOwn)
  const ofStock = ['find', 'traits'].includes(topic) && named.goods.length === 0
  return ownsAnimal && ofStock && !asksOfStock(words) ? 'care' : topic
}

/** The animal follows the wish directly: «بدي كناري بيغني». */
function isWishedFor(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => means(word, 'same', 'ابغي'))
  const [next] = words.slice(at + 1).filter(({ text }) => !FILLERS.has(text))
  return at >= 0 && next !== undefined && means(next, 'animal')
}

const WHICH = /^و?(?:اي|انهي|اني|which)$/

/** «لا أريد الرخيص» asks for the dearest, «مو غالي» for the cheapest. */
export function asWished(topic: ChatTopic, words: readonly Word[]): ChatTopic {
  if (!['cheapest', 'dearest', 'find', 'price'].includes(topic)) return topic
  const isOfCheap = hasMeaning(words, 'same', 'ارخص')
  const isOfDear = hasMeaning(words, 'same', 'اغلي')
  const of = isOfCheap
    ? ({ named: 'ارخص', wish: 'cheapest', turned: 'dearest' } as const)
    : isOfDear
      ? ({ named: 'اغلي', wish: 'dearest', turned: 'cheapest' } as const)
      : null
  if (!of) return topic
  const at = words.findIndex((word) => means(word, 'same', of.named))
  const isRefused = words.slice(Math.max(0, at - 3), at).some(isRefusal)
  if (isRefused) return of.turned
  const isSuperlative = SUPERLATIVE.test(words[at]?.text ?? '')
  return topic === 'dearest' || topic === 'cheapest' || isSuperlative ? of.wish : topic
}

const SUPERLATIVE = /^(?:و|ب)?(?:ال)?(?:ارخص|اغل[ايه]|اوفر|افخم|cheapest|most|dearest|arkhas|ar5as)/

/** «ما أبغى», «مو» and «غير» refuse; «ما فيه أرخص» and «ما أرخص قطة» ask for the cheapest. */
function isRefusal(word: Word, at: number, words: readonly Word[]): boolean {
  const next = words[at + 1]
  return (
    means(word, 'same', 'لا') ||
    /^(?:غير|بدون|ما ?ب[اي]|مابغ\S+)$/.test(word.text) ||
    (word.text === 'ما' && next !== undefined && means(next, 'same', 'ابغي'))
  )
}
