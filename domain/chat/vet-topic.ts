// What belongs to a vet where no sign of illness is named, and what leads away from one again (C-01).
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Scored } from './learn-topics.ts'
import { asksOfStock, isQuestion } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import { FILLERS, means, type Word } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { About, Subject } from './understanding.ts'

/** Where an animal is spoken of, this much of illness is enough (C-01). */
const PERHAPS_ILL = 0.25

/** Clauses are read by themselves where they are at least as clear as this. */
export const CLEAR = 0.6

export const MAX_CONTINUATION = 4

export type Scores = readonly { scored: readonly Scored<ChatTopic>[]; words: readonly Word[] }[]

/** A message after all that was said. */
type Told = { message: string; words: readonly Word[]; named: Subject; about: About }

/** Reports something about an animal, and asks nothing. */
export function isPerhapsIll(scores: Scores, asked: readonly ChatTopic[], told: Told): boolean {
  const { named, about } = told
  const hasAnimal = named.kinds.length + about.subject.kinds.length > 0 && named.goods.length === 0
  const isNear = scores.some(({ scored }) =>
    scored.some(({ topic, share }) => topic === 'vet' && share >= PERHAPS_ILL),
  )
  return (
    hasAnimal &&
    isNear &&
    !asked.some((topic) => TOPICS[topic] === 'shop') &&
    !isQuestion(told.words) &&
    !asksOfHealthy(told)
  )
}

/** Asks for a vet or a remedy; or reports something about an animal that is not an ordinary question of care. */
export function isOfVet(told: Told, share: number): boolean {
  const { message, named, about, words } = told
  if (words.some((word) => means(word, 'same', 'دكتور') || means(word, 'sign')) || asksRemedy(message))
    return true
  // «عصفور حب زوج» tells nothing.
  const tells = words.some((word) => word.meanings.length === 0 && !FILLERS.has(word.text))
  const hasAnimal = named.kinds.length + about.subject.kinds.length > 0
  return tells && (hasAnimal || share >= CLEAR) && !asksOfHealthy(told)
}

/** Whether, when, how much: questions about food, habits and purchases, not about illness. */
function asksOfHealthy({ message, words }: Told): boolean {
  const isAsked =
    /[؟?]\s*$/.test(message.trim()) || isQuestion(words) || words.some((word) => ASKS.test(word.text))
  const isHealthy = (['care', 'eaten', 'body', 'trait'] as const).some((kind) =>
    words.some((word) => means(word, kind)),
  )
  const isHabit = ['taming', 'scratching', 'play', 'travel', 'people'].some((part) =>
    words.some((word) => means(word, 'care', part)),
  )
  const isLiked = ['احب', 'عجب'].some((id) => words.some((word) => means(word, 'same', id)))
  return isHabit || isLiked || asksOfStock(words) || (isAsked && isHealthy)
}

const ASKS = /^(?:عادي|لازم|يقدر|تقدر|ينفع|تنفع|يصلح|تصلح|يجوز|can|should|is|do|does)$/

export function asksRemedy(message: string): boolean {
  return REMEDY.test(foldArabic(message))
}

/** What may be given to an ill animal at home is asked of a vet. */
const REMEDY =
  /(?:وين|فين|where) (?:ا?ودي\S*|اخذ(?:ه|ها)|take)|(?:^| )[وف]?(?:ا|ن|ب)?(?:عطي\S*|ااكل\S*|عالج\S*|علاج\S*|دوا\S*|وصف\S*|منزلي\S*|احط له|احط لها|دهن\S*|سقي\S*|اعشاب|بالاعشاب|home remed\S*)(?= |$)/

/** Courtesy and questions of another kind, which are answered beside a vet. */
export const BESIDE_VET: readonly ChatTopic[] = ['thanks', 'goodbye', 'who-are-you', 'insult', 'no']

const OF_PLACE: readonly ChatTopic[] = ['location', 'contact', 'hours', 'care', 'price']

/** Whoever asked for a vet still asks for one (C-01), unless something else is plainly asked. */
export function leavesVet(asked: readonly ChatTopic[], told: Told): boolean {
  const { named, about, words } = told
  const [first] = asked
  if (!first || words.some((word) => means(word, 'same', 'دكتور'))) return false
  // No animal was spoken of: a vet was only asked for.
  if (about.subject.kinds.length + named.kinds.length === 0) return !OF_PLACE.includes(first)
  if (first === 'price' && about.shown > 0 && words.length <= MAX_CONTINUATION) return true
  if (TOPICS[first] === 'items') {
    return (
      asksOfStock(words, ['عندكم', 'ابغي', 'تبيعون']) ||
      (!isNothing(named) && (first === 'price' || asksOfStock(words)))
    )
  }
  // «كم يعيش القط؟» asks of all cats.
  if (first === 'care') return !isNothing(named) && !named.isOwn && asksOfHealthy(told)
  return (
    TOPICS[first] === 'shop' &&
    !['location', 'contact', 'hours', 'boarding-and-grooming', 'jobs', 'account'].includes(first)
  )
}

/** A vet first; a question about the guarantee or an order beside it is answered too. */
export function withVet(scores: Scores, words: readonly Word[]): ChatTopic[] {
  const others = scores
    .flatMap(({ scored }) => scored.slice(0, 1))
    .filter(
      ({ topic, share }) => share >= CLEAR && ['animal-guarantee', 'returns', 'order-status'].includes(topic),
    )
  const isOurs = words.some(({ text }) =>
    /^و?(?:وصل|وصلني|وصلتني|وصلنا|وصلت|استلم\S*|arrived|received)$/.test(text),
  )
  return [
    'vet',
    ...new Set([...others.map(({ topic }) => topic), ...(isOurs ? (['animal-guarantee'] as const) : [])]),
  ]
}
