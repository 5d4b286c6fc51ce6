// Which topics a message is answered by: those learned, unless words of illness or a mere name decide (C-01, C-03, C-06).
import { foldArabic } from '#domain/fold-arabic.ts'
import { namesDay } from './asked-day.ts'
import type { Places } from './find-places.ts'
import type { Scored } from './learn-topics.ts'
import { type CarePart, KINDS } from './lexicon.ts'
import { mourns, tellsOfLoss } from './mourning.ts'
import { KILO } from './read-choice.ts'
import { asksForNeeds, asksOfStock, isQuestion, QUESTION_STARTS, type Request } from './read-request.ts'
import { asksOfAll, countsFish, isNothing } from './read-subject.ts'
import { FILLERS, type Meaning, means, type Word } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { type About, GROUPS, type Group, type Subject } from './understanding.ts'
import {
  asksOfIll,
  BESIDE_VET,
  CLEAR,
  isOfVet,
  isPerhapsIll,
  leavesVet,
  MAX_CONTINUATION,
  type Scores,
  supposesArrival,
} from './vet-topic.ts'
import { vetQuestionsIn } from './words/vet-questions.ts'

const MAX_TOPICS = 3

/** Less certain than this, nothing is answered (C-06). */
const SURE = 0.42

/** Of what names an animal or a thing to sell: the catalogue says the rest. */
const LIKELY = 0.2

/** The whole message, and each question in it by itself: «كم سعره وكيف أدفع». */
export function scoresOf(
  message: string,
  clauses: readonly Word[][],
  score: (words: readonly Word[]) => Scored<ChatTopic>[],
): Scores {
  const all = clauses.flat()
  const whole = { scored: score(all), words: all }
  const questions = clauses.flatMap(questionsOf).filter((words) => words.length > 1)
  if (questions.length < 2) return [whole]
  const parts = questions.map((words) => ({ scored: score(words), words }))
  const clear = parts.filter(({ scored }) => (scored[0]?.share ?? 0) >= CLEAR)
  const asked = clear.filter(({ scored }) => TOPICS[scored[0]?.topic ?? 'okay'] !== 'talk')
  const isWholeClear = (whole.scored[0]?.share ?? 0) >= CLEAR
  return asked.length > 1 || (asked.length === 1 && !isWholeClear) || message.length > 200
    ? asked.length > 0
      ? asked
      : [whole]
    : [whole]
}

/** Of the question in the message that is about the topic. */
export function wordsAbout(topic: ChatTopic, scores: Scores): readonly Word[] {
  const about = scores.find(({ scored }) => scored[0]?.topic === topic) ?? scores[0]
  return about?.words ?? []
}

function questionsOf(words: Word[]): Word[][] {
  const questions: Word[][] = [[]]
  for (const word of words) {
    const begins = word.hasAnd && QUESTION_STARTS.some((id) => means(word, 'same', id))
    if (begins) questions.push([])
    questions.at(-1)?.push(word)
  }
  return questions
}

/** Of alphabets that nobody here reads. */
const OTHER_LETTERS = /(?![\p{Script=Arabic}\p{Script=Latin}])\p{L}/u

type Told = {
  message: string
  request: Request
  /** Some of the shown items are meant: «اللي منهم يناسب الأطفال». */
  isAmong: boolean
  /** The sum of several items is asked for. */
  isSum: boolean
  /** Families are refused, and the others are meant. */
  isRefused: boolean
  /** Whether animals can be kept together. */
  isTogether: boolean
  /** What differs between several. */
  isCompared: boolean
  /** Such goods as were spoken of are asked for other animals: «وللكلاب؟». */
  isForOthers: boolean
  words: readonly Word[]
  named: Subject
  places: Places
  about: About
  orderNumber: string | null
  placeWords: ReadonlySet<string | undefined>
  pick: number | null
}

export function topicsOf(heard: Scores, told: Told): ChatTopic[] {
  const { message, named, places, placeWords, about, orderNumber, words } = told
  if (words.length === 0)
    return OTHER_LETTERS.test(message) ? ['other-language'] : /[?؟]/.test(message) ? ['puzzled'] : []
  const last = lastTopic(about.topics)
  const continued = continuedTopic(told, last)
  if (continued) return [continued]
  const isOfDeath = words.some((word) => means(word, 'same', 'مات'))
  if (isOfDeath && vetQuestionsIn(foldArabic(message)).includes('alive')) return ['vet']
  if (mourns({ text: foldArabic(message), words, last }, heard[0]?.scored ?? [])) return ['grief']
  const scores = named.isOwn && tellsOfLoss(foldArabic(message)) ? heard : heard.map(withoutGrief)
  // «فيي لفّا بشاش؟» buys nothing.
  const isOfIll =
    last === 'vet' &&
    (asksOfIll(message) || (told.request.thing !== null && !asksOfStock(words, ['عندكم', 'ابغي', 'تبيعون'])))
  const plain = isOfIll ? null : plainTopic(told, scores)
  if (plain) return [plain]
  const best = scores
    .flatMap(({ scored }) =>
      scored.filter(({ topic }) => topic !== 'vet' || (isOfVet(told) && !isOfShop(words))).slice(0, 1),
    )
    .filter(({ share }) => share >= SURE)
  const topics = [...new Set(best.map(({ topic }) => topic))]
  const asked = topics
    .filter((topic) => TOPICS[topic] !== 'talk')
    .map((topic) => asSubject(ofShop(topic, scores, told), told))
  if (last === 'vet' && !leavesVet(asked, told)) {
    const courtesies = asksOfIll(message)
      ? []
      : (scores[0]?.scored.filter(({ topic }) => BESIDE_VET.includes(topic)) ?? [])
    const isCourtesy = courtesies.reduce((sum, { share }) => sum + share, 0) >= CLEAR
    return [(isCourtesy && courtesies[0]?.topic) || 'vet']
  }
  // «طيري ساكت من أسبوع» is no complaint of the shop.
  if ((isPerhapsIll(scores, asked, told) && !isOfShop(words)) || (named.isOwn && asked[0] === 'complaint'))
    return ['vet']
  // «يوصل لوى؟»
  const isThere = places.regionId !== null && words.some((word) => means(word, 'same', 'توصيل'))
  if (isThere && asked.every((topic) => TOPICS[topic] === 'items' || topic === 'location'))
    return ['delivery']
  if ((orderNumber && asked.length === 0) || (isOfOrder(words) && (asked[0] ?? 'delivery') === 'delivery'))
    return ['order-status']
  if (asked.length > 0) return asked.slice(0, MAX_TOPICS)
  // «ابا واحد هادي للعيال»
  const isTrait = words.some((word) => means(word, 'trait'))
  if (isTrait && isNothing(named) && about.subject.kinds.length > 0 && asksOfStock(words, ['ابغي']))
    return ['find']
  const isOfGoods = isNothing(named) && about.subject.goods.length > 0
  if ((isOfGoods || (topics.length > 0 && about.shown > 0)) && isTrait) return ['traits']
  // «وكم يوم عندي؟» goes on about what was answered.
  const isOpen = topics.every((topic) => topic === 'off-topic')
  const isShort = words.length <= MAX_CONTINUATION && isNothing(named) && places.regionId === null
  if (isOpen && isShort && last !== undefined && last !== 'vet' && GOES_ON.test(foldedOf(words)))
    return [last]
  const shopTopic = scores[0]?.scored.find(({ topic }) => TOPICS[topic] === 'shop')
  if (topics.length === 0 && isNothing(named) && isOfShop(words) && shopTopic && shopTopic.share >= LIKELY)
    return [shopTopic.topic]
  const isAnimal = about.subject.kinds.length + named.kinds.length > 0
  if (topics.includes('off-topic') && isAnimal && words.some((word) => means(word, 'care'))) return ['care']
  if (topics.includes('off-topic') || (topics.length > 0 && isNothing(named))) return topics.slice(0, 1)
  const likely = scores[0]?.scored
    .slice(0, 3)
    .find(({ topic }) => ['items', 'care'].includes(TOPICS[topic]) && (topic !== 'vet' || isOfVet(told)))
  if (!isNothing(named) && likely && likely.share >= LIKELY) return [likely.topic]
  if (!isNothing(named) && words.length <= MAX_CONTINUATION && about.shown > 0) return ['find']
  if (named.goods.length > 0 && !isQuestion(words)) return ['find']
  if (isAnimal && words.some((word) => means(word, 'care'))) return ['care']
  if (asksOfAll(words) && asksOfStock(words)) return ['find']
  const isBudget = named.maxPrice !== null && (asksOfAll(words) || !isNothing(named) || about.shown > 0)
  if (
    isBudget ||
    (named.kinds.length > 1 &&
      isNothing(about.subject) === false &&
      topics.length === 0 &&
      words.some((word) => means(word, 'same', 'لا')))
  )
    return ['find']
  // «هل تشاركون في معرض مسقط الدولي؟» names a place and asks of no delivery.
  const unknown = words.filter(
    ({ text, meanings }) => meanings.length === 0 && !placeWords.has(text) && !FILLERS.has(text),
  )
  if (places.regionId !== null && unknown.length < 2) return ['delivery']
  // Whether it is wished for or refused, asWished says.
  if (words.some((word) => means(word, 'same', 'ارخص'))) return ['cheapest']
  return []
}

/** Nobody mourns: what speaks for it speaks for the other topics. */
function withoutGrief({ scored, words }: Scores[number]): Scores[number] {
  const rest = 1 - (scored.find(({ topic }) => topic === 'grief')?.share ?? 0)
  const others = scored.filter(({ topic }) => topic !== 'grief')
  return { scored: others.map(({ topic, share }) => ({ topic, share: share / rest })), words }
}

/** «كم ساعة يعني», «وليش؟», «ومتى؟», «ومين؟» */
const GOES_ON =
  /^(?:طيب |اوكي |زين )?و?(?:كم|ليش|ليه|لماذا|متي|امتي|مين|منو|كيف|وين|قديش|يعني|لو|اذا|why|when|how|who|where)(?= |$)| يعني$/

function foldedOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Questions about paying and returning are not about an item, even if one was shown: «can i pay when it arrives». */
function ofShop(topic: ChatTopic, scores: Scores, { words, named }: Told): ChatTopic {
  if (TOPICS[topic] !== 'items' || !isNothing(named) || !isOfShop(words)) return topic
  return scores[0]?.scored.find((each) => TOPICS[each.topic] === 'shop')?.topic ?? topic
}
function isOfShop(words: readonly Word[]): boolean {
  return OF_SHOP.some((id) => words.some((word) => means(word, 'same', id)))
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

/** Topics that follow from the named words alone, however the question is put. */
function plainTopic(told: Told, scores: Scores): ChatTopic | null {
  const { words, named, about, request } = told
  const hasCare = (...parts: readonly CarePart[]) =>
    words.some((word) => parts.some((part) => means(word, 'care', part)))
  if (hasCare('people')) return 'care'
  const isSaid = (id: string) => words.some((word) => means(word, 'same', id))
  if (isSaid('ارخص') && words.some(({ text }) => KILO.test(text)) && about.shown > 0) return 'cheapest'
  if (told.isSum && (about.shown > 0 || !isNothing(named))) return 'price'
  const isShort =
    words.length <= MAX_CONTINUATION && !words.some((word) => means(word, 'care') || means(word, 'eaten'))
  if (about.shown > 0 && isNothing(named) && (isSaid('بديل') || (isSaid('المزيد') && isShort))) return 'find'
  // «وعندكم 10 كيلو؟»
  if (
    about.subject.goods.length > 0 &&
    isNothing(named) &&
    asksOfStock(words, ['عندكم']) &&
    words.some(({ text }) => /^\d+$/.test(text))
  )
    return 'find'
  // Whoever vaccinates is a vet.
  const isPrice = isSaid('سعر') || words.some(({ text }) => /^و?بكا?م$/.test(text))
  if (isPrice && isNothing(named) && words.some((word) => VACCINATION.test(word.text))) return 'vet'
  if (about.shown > 0 && told.isAmong && isNothing(named) && !words.some(({ text }) => /ارخص|اغل/.test(text)))
    return 'traits'
  // «45 وآخذه اليوم»
  const text = foldedOf(words)
  if (about.shown > 0 && isNothing(named) && /\d/.test(text) && TAKES.test(text)) return 'too-dear'
  const last = lastTopic(about.topics)
  const isGiven = words.some(({ text }) => /^\d{4,}$/.test(text)) && words.length <= MAX_CONTINUATION
  if (isGiven && last !== undefined && OF_ORDERS.includes(last)) return 'order-status'
  const isOfNumber = words.some(
    (word, at) => means(word, 'same', 'رقم') && words[at + 1] && means(words[at + 1] as Word, 'same', 'طلب'),
  )
  if (isOfNumber && !isSaid('اغير')) return 'order-status'
  if (isSaid('مات')) return 'animal-guarantee'
  if (supposesArrival(words.map(({ text }) => text)) && words.some((word) => means(word, 'sign')))
    return 'animal-guarantee'
  if (about.shown > 0 && isNothing(named) && words.some((word) => means(word, 'trait', 'place')))
    return 'traits'
  if (isSaid('حساب') && (isSaid('احذف') || isSaid('الغي'))) return 'privacy'
  if (isSaid('احذف') && ['حساب', 'بياناتي', 'رقم'].some(isSaid) && !isSaid('طلب')) return 'privacy'
  // «وصندوق الرمل كم مقاسه؟»
  const isMeasured = words.some(({ text }) => MEASURED.test(text))
  if (isMeasured && named.goods.length + about.subject.goods.length > 0) return 'traits'
  if (request.needed || told.isRefused) return 'find'
  // «أبغى هدية، حيوان صغير حدود 20 ريال»
  const isPaid = ['توصيل', 'ادفع', 'تقسيط', 'عرض'].some(isSaid)
  if (named.maxPrice !== null && !isPaid && (isSaid('حيوان') || named.kinds.length > 0)) return 'find'
  if (isSaid('اغير') && isSaid('موقع') && isSaid('طلب')) return 'change-order'
  const [best] = scores[0]?.scored ?? []
  const isOfShop = best !== undefined && best.share >= SURE && TOPICS[best.topic] === 'shop'
  if (request.thing && !isOfShop) return isSaid('سعر') ? 'price' : 'find'
  const hasAnimal = named.kinds.length + about.subject.kinds.length > 0
  const isPriced = isPrice || ['تبيعون', 'توصيل', 'طلب', 'ارجع'].some(isSaid)
  if (!isPriced && hasCare('setup') && !asksOfStock(words, ['عندكم', 'تبيعون'])) return 'care'
  if (!isPriced && hasAnimal && hasCare('vaccines') && !asksOfStock(words)) return 'care'
  // «عندي حوض 40 لتر شو يناسبه»
  if (!isPriced && (hasCare('stocking') || countsFish(words)) && isQuestion(words) && isOfFish(told))
    return 'care'
  if (told.places.isAbroad && named.maxPrice === null) return 'delivery'
  if (isPriced || !(hasAnimal || (told.isTogether && named.search))) return null
  if (told.isCompared) return 'care'
  if (told.isTogether && lastTopic(about.topics) !== 'vet') return 'care'
  if (named.goods.length === 0 && asksForNeeds(words)) return 'care'
  // «الأرنب ياكل جزر؟», «وخس عادي؟»
  if (words.some((word) => means(word, 'eaten')) && !asksOfStock(words)) return 'care'
  return null
}

const MEASURED = /^و?(?:مقاس|قياس|ابعاد|قطر|ارتفاع|طول|عرض|خامت|ماركت)(?:ه|ها)$/

const TAKES =
  /(?:^| )و?[بن]?(?:ا?اخذ|ا?شتري|ا?شيل)(?:ه|ها|هم)(?= |$)|take (?:it|her|him)|(?:^| )w?(?:ba)?khth[ua]h?(?= |$)/

/** After these a number is that of an order. */
const OF_ORDERS: readonly ChatTopic[] = [
  'order-status',
  'complaint',
  'cancel-order',
  'change-order',
  'support',
  'contact',
]

const VACCINATION = /^و?(?:ال)?(?:تطعيم|تطعيمات|تطعيمه|تطعيمها|لقاح|تلقيح|تحصين)$/

function isOfFish({ named, about }: Told): boolean {
  const kinds = named.kinds.length > 0 ? named.kinds : about.subject.kinds
  const goods = named.goods.length > 0 ? named.goods : about.subject.goods
  return goods.includes('tank') || kinds.some((kind) => KINDS[kind].family === 'fish')
}

/** «شو عندكم من الأنواع؟» after hamsters asks of them; of an animal that is the customer's own, its care. */
function asSubject(topic: ChatTopic, { named, about, words }: Told): ChatTopic {
  if (topic === 'care' && isWishedFor(words)) return 'find'
  // «الصقر يحتاج رفيق؟»
  const asksNeed = words.some(({ text }) => /^[يت]حتاج/.test(text)) && !asksOfStock(words)
  if (topic === 'find' && asksNeed && named.kinds.length > 0 && named.goods.length === 0) return 'care'
  const asksOfAnimals = words.some((word) => means(word, 'same', 'حيوان'))
  if (topic === 'categories' && (!isNothing(named) || asksOfAnimals)) return 'find'
  if (
    topic === 'categories' &&
    about.subject.kinds.length > 0 &&
    !asksOfAll(words) &&
    !words.some(({ text }) => /قسم|اقسام|فيات|متجر|محل/.test(text))
  )
    return 'find'
  const isOfShown = isNothing(named) && about.shown > 0 && words.some((word) => means(word, 'same', 'سعر'))
  if (topic === 'find' && isOfShown) return 'price'
  const isOwn = named.isOwn || (isNothing(named) && about.subject.isOwn)
  const ofStock = ['find', 'traits'].includes(topic) && named.goods.length === 0
  return isOwn && ofStock && !asksOfStock(words) ? 'care' : topic
}

/** «بدي كناري بيغني»: the animal stands right behind the wish. */
function isWishedFor(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => means(word, 'same', 'ابغي'))
  const [next] = words.slice(at + 1).filter(({ text }) => !FILLERS.has(text))
  return at >= 0 && next !== undefined && means(next, 'animal') && !QUESTIONS.test(words[at - 1]?.text ?? '')
}
const QUESTIONS = /^(?:كيف|ليش|متي|هل)$/

/** «رقم الطلب 1045»: not the form of our order numbers, but an order is meant. */
function isOfOrder(words: readonly Word[]): boolean {
  return (
    words.some((word) => means(word, 'same', 'طلب')) &&
    words.some((word) => /^\d{3,}$/.test(word.text)) &&
    words.some((word) => means(word, 'same', 'رقم'))
  )
}

const CONTINUABLE: readonly ChatTopic[] = ['price', 'cheapest', 'dearest', 'newest', 'care', 'delivery']

/** «والأرانب؟», «وصلالة؟», «كناري»: only a name, said after an answer. */
function continuedTopic(
  { words, named, places, placeWords, pick, isForOthers }: Told,
  last: ChatTopic | undefined,
): ChatTopic | null {
  // «والجمعة؟»
  const isDay = words.length < 4 && words.some((word) => namesDay(word.text))
  if (isDay && (last === 'hours' || last === 'delivery')) return last
  // «أنا في صحار», «مجاني؟»
  const isFree = words.length < 3 && words.some((word) => means(word, 'same', 'تبني'))
  const isPlace = places.regionId !== null && words.length <= MAX_CONTINUATION && !asksOfStock(words)
  if (last === 'delivery' && (isFree || isPlace)) return last
  // «والكناري الثاني؟» is still asked of a vet (C-01).
  if (words.length > MAX_CONTINUATION || last === 'vet') return null
  if (pick !== null && words.length < 3 && isNothing(named)) return 'price'
  const isWhen = words.length === 1 && words.every((word) => means(word, 'same', 'متي'))
  if (isWhen && last) return last === 'find' ? 'notify' : last
  const isName = (word: Word) =>
    placeWords.has(word.text) ||
    ['animal', 'good', 'item', 'colour'].some((kind) => means(word, kind as Meaning['kind'])) ||
    means(word, 'same', 'منتج')
  const isPriced =
    last !== undefined && TOPICS[last] === 'items' && words.some((word) => means(word, 'same', 'كم'))
  const isBare = words.every(
    (word) =>
      isName(word) ||
      (isPriced && means(word, 'same', 'كم')) ||
      FILLERS.has(word.text.replace(/^و(?=..)/, '')),
  )
  if (!isBare || !words.some(isName)) return null
  if (places.regionId !== null || places.sharedRegionIds.length > 0 || (places.isAbroad && isNothing(named)))
    return 'delivery'
  if (isPriced) return 'price'
  const goesOn = words[0]?.hasAnd || FILLERS.has(words[0]?.text ?? '') || last === 'care'
  if (last && goesOn && !isForOthers && CONTINUABLE.includes(last)) return last
  return 'find'
}

/** What the last answer was about; courtesy in between changes nothing. */
export function lastTopic(topics: readonly string[]): ChatTopic | undefined {
  return topics.find((each): each is ChatTopic => each in TOPICS && TOPICS[each as ChatTopic] !== 'talk')
}

/** «لا أريد الرخيص» wishes for the dear, «مو غالي» for the cheap. */
export function asWished(topic: ChatTopic, words: readonly Word[]): ChatTopic {
  if (!['cheapest', 'dearest', 'find', 'price'].includes(topic)) return topic
  const isOfCheap = words.some((word) => means(word, 'same', 'ارخص'))
  const isOfDear = words.some((word) => means(word, 'same', 'اغلي'))
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
  // «غالي» wishes for something cheaper.
  if (topic === 'cheapest' && of.named === 'اغلي' && !isSuperlative) return topic
  return topic === 'dearest' || topic === 'cheapest' || isSuperlative ? of.wish : topic
}

const SUPERLATIVE = /^(?:و|ب)?(?:ال)?(?:ارخص|اغل[ايه]|اوفر|افخم|cheapest|most|dearest|arkhas|ar5as)/

/** «ما أبغى», «مو», «غير»; «ما فيه أرخص» and «ما أرخص قطة» ask for the cheapest. */
function isRefusal(word: Word, at: number, words: readonly Word[]): boolean {
  const next = words[at + 1]
  return (
    means(word, 'same', 'لا') ||
    /^(?:غير|بدون|ما ?ب[اي]|مابغ\S+)$/.test(word.text) ||
    (word.text === 'ما' && next !== undefined && means(next, 'same', 'ابغي'))
  )
}

/** Which of the four topics lie nearest, by what each may have been. */
export function nearestOf(scores: Scores): Group[] {
  const sums = new Map<Group, number>(GROUPS.map((group) => [group, 0]))
  for (const { scored, words } of scores) {
    const hasGood = words.some((word) => means(word, 'good'))
    for (const { topic, share } of scored) {
      const kind = TOPICS[topic]
      const group: Group =
        kind === 'items' ? (hasGood ? 'supplies' : 'animals') : kind === 'care' ? 'care' : 'support'
      sums.set(group, (sums.get(group) ?? 0) + (kind === 'talk' ? 0 : share))
    }
  }
  return [...GROUPS].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
}
