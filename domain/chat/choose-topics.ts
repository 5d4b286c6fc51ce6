// Which topics a message is answered by: those learned, unless words of illness or a mere name decide (C-01, C-03, C-06).
import { foldArabic } from '#domain/fold-arabic.ts'
import { namesDay } from './asked-day.ts'
import { asksOnly } from './bare-message.ts'
import { mourns, tellsOfLoss } from './mourning.ts'
import { foldedOf, plainTopic } from './plain-topic.ts'
import { asksOfStock, asksPrice, isQuestion } from './read-request.ts'
import { asksOfAll, isNothing } from './read-subject.ts'
import { FILLERS, type Meaning, means, type Word } from './recognise.ts'
import { OF_THEIR_ORDER, tellsWhen } from './shop-thread.ts'
import { lastTopic, SURE, type Told } from './told.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { type About, GROUPS, type Group } from './understanding.ts'
import {
  asksOfIll,
  BESIDE_VET,
  CLEAR,
  isOfVet,
  isPerhapsIll,
  leavesVet,
  MAX_CONTINUATION,
  type Scores,
  tellsMore,
} from './vet-topic.ts'
import { vetQuestionsIn } from './words/vet-questions.ts'

type ScoredTopic = Scores[number]['scored'][number]

const MAX_TOPICS = 3

/** Of what names an animal or a thing to sell: the catalogue says the rest. */
const LIKELY = 0.2

/** Of alphabets that nobody here reads. */
const OTHER_LETTERS = /(?![\p{Script=Arabic}\p{Script=Latin}])\p{L}/u

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
  const isOfLoss = named.isOwn && tellsOfLoss(foldArabic(message))
  // «كاملة؟»: whoever agrees asks nothing.
  const agrees = !/[?؟]/.test(message)
  const scores = heard.map((each) => {
    const scored = isOfLoss ? each.scored : without(each.scored, 'grief')
    return { ...each, scored: agrees ? scored : scored.filter(({ topic }) => topic !== 'okay') }
  })
  // «فيي لفّا بشاش؟» and «عمره 6 شهور» buy nothing.
  const isOfIll =
    last === 'vet' &&
    (asksOfIll(message) ||
      (about.illness && tellsMore(told)) ||
      (told.request.thing !== null && !asksOfStock(words, ['عندكم', 'ابغي', 'تبيعون'])))
  const plain = isOfIll ? null : plainTopic(told, scores)
  if (plain) return [plain]
  // «هل تشاركون في معرض مسقط الدولي؟» names a place and asks of no delivery.
  const unknown = words.filter(
    ({ text, meanings }) => meanings.length === 0 && !placeWords.has(text) && !FILLERS.has(text),
  )
  const isStrange = places.regionId !== null && unknown.length > 1
  const best = asking(scores)
    .flatMap(({ scored, words }) => {
      const likely = isOfVet(told) && !isOfShop(words) ? scored : without(scored, 'vet')
      return byEvidence(likely, words, isNothing(named) ? last : undefined)
    })
    .filter(({ topic, share }) => share >= (isStrange && OF_PLACES.includes(topic) ? CERTAIN : SURE))
  const topics = [...new Set(best.map(({ topic }) => topic))]
  const asked = topics
    .filter((topic) => TOPICS[topic] !== 'talk')
    .map((topic) => asSubject(ofShop(topic, scores, told), told))
  if (last === 'vet' && !leavesVet(asked, told)) {
    const courtesies = asksOfIll(message)
      ? []
      : (scores[0]?.scored.filter(({ topic }) => BESIDE_VET.includes(topic)) ?? [])
    // «كبرت» of a lump is a word that no courtesy has.
    const isCourtesy =
      words.every(({ text, meanings }) => meanings.length > 0 || topicModel().isKnown(text)) &&
      courtesies.reduce((sum, { share }) => sum + share, 0) >= CLEAR
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
  const isColour = words.some((word) => means(word, 'colour')) && !words.some((word) => means(word, 'care'))
  const isTrait = isColour || words.some((word) => means(word, 'trait'))
  if (isTrait && isNothing(named) && about.subject.kinds.length > 0 && asksOfStock(words, ['ابغي']))
    return ['find']
  // «what do you have thats easy for kids»
  if (
    isTrait &&
    isNothing(named) &&
    topics.length === 0 &&
    asksOfStock(words, ['عندكم', 'ابغي']) &&
    about.shown === 0
  )
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
  if (places.regionId !== null && !isStrange) return ['delivery']
  // Whether it is wished for or refused, asWished says.
  if (words.some((word) => means(word, 'same', 'ارخص'))) return ['cheapest']
  return []
}

/** «ما حولت للحين، أقدر أغير العنوان؟»: whether one has paid is told, the other clause is asked. */
function asking(scores: Scores): Scores {
  const rest = scores.filter(({ words }) => !tellsOfPaying(words))
  return rest.length > 0 && rest.every(({ scored: [best] }) => best && TOPICS[best.topic] === 'shop')
    ? rest
    : scores
}
function tellsOfPaying(words: readonly Word[]): boolean {
  const isSaid = (id: string) => words.some((word) => means(word, 'same', id))
  const asks = ['كم', 'كيف', 'متي', 'وين', 'مين'].some(isSaid) || words.some(({ text }) => MAY.test(text))
  return words.length <= MAX_CONTINUATION && (isSaid('تحويل') || isSaid('ادفع')) && !asks
}
const MAY = /^و?(?:[اتنب]{0,2}قدر|ممكن|ينفع|يصير|استطيع|فيني|can|could|may)$/

/**
 * A precise question of the last topic goes before a likelier topic without one: «ومين يدفع التوصيل؟» after returns; and one of care
 * before items: «how much does a cat cost per month». What has no word that anybody knows is of no topic.
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

/** Nobody mourns, or is ill: what speaks for it speaks for the other topics. */
function without(scored: readonly ScoredTopic[], absent: ChatTopic): ScoredTopic[] {
  const rest = 1 - (scored.find(({ topic }) => topic === absent)?.share ?? 0)
  return scored
    .filter(({ topic }) => topic !== absent)
    .map(({ topic, share }) => ({ topic, share: share / rest }))
}

/** «كم ساعة يعني», «وليش؟», «ومتى؟», «ومين؟» */
const GOES_ON =
  /^و?(?:كم|ليش|ليه|لماذا|متي|امتي|مين|منو|كيف|وين|قديش|يعني|لو|اذا|why|when|how|who|where)(?= |$)| يعني$/

const WHAT_NOW =
  /^و?(?:شو|وش|ايش|ايه|موه|ماذا|what) (?:[ابت]?(?:سوي|عمل|فعل)|هو الحل|الحل|should i do|do i do)$/

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

/** «شو عندكم من الأنواع؟» after hamsters asks of them; of an animal that is the customer's own, its care. */
function asSubject(topic: ChatTopic, { named, about, words }: Told): ChatTopic {
  const isWish = isWishedFor(words) || (lastTopic(about.topics) === 'find' && isBareWish(words))
  // «which hamster is best for a child»
  const isWhich =
    named.goods.length === 0 &&
    words.some((word) => means(word, 'trait') && !means(word, 'trait', 'young')) &&
    words.some((word, at) => WHICH.test(word.text) && means(words[at + 1] ?? word, 'animal'))
  const isOfAny = words.some((word) => means(word, 'same', 'حيوان')) && asksOfStock(words, ['عندكم', 'ابغي'])
  const isOfTrait = isOfAny && isNothing(named) && words.some((word) => means(word, 'trait'))
  if (topic === 'care' && (isWish || isWhich || isOfTrait)) return 'find'
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
/** «طير يصفّر» after «عندكم كاسكو؟» */
function isBareWish(words: readonly Word[]): boolean {
  const [first] = words.filter(({ text }) => !FILLERS.has(text))
  const isAnimal = first !== undefined && means(first, 'animal') && !/^و?ال/.test(first.text)
  const isOfCare = words.some((word) => means(word, 'care'))
  return isAnimal && !isOfCare && !isQuestion(words) && words.some((word) => means(word, 'trait'))
}
const WHICH = /^و?(?:اي|انهي|اني|which)$/
const QUESTIONS = /^(?:كيف|ليش|متي|هل)$/

/** «رقم الطلب 1045»: not the form of our order numbers, but an order is meant. */
function isOfOrder(words: readonly Word[]): boolean {
  return (
    words.some((word) => means(word, 'same', 'طلب')) &&
    words.some((word) => /^\d{3,}$/.test(word.text)) &&
    words.some((word) => means(word, 'same', 'رقم'))
  )
}

const AMOUNT = /^و?كم (?:ال)?كميه(?: \S+)?$/

const CONTINUABLE: readonly ChatTopic[] = [
  'price',
  'cheapest',
  'dearest',
  'newest',
  'care',
  'delivery',
  'pickup',
]
/** «والأبيض؟» after «ذكر ولا أنثى؟» */
const isOfTraits = (last: ChatTopic, { traits = [] }: About) => last === 'traits' && traits.length > 0

/** «والأرانب؟», «وصلالة؟», «كناري»: only a name, said after an answer. */
function continuedTopic(
  { words, named, places, placeWords, pick, isForOthers, isLed, about }: Told,
  last: ChatTopic | undefined,
): ChatTopic | null {
  // «والجمعة؟»
  const isOfWay = last === 'delivery' || last === 'pickup'
  const isDay = words.length < 4 && words.some((word) => namesDay(word.text))
  if (isDay && (last === 'hours' || last === 'delivery')) return last
  // «أنا في صحار», «مجاني؟»
  const isFree = words.length < 3 && words.some((word) => means(word, 'same', 'تبني'))
  const isPlace = places.regionId !== null && words.length <= MAX_CONTINUATION && !asksOfStock(words)
  const isFee =
    isNothing(named) &&
    about.shown === 0 &&
    words.filter(({ text }) => !FILLERS.has(text)).length < 4 &&
    asksPrice(words)
  if (last === 'delivery' && (isFree || isPlace || isFee)) return last
  if (last !== undefined && (TOPICS[last] === 'shop' || last === 'care') && WHAT_NOW.test(foldedOf(words)))
    return last
  if (last !== undefined && OF_THEIR_ORDER.includes(last) && tellsWhen(words)) return last
  // «والحيوانات نفس الشي؟» after returns
  if ((last === 'returns' || last === 'animal-guarantee') && asksOfAnimalsToo(words))
    return 'animal-guarantee'
  // «والكناري الثاني؟» is still asked of a vet (C-01).
  if (words.length > MAX_CONTINUATION || last === 'vet') return null
  // «كم ياخذ وقت؟», «من متى؟» after advice asks no day of delivery.
  if (last === 'care' && (asksOnly(words) || AMOUNT.test(foldedOf(words)))) return 'care'
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
      (isOfWay && ALIKE.test(word.text)) ||
      FILLERS.has(word.text.replace(/^و(?=..)/, '')) ||
      (last === 'find' && /^(?:او|ولا)$/.test(word.text)),
  )
  if (!isBare || !words.some(isName)) return null
  if (places.regionId !== null || places.sharedRegionIds.length > 0 || (places.isAbroad && isNothing(named)))
    return 'delivery'
  if (isPriced) return 'price'
  // «والمشط؟» after a shampoo
  if (last === 'care' && about.shown > 0 && named.goods.length > 0) return 'find'
  const goesOn =
    isLed ||
    words[0]?.hasAnd ||
    FILLERS.has(words[0]?.text ?? '') ||
    last === 'care' ||
    (isOfWay && words.some(({ text }) => ALIKE.test(text)))
  if (last && goesOn && !isForOthers && (CONTINUABLE.includes(last) || isOfTraits(last, about))) return last
  return 'find'
}

/** Nothing but animals, and that the same is asked of them. */
function asksOfAnimalsToo(words: readonly Word[]): boolean {
  const isAnimal = (word: Word) => means(word, 'animal') || means(word, 'same', 'حيوان')
  return (
    words.some(isAnimal) &&
    words.every(
      (word) =>
        isAnimal(word) ||
        ALIKE.test(word.text) ||
        FILLERS.has(word.text) ||
        means(word, 'same', 'ارجع') ||
        ALSO.test(word.text),
    )
  )
}
const ALSO = /^(?:[يت]شمل\S*|ب?[يت]ت?رجع\S*|[يت]نطبق|علي)$/

/** «وإذا طلبت سمكاً نفس السعر؟» after the fee for a cat. */
const ALIKE =
  /^و?(?:اذا|لو|if|(?:طلبت|طالب|اطلب|بطلب|order)\S*|نفس\S*|مثل\S*|زي\S*|(?:ال)?(?:شي|شيء|سعر|رسوم|كلام|مده|مبلغ|كم)|بعد|كمان|ايضا|برضو|حتي|هل|مشمول\S*|كذلك|even|what|how|about|for|the|same|price|fee|too|also|is|it|are)$/

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
