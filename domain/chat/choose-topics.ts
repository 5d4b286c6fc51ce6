// Chooses the topics of a message: those of the classifier, unless signs of illness or a bare name decide (C-01,
// C-03, C-06).
import { asSubject, isOfShop, ofShop } from './adjust-topic.ts'
import { continuedTopic } from './continue-topic.ts'
import { mayLive, mourns, tellsOfLoss } from './mourning.ts'
import { PERSON_HARMS } from './person-harms.ts'
import { plainTopic } from './plain-topic.ts'
import { asksOfStock, isQuestion } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import type { Told } from './reading.ts'
import { FILLERS, foldedOf, hasMeaning, hasText, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, SURE, TOPICS } from './topics.ts'
import { GROUPS, type Group } from './understanding.ts'
import {
  asksOfIll,
  BESIDE_VET,
  CLEAR,
  isBesideIll,
  isOfVet,
  isPerhapsIll,
  leavesVet,
  MAX_CONTINUATION,
  type Scores,
  tellsMore,
} from './vet-topic.ts'

type ScoredTopic = Scores[number]['scored'][number]

const MAX_TOPICS = 3

/** Minimum share of a topic of the shop if the message has a word of it. */
const LIKELY = 0.2

/** Letters of scripts that the chatbot cannot read. */
const OTHER_LETTERS = /(?![\p{Script=Arabic}\p{Script=Latin}])\p{L}/u

export function topicsOf(heard: Scores, told: Told): ChatTopic[] {
  const { message, folded, words, last } = told
  // «؟؟؟» about an ill animal asks for the vet again.
  if (words.length === 0 && told.about.illness) return ['vet']
  if (words.length === 0)
    return OTHER_LETTERS.test(message) ? ['other-language'] : /[?؟]/.test(message) ? ['puzzled'] : []
  const continued = continuedTopic(told)
  if (continued) return [continued]
  if (mayLive(message, last === 'grief')) return ['vet']
  if (mourns({ text: folded, words, typed: told.typed, last }, heard[0]?.scored ?? [])) return ['grief']
  const scores = possibleIn(heard, told)
  const plain = isOfIll(told) ? null : plainTopic(told, scores)
  const isUrgent =
    told.about.illness?.urgency === 'now' || PERSON_HARMS.some((harm) => harm === told.about.precise)
  if (plain && !(isUrgent && plain === 'care' && !leavesVet([plain], told))) return [plain]
  const topics = sureTopics(scores, told)
  const questions = topics
    .filter((topic) => TOPICS[topic] !== 'talk')
    .map((topic) => asSubject(ofShop(topic, scores, told), told))
  const settled = settledTopic(questions, scores, told)
  if (settled) return [settled]
  if (questions.length > 0) return questions.slice(0, MAX_TOPICS)
  const fallback = topicGoneOnWith(topics, told) ?? topicLeft(topics, scores, told)
  return fallback ? [fallback] : []
}

/** Removes mourning if no loss is mentioned, and agreement if the message is a question: «كاملة؟». */
function possibleIn(heard: Scores, { message, folded, named }: Told): Scores {
  const isOfLoss = named.isOwn && tellsOfLoss(folded)
  const agrees = !/[?؟]/.test(message)
  return heard.map((each) => {
    const scored = isOfLoss ? each.scored : without(each.scored, 'grief')
    return { ...each, scored: agrees ? scored : scored.filter(({ topic }) => topic !== 'okay') }
  })
}

/** In a conversation about an ill animal, «فيي لفّا بشاش؟» and «عمره 6 شهور» do not ask to buy anything. */
function isOfIll(told: Told): boolean {
  const { message, words, last, about, request } = told
  return (
    last === 'vet' &&
    !isBesideIll(told) &&
    (asksOfIll(message) ||
      (Boolean(about.illness) && tellsMore(told)) ||
      (request.thing !== null && !asksOfStock(words, ['عندكم', 'ابغي', 'تبيعون'])))
  )
}

function sureTopics(scores: Scores, told: Told): ChatTopic[] {
  const isStrange = isOfStrangePlace(told)
  const last = isNothing(told.named) ? told.last : undefined
  const best = asking(scores)
    .flatMap(({ scored, words }) => byEvidence(apartFromVet(scored, words, told), words, last))
    .filter(({ topic, share }) => share >= (isStrange && OF_PLACES.includes(topic) ? CERTAIN : SURE))
  return [...new Set(best.map(({ topic }) => topic))]
}

/**
 * Without the vet where neither an illness nor a vet is spoken of. Only a word of the shop leaves its share to the others:
 * a topic with hardly any would seem certain: «غيرت الرمل قبل يومين هل هذا السبب؟».
 */
function apartFromVet(
  scored: readonly ScoredTopic[],
  words: readonly Word[],
  told: Told,
): readonly ScoredTopic[] {
  // Not an appointment with a vet: «تحجزون لي موعد عند الدكتور؟».
  const isBooking = hasMeaning(words, 'same', 'احجز') && hasMeaning(words, 'same', 'دكتور')
  if (isOfShop(told.words) && !isBooking) return without(scored, 'vet')
  return isOfVet(told) ? scored : scored.filter(({ topic }) => topic !== 'vet')
}

/** A place name among unknown words is not about delivery: «هل تشاركون في معرض مسقط الدولي؟». */
function isOfStrangePlace({ words, places, placeWords }: Told): boolean {
  const unknown = words.filter(
    ({ text, meanings }) => meanings.length === 0 && !placeWords.has(text) && !FILLERS.has(text),
  )
  return places.regionId !== null && unknown.length > 1
}

/** Topics that override the others: a vet, delivery to a place. */
function settledTopic(asked: readonly ChatTopic[], scores: Scores, told: Told): ChatTopic | null {
  const { words, places, last } = told
  if (last === 'vet' && !leavesVet(asked, told)) return courtesyIn(scores, told) ?? 'vet'
  // A silent bird is no complaint about the shop: «طيري ساكت من أسبوع».
  if (isPerhapsIll(scores, asked, told) && !isOfShop(words) && !isOfSale(told)) return 'vet'
  // A place after a word for delivery: «يوصل لوى؟».
  const isDeliveryTo = places.regionId !== null && hasMeaning(words, 'same', 'توصيل')
  return isDeliveryTo && asked.every((topic) => TOPICS[topic] === 'items') ? 'delivery' : null
}

/** Whoever looks at animals for sale and reports nothing has no ill one: «والسيامي سمعت عنه». */
function isOfSale({ about, named, last, typed }: Told): boolean {
  const isOfItems = about.shown > 0 || (last !== undefined && TOPICS[last] === 'items')
  return isOfItems && !named.isOwn && topicModel().report(typed).cases.calm >= CALM
}
const CALM = 0.95

/** Courtesy while an animal is ill: «شكراً». */
function courtesyIn([whole]: Scores, { message, words }: Told): ChatTopic | null {
  const courtesies = asksOfIll(message)
    ? []
    : (whole?.scored.filter(({ topic }) => BESIDE_VET.includes(topic)) ?? [])
  // An unknown word such as «كبرت» (of a lump) is more than courtesy.
  const isCourtesy =
    words.every(({ text, meanings }) => meanings.length > 0 || topicModel().isKnown(text)) &&
    courtesies.reduce((sum, { share }) => sum + share, 0) >= CLEAR
  return isCourtesy ? (courtesies[0]?.topic ?? null) : null
}

/** A message as short as «وكم يوم عندي؟» is about the current subject. */
function topicGoneOnWith(topics: readonly ChatTopic[], told: Told): ChatTopic | null {
  const { words, named, places, last } = told
  const isOpen = topics.every((topic) => topic === 'off-topic')
  const isShort = words.length <= MAX_CONTINUATION && isNothing(named) && places.regionId === null
  const goesOn = isOpen && isShort && last !== undefined && last !== 'vet' && GOES_ON.test(foldedOf(words))
  return goesOn ? last : null
}

/** Falls back to what the message names if the classifier is not sure. */
function topicLeft(topics: readonly ChatTopic[], [whole]: Scores, told: Told): ChatTopic | null {
  const { words, named, about } = told
  const namesItems = !isNothing(named)
  const shopTopic = whole?.scored.find(({ topic }) => TOPICS[topic] === 'shop')
  if (topics.length === 0 && !namesItems && isOfShop(words) && shopTopic && shopTopic.share >= LIKELY)
    return shopTopic.topic
  const isAnimal = about.subject.kinds.length + named.kinds.length > 0
  const isOfCare = isAnimal && hasMeaning(words, 'care')
  if (topics[0] && (topics.includes('off-topic') || topics[0] === 'thanks' || !namesItems)) return topics[0]
  if (namesItems && words.length <= MAX_CONTINUATION && about.shown > 0) return 'find'
  if (named.goods.length > 0 && (!isQuestion(words) || asksOfStock(words))) return 'find'
  if (isOfCare) return 'care'
  // asWished decides whether the price is wished for or refused.
  return hasMeaning(words, 'same', 'ارخص') ? 'cheapest' : null
}

/** Reports whether they have paid; the question is in the other clause: «ما حولت للحين، أقدر أغير العنوان؟». */
function asking(scores: Scores): Scores {
  const rest = scores.filter(({ words }) => !tellsOfPaying(words))
  // The journey is the reason of the question: «بسافر أسبوع، كم يوم تقدر القطة تجلس بدون أكل؟».
  const [journey, question] = scores
  if (journey?.scored[0]?.topic === 'boarding-and-grooming' && !isQuestion(journey.words) && question)
    return scores.slice(1)
  return rest.length > 0 && rest.every(({ scored: [best] }) => best && TOPICS[best.topic] === 'shop')
    ? rest
    : scores
}
function tellsOfPaying(words: readonly Word[]): boolean {
  const hasConcept = (id: string) => hasMeaning(words, 'same', id)
  const asks = ['كم', 'كيف', 'متي', 'وين', 'مين'].some(hasConcept) || hasText(words, MAY)
  return words.length <= MAX_CONTINUATION && (hasConcept('تحويل') || hasConcept('ادفع')) && !asks
}
const MAY = /^و?(?:[اتنب]{0,2}قدر|ممكن|ينفع|يصير|استطيع|فيني|can|could|may)$/

/**
 * A precise question of the last topic outranks a likelier topic without one: «ومين يدفع التوصيل؟» after returns. A
 * precise question about care outranks items: «how much does a cat cost per month». A message of unknown words has
 * no topic.
 */
function byEvidence(
  likely: readonly ScoredTopic[],
  words: readonly Word[],
  last: ChatTopic | undefined,
): ScoredTopic[] {
  const { isKnown, preciseIn } = topicModel()
  const [best] = likely
  if (!best || words.every(({ text, meanings }) => meanings.length === 0 && !isKnown(text))) return []
  if (best.topic === 'vet' || best.share >= CERTAIN || preciseIn(best.topic, words)) return [best]
  const isOfItems = TOPICS[best.topic] === 'items' && best.share < CLEAR
  const isCare = isOfItems && !asksOfStock(words, ['ابغي', 'عندكم', 'تبيعون'])
  const near = likely.find(
    ({ topic, share }) =>
      ((topic === last && topic !== 'vet' && share >= LEAST) ||
        (isCare && topic === 'care' && share >= NEAR)) &&
      preciseIn(topic, words) !== null,
  )
  return [near ? { ...near, share: best.share } : best]
}
export const CERTAIN = 0.85
const OF_PLACES: readonly ChatTopic[] = ['delivery', 'location', 'pickup']
const NEAR = 0.3
const LEAST = 0.05

/** Removes a topic that cannot apply; its share goes to the others. */
function without(scored: readonly ScoredTopic[], absent: ChatTopic): ScoredTopic[] {
  const rest = 1 - (scored.find(({ topic }) => topic === absent)?.share ?? 0)
  return scored
    .filter(({ topic }) => topic !== absent)
    .map(({ topic, share }) => ({ topic, share: share / rest }))
}

/**
 * Question words that continue the last topic without naming anything: «كم ساعة يعني», «وليش؟», «ومتى؟», «ومين؟».
 */
const GOES_ON =
  /(?:^| )و?(?:ال)?(?:ممنوع|محظور)\S*(?= |$)|^و?[انب]\S{2,}(?:ه|ها|هم) (?:(?:ولا|والا|او) لا|عادي)$|^و?(?:كم|ليش|ليه|لماذا|متي|امتي|مين|منو|كيف|وين|قديش|يعني|لو|اذا|why|when|how|who|where)(?= |$)| يعني$/

/** The nearest of the four main topics, by the scores of their members. */
export function nearestOf(scores: Scores): Group[] {
  const sums = new Map<Group, number>(GROUPS.map((group) => [group, 0]))
  for (const { scored, words } of scores) {
    const hasGood = hasMeaning(words, 'good')
    for (const { topic, share } of scored) {
      const kind = TOPICS[topic]
      const group: Group =
        kind === 'items' ? (hasGood ? 'supplies' : 'animals') : kind === 'care' ? 'care' : 'support'
      sums.set(group, (sums.get(group) ?? 0) + (kind === 'talk' ? 0 : share))
    }
  }
  return [...GROUPS].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
}
