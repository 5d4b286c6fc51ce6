// Continues conversations about the shop (C-03): short questions belong to the last topic, and things named while
// talking about an order belong to that order: «كان قفص الطيور» after «وصل مكسور» does not search for a cage.
import type { Scored } from './learn-topics.ts'
import { asksOfStock, asksPrice } from './read-request.ts'
import { hasMeaning, hasText, means, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'

/** Topics after which the customer has an order. */
export const OF_THEIR_ORDER: readonly ChatTopic[] = [
  'after-transfer',
  'order-status',
  'cancel-order',
  'change-order',
  'returns',
  'animal-guarantee',
  'complaint',
]

/** The order topic of a message that names things of the order; null if it names none, or other things. */
export function topicOfTheirOrder(words: readonly Word[], last: ChatTopic | undefined): ChatTopic | null {
  const namesItems = words.some((word) =>
    (['animal', 'good', 'item'] as const).some((kind) => means(word, kind)),
  )
  if (!namesItems) return null
  const whole = topicModel().score(words)
  return isOfTheirOrder(words, whole, last) ? topicOfOrder(whole, last) : null
}

/**
 * «كان قفص الطيور» and «أبغى بدل عنه» are about the order; «وعندكم قفص أكبر؟», «بكم؟», «شو ياكل؟» are not.
 * @param scored the scores of this message alone
 */
function isOfTheirOrder(
  words: readonly Word[],
  scored: readonly Scored<ChatTopic>[],
  last: ChatTopic | undefined,
): last is ChatTopic {
  if (last === undefined || !OF_THEIR_ORDER.includes(last)) return false
  const isExchange = hasText(words, EXCHANGES)
  if (asksPrice(words) || asksOfStock(words, isExchange ? ['عندكم', 'تبيعون'] : undefined)) return false
  const [best] = scored
  const leads = best !== undefined && best.share >= LEADS_ELSEWHERE && !OF_THEIR_ORDER.includes(best.topic)
  const isOfAnimal = (['care', 'eaten', 'sign', 'trait'] as const).some((kind) => hasMeaning(words, kind))
  return isExchange || !(leads || isOfAnimal)
}

const LEADS_ELSEWHERE = 0.7
const LEADS_ON = 0.9

function topicOfOrder(scored: readonly Scored<ChatTopic>[], last: ChatTopic): ChatTopic {
  const [best] = inThread(
    scored.filter(({ topic }) => OF_THEIR_ORDER.includes(topic)),
    last,
  )
  return best && best.share >= LEADS_ON ? best.topic : last
}

/** A time in the past: «من مبارح», «قبل يومين». */
export function tellsWhen(words: readonly Word[]): boolean {
  return words.every(({ text }) => WHEN.test(text))
}
const WHEN =
  /^و?(?:(?:وصل|استلم|جات|جت|جاب|اجا)\S*|من|قبل|صار|صارل[يه]|الو|له|لها|حوالي|تقريبا|ا?مبارح|(?:يوم )?امس|البارحه?|اليوم|النهارده|الصبح|العصر|الظهر|شوي|نص|كم|\d+|ثلاث\S?|اربع\S?|خمس\S?|يوم(?:ين)?|ايام|اسبوع(?:ين)?|جمع(?:ه|تين)|شهر(?:ين)?|ساع(?:ه|تين|ات)|since|got|it|this|morning|received|arrived|yesterday|today|an?|two|three|few|days?|weeks?|hours?|ago)$/

const EXCHANGES = /^و?[اينت]?(?:بدل|بديل|تبديل|استبد|غيره|زيد|ضيف|اضاف|شيل)/

/** Bonus of the last topic, and of any shop topic, in a continued conversation. */
const SAME = 8
const NEAR = 3

/** Short follow-up questions: «كم ياخذ؟» after delivery or training, «والفلوس ترجع؟» after a cancelled order. */
export function inThread(
  scored: readonly Scored<ChatTopic>[],
  last: ChatTopic | undefined,
): Scored<ChatTopic>[] {
  if (last === undefined || (TOPICS[last] !== 'shop' && last !== 'care')) return [...scored]
  // After a transfer, waits for its confirmation and not for a sold-out item: «متى تأكدون لي؟».
  const possible = OF_THEIR_ORDER.includes(last) ? scored.filter(({ topic }) => topic !== 'notify') : scored
  const weighed = possible.map(({ topic, share }) => ({
    topic,
    share: share * (topic === last ? SAME : TOPICS[topic] === TOPICS[last] && last !== 'care' ? NEAR : 1),
  }))
  const sum = weighed.reduce((total, { share }) => total + share, 0)
  return weighed.map(({ topic, share }) => ({ topic, share: share / sum })).sort((a, b) => b.share - a.share)
}
