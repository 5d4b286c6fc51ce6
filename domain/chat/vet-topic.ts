// Messages for a vet that name no sign of illness, and messages that leave the topic (C-01).
import { foldArabic } from '#domain/fold-arabic.ts'
import { familyOf, takesNothing, tellsOnOf } from './illness.ts'
import type { Scored } from './learn-topics.ts'
import type { CarePart } from './lexicon.ts'
import { asksOfStock, asksPrice, isQuestion } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import { FILLERS, hasMeaning, hasText, means, type Word } from './recognise.ts'
import type { Sign } from './signs.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { About, Subject } from './understanding.ts'
import { vetQuestionsIn } from './words/vet-questions.ts'

/** The minimum share of the vet topic if an animal is mentioned (C-01). */
const PERHAPS_ILL = 0.25

/** Clauses at least this clear are read separately. */
export const CLEAR = 0.6

export const MAX_CONTINUATION = 4

export type Scores = readonly { scored: readonly Scored<ChatTopic>[]; words: readonly Word[] }[]

/** A message with the state of the conversation. */
type ToldToVet = { message: string; words: readonly Word[]; named: Subject; about: About }

/** Reports something about an animal without a question. */
export function isPerhapsIll(scores: Scores, asked: readonly ChatTopic[], told: ToldToVet): boolean {
  const { named, about } = told
  const hasAnimal = named.kinds.length + about.subject.kinds.length > 0 && named.goods.length === 0
  const isNear = scores.some(({ scored }) =>
    scored.some(({ topic, share }) => topic === 'vet' && share >= PERHAPS_ILL),
  )
  return hasAnimal && isNear && !asked.some((topic) => TOPICS[topic] === 'shop') && !asksOfHealthy(told)
}

/** Asks for a vet, or reports something about an animal that is no ordinary question of care. */
export function isOfVet(told: ToldToVet): boolean {
  const { named, about, words } = told
  // Treating the water is no question for a vet: «بايش أعالج الماي؟».
  const isOfWater = hasMeaning(words, 'care', 'water')
  if (words.some((word) => means(word, 'same', 'دكتور') || TREATS.test(word.text)) && !isOfWater) return true
  // Known words only, so nothing is reported: «عصفور حب زوج».
  const tells = words.some((word) => word.meanings.length === 0 && !FILLERS.has(word.text))
  const hasAnimal = named.kinds.length + about.subject.kinds.length > 0
  return tells && hasAnimal && !asksOfHealthy(told)
}

const TREATS = /^و?(?:ال)?[اينت]?(?:عالج|علاج|دوا)\S*$/

/** Whether, when, how much: without a sign, such a question is not about illness; «ليش» may be. */
function asksOfHealthy(told: ToldToVet): boolean {
  const { words } = told
  const isHabit = ['taming', 'scratching', 'play', 'travel', 'people', 'lifespan', 'sexes', 'breeding'].some(
    (part) => hasMeaning(words, 'care', part),
  )
  const isLiked = hasMeaning(words, 'same', 'احب', 'عجب')
  const asksWhy = hasText(words, /^(?:ليش|ليه|لماذا|علاش|why)$/)
  return isHabit || isLiked || asksOfStock(words) || (isAQuestion(told) && !asksWhy)
}

function isAQuestion({ message, words }: Pick<ToldToVet, 'message' | 'words'>): boolean {
  return /[؟?]/.test(message) || isQuestion(words) || hasText(words, ASKS)
}

/** A report without a question. */
export function tellsMore(told: Pick<ToldToVet, 'message' | 'words'>): boolean {
  return !isAQuestion(told) && tellsOf(foldArabic(told.message))
}

/** Adds details about the same animal: «من يومين», «هو ذكر ومعقم». */
function tellsOf(text: string): boolean {
  return tellsOnOf(text) || DESCRIBES.test(text)
}

const DESCRIBES =
  /(?:^| )و?(?:عمر|وزن)(?:ه|ها|هم)(?= |$)|(?:^| )(?:هو|هي) (?:ذكر|انثي|معقم|مطعم|صغير|كبير|حامل)/

const ASKS =
  /^و?(?:عادي|لازم|يقدر|تقدر|ينفع|تنفع|يصلح|تصلح|يجوز|متي|شو|وش|ايش|شنو|ايه|منو|can|should|is|do|does|what|which)$/

/** Questions about an ill animal, whatever else the words may mean. */
export function asksOfIll(message: string): boolean {
  return vetQuestionsIn(foldArabic(message)).length > 0
}

/** Courtesy and unrelated questions, answered beside the vet. */
export const BESIDE_VET: readonly ChatTopic[] = ['thanks', 'goodbye', 'okay', 'who-are-you', 'insult', 'no']

/** «ترجع», «دفع», and «بكرا الصبح» of the vet. */
const MISREAD: readonly ChatTopic[] = ['returns', 'payment', 'delivery']

const OF_PLACE: readonly ChatTopic[] = ['location', 'contact', 'hours', 'care', 'price']

/** Shop topics that an ill animal also raises. */
const OF_BOTH: readonly ChatTopic[] = [
  'location',
  'contact',
  'hours',
  'boarding-and-grooming',
  'jobs',
  'account',
]

/** Care topics that do not apply to an ill animal. */
const OF_HEALTHY: readonly CarePart[] = [
  'vaccines',
  'litter',
  'lifespan',
  'sexes',
  'breeding',
  'taming',
  'scratching',
  'play',
  'stocking',
  'setup',
  'firstdays',
  'people',
]

/**
 * An illness stays the topic (C-01) until a message asks to buy something, about the shop, or about keeping healthy
 * animals, and asks nothing for a vet.
 */
export function leavesVet(asked: readonly ChatTopic[], told: ToldToVet): boolean {
  const { message, named, about, words } = told
  const [first] = asked
  if (asksTheShop(asked, told) || isBesideIll(told) || asksOfFood(told)) return true
  if (hasMeaning(words, 'same', 'دكتور')) return false
  if (tellsMore(told)) return false
  const isOfGoods = named.goods.length > 0 && !named.goods.includes('medicine')
  // A question about goods: «which food is good for kittens».
  if (!first) return isOfGoods && isAQuestion(told) && !asksOfIll(message)
  const isItems = TOPICS[first] === 'items'
  // The stock of an item, unless it is to treat, or the price of what was shown.
  const isToBuy = asksOfStock(words) && !isNothing(named) && !named.goods.includes('medicine')
  const isOfShown = about.shown > 0 && words.length <= MAX_CONTINUATION
  if ((isItems && isToBuy) || (first === 'price' && (isOfGoods || isOfShown))) return true
  // A question about another animal: «والقطة كم مرة أحممها؟» after an ill hamster.
  const isOtherAnimal =
    about.illness?.kind &&
    named.kinds.some((kind) => familyOf(kind) !== familyOf(about.illness?.kind ?? null))
  if (isOtherAnimal && first === 'care' && isAQuestion(told)) return true
  // While it cannot wait, a question of care is about the ill animal: «أخليها ترجع بملح؟».
  if (first === 'care' && about.illness?.urgency === 'now')
    return words.some((word) => means(word, 'care', 'vaccines'))
  if (asksOfIll(message)) return false
  // No animal was mentioned; the customer only asked for a vet.
  if (about.subject.kinds.length + named.kinds.length === 0) return !OF_PLACE.includes(first)
  if (isItems)
    return (
      isOfGoods || asksOfStock(words, ['عندكم', 'ابغي', 'تبيعون']) || (!isNothing(named) && first === 'price')
    )
  if (first === 'care')
    return (
      hasMeaning(words, 'care', ...OF_HEALTHY) ||
      // A general question about all cats: «كم يعيش القط؟».
      (!isNothing(named) && !named.isOwn && asksOfHealthy(told))
    )
  // More details about the ill animal: «من أمس», «عادي تلعب».
  const isShort = words.length <= MAX_CONTINUATION && !isAQuestion(told)
  const isAside = isShort && about.illness !== null && MISREAD.includes(first)
  return TOPICS[first] === 'shop' && !OF_BOTH.includes(first) && !isAside
}

/**
 * The price or stock of goods, or our hours, whatever is told of the ill animal beside it: «باخذه العيادة. كم سعر صندوق
 * النقل؟», «بروح. انتو فاتحين الجمعة؟».
 */
function asksTheShop(asked: readonly ChatTopic[], { message, words, named }: ToldToVet): boolean {
  const isOfGoods = named.goods.length > 0 && !named.goods.includes('medicine')
  const isToBuy = isOfGoods && (asksPrice(words) || asksOfStock(words, ['عندكم', 'تبيعون']))
  const text = foldArabic(message)
  const isOfPurchase = asked[0] === 'animal-guarantee' || asked[0] === 'returns'
  return (
    isToBuy || (asked.includes('hours') && SPEAKS_TO_US.test(text)) || (isOfPurchase && OF_RETURN.test(text))
  )
}
/** What the shop does for an animal it sold: «ترجعوه؟», «ومن يدفع للدكتور؟», «كاتبين 48 ساعة». */
const OF_RETURN =
  /(?:^| )[وب]?(?:[نت]?رجعو(?:ه|ها|ن\S*)|[نت]سترد\S*|استرجاع\S*|[اي]?[نت]?[ي]?دفع\S*|تعوضو\S*|تتحملو\S*|فاتور\S*|48|refund|pay)(?= |$)/
const SPEAKS_TO_US =
  /(?:^| )و?(?:انت[وم]ا?|عندكم|محلكم|متجركم|دوامكم|ت(?:فتح|سكر|قفل|داوم)(?:ون|وا|و)|(?:فاتح|مسكر|قافل)ين|you|your)(?= |$)/

/** What is so in general, or the price of a pack, is not asked of the ill animal: «وبشكل عام شو أحسن أكل للبادجي؟». */
export function isBesideIll(told: Pick<ToldToVet, 'message' | 'words' | 'about'>): boolean {
  const { message, words, about } = told
  const text = foldArabic(message)
  return (
    (IN_GENERAL.test(text) && isAQuestion(told)) ||
    (HABIT.test(text) &&
      (!isOfFood(words) || eatsAsUsual(about.illness)) &&
      vetQuestionsIn(text).every((each) => each === 'feeding')) ||
    (PACK.test(text) && (asksPrice(words) || asksOfStock(words) || hasMeaning(words, 'same', 'كم')))
  )
}

const IN_GENERAL =
  /(?:^| )و?(?:ب(?:شكل|صوره|وجه) عام\S*|عموما|(?:ب|في )?(?:ال)?عاده|بالايام العاديه|normally|usually|generally|in general)(?= |$)/
/** How it is fed or kept, of a habit: «اعطيه خس كل يوم ولا القش يكفي؟». */
const HABIT =
  /(?:^| )(?:كم (?:مره|وجبه|ملعقه|غرام|جرام|حبه)|كل كم|(?:هل |ا?عطي\S* )?(?:\S+ ){1,3}(?:كل يوم|يوميا|ب?اليوم) (?:\S+ ){0,2}?(?:ولا|او|عادي|زين|يكفي)|how (?:often|many times)|every day (?:or|ok))(?= |$)/

function isOfFood(words: readonly Word[]): boolean {
  return hasMeaning(words, 'eaten') || hasMeaning(words, 'care', 'food') || hasMeaning(words, 'good', 'food')
}

/** Its illness leaves it what it eats. */
function eatsAsUsual(illness: About['illness']): boolean {
  return illness ? !illness.signs.some((sign) => OF_STOMACH.includes(sign)) && !takesNothing(illness) : true
}

const PACK = /(?:^| )[وب]?(?:ال|لل)?(?:عبو[هة]|كيس|علبه|كرتون|باكيت|pack|bag)(?= |$)/

/** Whether a small animal may have a food, if its illness leaves it what it eats: «الخس زين له؟». */
function asksOfFood(told: ToldToVet): boolean {
  const { message, words, about } = told
  const family = familyOf(about.illness?.kind ?? null)
  return (
    Boolean(about.illness) &&
    (family === 'birds' || family === 'small') &&
    eatsAsUsual(about.illness) &&
    hasMeaning(words, 'eaten') &&
    isAQuestion(told) &&
    !asksOfIll(message)
  )
}
const OF_STOMACH: readonly Sign[] = ['diarrhoea', 'wet-bottom', 'vomiting', 'droppings']

/**
 * Food for an ill animal, which a vet has to choose: «أكل لقطة كليتها تعبانة», or «عندها كلى، ينفع لها؟» of food that was
 * shown.
 * @param text folded
 */
export function asksForDiet(text: string, isFoodShown: boolean): boolean {
  return DIET.test(text) && (isFoodShown || FOOD.test(text))
}

const DIET =
  /(?:^| )\S{0,3}(?:كلي|كليتها|كليته|كليتين|كلوي|كلاوي|سكري|كبد\S*|حصوات|حصوه|معدت\S*|معده|هضم\S*|قولون\S*|مسالك|kidney\S*|diabet\S*|urinary|stones|liver|sensitive)(?= |$)/
const FOOD = /(?:^| )\S{0,3}(?:اكل|طعام|علف|دراي|معلبات|وجب\S*|food|diet)(?= |$)/

/** The vet first; a question about the guarantee or an order is answered beside it. */
export function withVet(scores: Scores, words: readonly Word[]): ChatTopic[] {
  const isClaimed = hasMeaning(words, 'same', 'ضمان', 'ارجع')
  const others = scores
    .flatMap(({ scored }) => scored.slice(0, 1))
    .filter(
      ({ topic, share }) =>
        share >= CLEAR &&
        (topic === 'order-status' || (['returns', 'animal-guarantee'].includes(topic) && isClaimed)),
    )
  const isOurs = hasText(words, /^و?(?:وصل|وصلني|وصلتني|وصلنا|وصلت|استلم\S*|arrived|received)$/)
  return [
    'vet',
    ...new Set([...others.map(({ topic }) => topic), ...(isOurs ? (['animal-guarantee'] as const) : [])]),
  ]
}
