// Questions about several items that were shown: which is the youngest or the cheapest, and what they cost together (C-03).
import type { CarePart } from './lexicon.ts'
import type { Mention } from './mention.ts'
import { asksOfStock } from './read-request.ts'
import { means, type Word } from './recognise.ts'

export type ShownChoice = { by: 'age' | 'weight' | 'price' | 'kilo'; isMost: boolean }

const YOUNGEST =
  /^(?:و|ب)?(?:ال)?(?:اصغر|صغير|صغيره|اصغرهم|صغيرهم|youngest|younger|smallest|asghar)(?:هم|هن)?$/
const OLDEST = /^(?:و|ب)?(?:ال)?(?:اكبر|كبير|كبيره|oldest|older|biggest|akbar)(?:هم|هن)?$/
const LIGHTEST = /^(?:و)?(?:ال)?(?:اخف|اخفهم|lightest)$/
const HEAVIEST = /^(?:و)?(?:ال)?(?:اثقل|اضخم|اثقلهم|heaviest)$/
const AMONG =
  /^(?:و|ف)?(?:فيهم|فيهن|منهم|منهن|بينهم|بينهن|بيناتهم|ايهم|ايهما|ايهن|اثنين|الاثنين|ثنتين|الثنتين|الثنين|التنين|them|which|two)$/
export const KILO = /^(?:ب?ال|لل|ل)?(?:كيلو|كجم|kilo|kg)$/
const BOTH = /^[وب]?(?:ال)?(?:ا?[ثت]نت?ين(?:هم|هن|هما)?|كلهم|كلهن|جميعهم|both|مجموعهم|ثلاثتهم|together)$/
const TOTAL = /^و?(?:ب|ال|بال)?(?:ا?حسب\S*|مجموع|مجموعهم|اجمالي|مبلغ|توتال|total|altogether|حسابهم|جمله)$/
const COMES_TO =
  /^(?:و)?(?:[يت]طلع|[يت]صير|[يت]كلف\S*|[يت]وصل|ب[يت]طلع|[يت]طلعون|كم|كام|بكم|بكام|قديش|اديش|how|how much)$/

/** A small flat or child makes no animal young. */
const OF_PLACES =
  /شق[هت]|بيت|سكن|غرف|مكان|مساح|حوض|عايل|حوش|اطفال|طفل|عيال|اولاد|apartment|flat|house|room|kids|child/

/** «شقة صغيرة», «a small apartment» */
export function isOfPlace(words: readonly Word[], at: number): boolean {
  const beside = /^[a-z]/.test(words[at]?.text ?? '') ? at + 1 : at - 1
  return OF_PLACES.test(words[beside]?.text ?? '')
}

const OR = /^(?:ولا|والا|او|ام|or|than|wla|wala|walla)$/
const MORE = /^(?:و|ب)?(?:اكبر|اصغر|ارخص|اغلي|older|younger|cheaper|akbar|asghar|arkhas)$/

/** «فيهم», «أيهما»: of those shown. */
export function speaksOfAmong(words: readonly Word[]): boolean {
  return words.some(({ text }) => AMONG.test(text))
}

/** Which of the shown items is wanted; null where none is singled out. */
export function choiceOf(words: readonly Word[]): ShownChoice | null {
  // «والرمادي أكبر ولا هي؟»
  const isEither = words.some(({ text }) => OR.test(text)) && words.some(({ text }) => MORE.test(text))
  const isOne = words.some(
    ({ text }, at) => /^(?:اي|انهي|اني)$/.test(text) && /^(?:واحد|وحده)/.test(words[at + 1]?.text ?? ''),
  )
  // «أصغر واحد», «الأغلى كم عمره؟»
  const isSingle = words.some(
    (word, at) =>
      /^(?:واحد|وحده|one)$/.test(words[at + 1]?.text ?? '') &&
      (YOUNGEST.test(word.text) || OLDEST.test(word.text) || BY_PRICE.some((id) => means(word, 'same', id))),
  )
  const isToldOf =
    words.some((word) => /^و?ال/.test(word.text) && BY_PRICE.some((id) => means(word, 'same', id))) &&
    words.some((word) => means(word, 'trait'))
  const isAmong =
    isToldOf ||
    isEither ||
    isOne ||
    isSingle ||
    speaksOfAmong(words) ||
    words.some((word) => means(word, 'same', 'مين'))
  const has = (pattern: RegExp) =>
    words.some(
      ({ text }, at) =>
        pattern.test(text) &&
        // «الصغير عمره 5 سنين» is a child.
        !/^\d+$/.test(words[at + 2]?.text ?? '') &&
        (isAmong || isDefinite(text) || words[at - 1]?.text === 'the') &&
        !isOfPlace(words, at),
    )
  const by = has(KILO) ? 'kilo' : 'price'
  if (isAmong && words.some((word) => means(word, 'same', 'ارخص'))) return { by, isMost: false }
  if (has(LIGHTEST)) return { by: 'weight', isMost: false }
  if (has(HEAVIEST)) return { by: 'weight', isMost: true }
  const isOfSize = words.some((word) => means(word, 'trait', 'weight'))
  if (has(YOUNGEST)) return { by: isOfSize ? 'weight' : 'age', isMost: false }
  if (has(OLDEST)) return { by: isOfSize ? 'weight' : 'age', isMost: true }
  return isAmong && words.some((word) => means(word, 'same', 'اغلي')) ? { by, isMost: true } : null
}

const BY_PRICE = ['ارخص', 'اغلي']

function isDefinite(text: string): boolean {
  return /^و?(?:ال|بال)|(?:هم|هن)$|est$|^a(?:kbar|sghar)$/.test(text)
}

/** «شو الفرق بينهم؟», «قارن لي بين …» */
export function compares(words: readonly Word[]): boolean {
  return words.some(({ text }) =>
    /^و?(?:ال)?(?:فرق|فروق|فروقات|[يت]فرق|[يت]ختلف)$|^و?[انتي]?قارن|^مقارن|^differen|^compar/.test(text),
  )
}

/** «الاثنين؟», «both together?» */
export function asksOfAllShown(words: readonly Word[]): boolean {
  return (
    words.some(({ text }) => BOTH.test(text)) &&
    words.every(({ text }) => BOTH.test(text) || /^(?:طيب|و|مع|بعض|مع بعض|سوا|and)$/.test(text))
  )
}

/** «الأحمر ولا الأبيض أحسن؟», «أرنب ولا هامستر؟»; «عندكم أرانب ولا هامستر؟» asks of the stock. */
export function asksWhichOf(words: readonly Word[]): boolean {
  const isAnimal = (word?: Word) => word !== undefined && means(word, 'animal')
  const or = words.findIndex(({ text }) => OR.test(text))
  const isBetter = words.some(({ text }) => BETTER.test(text))
  const beside = words.slice(or + 1).filter(({ text }) => !/^(?:a|an|the|el|al)$/.test(text))
  const isOfKinds = isAnimal(words[or - 1]) && isAnimal(beside[0])
  // «تحب القطط ولا الطيور؟» asks the chatbot.
  const isOfTaste = words.some(({ text }) => /^ب?ت(?:حب|فضل)$|^prefer$/.test(text))
  return or > 0 && !isOfTaste && (isBetter || (isOfKinds && !asksOfStock(words)))
}
const BETTER =
  /^(?:و|ب)?(?:ال)?(?:احسن|افضل|انسب|اهد[اي]|اسهل|اطول|اكثر|اكتر|better|best|calmer|easier|quieter|longer)$/

/** «ذكرين سوا», «اثنين بنفس الحوض»: whether such animals can be kept together. @param part of the answer before */
export function asksOfBoth(words: readonly Word[], part: CarePart | null): boolean {
  // «كم الاثنين مع بعض؟»
  if (asksForSum(words) && words.some((word) => means(word, 'same', 'كم') || means(word, 'good')))
    return false
  // «والملاك مع النيون؟»
  const isBeside = words.some(
    (word, at) =>
      /^(?:مع|ويا|with)$/.test(words[at - 1]?.text ?? '') && (means(word, 'item') || means(word, 'colour')),
  )
  if (isBeside && !words.some((word) => means(word, 'good'))) return true
  const isTogether = words.some((word) => means(word, 'care', 'together') || NEAR.test(word.text))
  const isTwo = words.some(({ text }) => /^(?:ثنين|اثنين|ثنتين|تنين|اتنين|two)$|ين$|ذكور|اناث/.test(text))
  const isOfSex = words.some((word) => means(word, 'trait', 'male') || means(word, 'trait', 'female'))
  return (isTogether && (isTwo || isOfSex)) || (part === 'together' && isOfSex && words.length < 5)
}
const KEPT = /^و?[انت]?(?:حط|خلي|سكن|ربي)(?:هم|هن|هما)$|^[يت]عيش/
const NEAR = /^ب?نفس$|^و?[انت]?حط(?:هم|هن)$|^[يتن]?تهاوش|^[يت]تعارك|^[يت]?تقاتل|^fight/

/** «كم الاثنين مع بعض», «المجموع مع التوصيل»: asks for the sum of the shown items. */
export function asksForSum(words: readonly Word[]): boolean {
  // «آخذ اثنين وأحطهم في قفص واحد»
  if (words.some(({ text }) => KEPT.test(text))) return false
  const isAll = /(?:^| )(?:الكل|كل شي|ال?جميع)(?= |$)/.test(words.map(({ text }) => text).join(' '))
  const has = (pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  const isAdded = has(/^مع$/) && words.some((word) => means(word, 'good'))
  return (
    has(TOTAL) ||
    REMAINS.test(words.map(({ text }) => text).join(' ')) ||
    (has(/^(?:مع بعض|سوا)$/) && words.some((word) => means(word, 'same', 'كم'))) ||
    ((has(BOTH) || isAll || isAdded) &&
      (has(COMES_TO) ||
        has(/^[وف]?[انت]?(?:اخذ|شتري?)\S*$/) ||
        ['سعر', 'ابغي'].some((id) => words.some((word) => means(word, 'same', id)))))
  )
}

/** «كم يبقى معي؟» of a budget, «كم الحساب؟»; «كم باقي منه؟» asks of the stock. */
const REMAINS =
  /(?:^| )(?:كم|شو|قديش|ايش) (?:ب?[يت]ت?بقي|ب?[يت]ضل|الباقي)(?= |$)|(?:^| )(?:ال)?باقي (?:لي|معي|معاي|معايا)(?= |$)|how much (?:is|will be|would be) left|(?:^| )كم (?:\S+ )?الحساب(?= |$)/
/** «أرخص قطة وأغلى وحدة؟» */
export const BOTH_ENDS =
  /(?:^| )(?:ال)?(?:ارخص|cheapest)(?: .*)? (?:و|and )?(?:ال)?(?:اغل[يا]|most expensive|dearest)|(?:^| )(?:ال)?(?:اغل[يا]|most expensive)(?: .*)? (?:و|and )?(?:ال)?(?:ارخص|cheapest)/

/** «ما شي أرخص؟», «أرخص شوي بنفس الطبع» */
export const CHEAPER = /غالي|(?:شي|حاجه|في|فيه|عندكم|ابغ[يى]) ارخص|ارخص (?:من|شوي)|cheaper/

/** «زيد عليهم القارورة» */
export const ADDED = /(?:^| )و?(?:زيد\S*|ضيف\S*|اضف\S*|زود\S*|كمان|add|also)(?= |$)/

const COSTS =
  /(?:^| )و?(?:ا?قدي?ش|بكا?م|بجم|how much|kam|bkam|سعر\S*|ب?[يت](?:طلع|صير)\S*|[يت]كلف\S*|كم(?= (?:لو|اذا|مع|ال\S+)(?: |$)|$))(?= |$)/

/** «أبغى معاه قفص» */
const WITH_IT =
  /(?:^| )و?(?:ا?ب[اغي]\S*|بغيت|اريد|بدي|[انت]?اخذ\S*|خذ\S*|[انت]?شتر\S*) (?:\S+ )?(?:مع|ويا)ا?(?:ه|ها|هم)(?= |$)/
const WITH_DELIVERY = /(?:^| )و?(?:مع|شامل|بعد|ويا|with) ?(?:رسوم )?(?:ال)?(?:توصيل|delivery)/

/** «كم يصير؟», «ومع التوصيل؟» */
export function asksForCost(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ')
  return asksForSum(words) || COSTS.test(text) || WITH_DELIVERY.test(text)
}

/** «بكم القفص مع العجلة؟», «كم سعر المهرج والحوض؟», «معي 30 وأبغى كناري وقفص»: what is named costs together. */
export function addsUp(
  words: readonly Word[],
  mentions: readonly Mention[],
  hasShown: boolean,
  hasBudget: boolean,
): boolean {
  const text = words.map((word) => word.text).join(' ')
  const isBeside = mentions.some((mention) =>
    / ?(?:مع|ويا|with|plus) $/.test(text.split(mention.text)[0] ?? ''),
  )
  // «ومع الحوض؟»
  const isWith =
    (/^(?:طيب |زين )?(?:و?مع|with|and with) /.test(text) || WITH_IT.test(text)) &&
    mentions.every(({ goods }) => goods.length > 0)
  const isMore = hasShown && mentions.length > 0 && (isWith || ADDED.test(text))
  const isSeveral = mentions.length > 1 || mentions.some(({ count }) => count > 1)
  const isWithin = hasBudget && mentions.length > 1 && mentions.some(({ goods }) => goods.length > 0)
  return (
    isMore ||
    (isWithin && !words.some((word) => OR.test(word.text))) ||
    ((isSeveral || isBeside) && COSTS.test(text))
  )
}
