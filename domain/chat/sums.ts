// The cost of several items together (C-03): how a sum is requested, and how later messages change it: «ضيف عجلة»,
// «شيل القفص», «خل البذور كيسين». Unrelated to the shop's basket.

import { BOTH, OR } from './read-choice.ts'
import { asksPrice } from './read-request.ts'
import { FILLERS, hasMeaning, hasText, means, type Word } from './recognise.ts'
import type { About, BasketStep, Mention } from './understanding.ts'
import { CURRENCY, NUMBERS, OTHER_UNITS } from './words/numbers.ts'

export type Line<Item> = { readonly item: Item; readonly count: number }
export type Basket<Item> = readonly Line<Item>[]
type Identified = { readonly id: number }

const MAX_COUNT = 20

/** Verbs of adding increase the count; any other number replaces it. */
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

/** Sets the count of the only item, or of the last one named: «لا خليهم 2». */
export function withLastCount<Item>(basket: Basket<Item>, count: number): Basket<Item> {
  return basket.map((line, at) => (at === basket.length - 1 ? { ...line, count } : line))
}

const TAKES_OUT =
  /^[وبف]?(?:[انت]?شيل(?:وا|ي|ه|ها|هم)?|شلت|شلنا|[انت]?حذف|[انت]?لغي|بدون|بلا|من غير|remove|without|minus|instead)$/
const PUTS_IN =
  /^[وبف]?(?:[انت]?ز[ويا]?د(?:وا|ي|ني|نا|لي|لنا|ت)?|[انت]?ضيف(?:وا|ي|لي|لنا)?|[انت]?ضفت?|[انت]?ضف|زود\S*|[انت]?حط(?:وا|ي|لي|لنا)?|[انت]?رجع(?:وا|ي)?|كمان|add|also)$/
const SETS = /^[وبف]?(?:[انت]?خل[يو]?(?:ه|ها|هم|هن)?|غير(?:ه|ها|هم|ي|وا)?|make|set|change)$/
/** A question ends the list of items to remove. */
const ENDS = /^و?(?:مع|كم|بكم|بكام|قديش|[يتب]{1,2}(?:صير|طلع|بقي)|خذ\S*|ابغ\S*|اب[اي]|مكان\S*|بدا?ل\S+)$/

/** «بدل القش خلها قارورة», «swap the house for a bed»: out until another thing is named. */
const SWAPS = /^[وبف]?(?:بدل|[انت]?ستبدل|swap|replace)$/
const FOR = /^(?:for|with|by|ب)$/
/** Only at the beginning: «كم طلع الحساب» adds up. */
const FIRST_TAKES_OUT = /^(?:طلع(?:وا|ي|ه|ها|هم)?|drop|take out)$/

/** The words that name what to remove: «شيل القفص». */
export function takenOut(words: readonly Word[]): Word[] {
  const out: Word[] = []
  let verb: Word | null = null
  let named: Word[] = []
  for (const [at, word] of words.entries()) {
    if (TAKES_OUT.test(word.text) || SWAPS.test(word.text) || (at === 0 && FIRST_TAKES_OUT.test(word.text))) {
      verb = word
      named = []
    } else if (
      [PUTS_IN, SETS, ENDS].some((pattern) => pattern.test(word.text)) ||
      means(word, 'same', 'توصيل')
    )
      verb = null
    else if (verb && SWAPS.test(verb.text) && (FOR.test(word.text) || isOther(word, named))) verb = null
    if (verb && verb !== word) {
      out.push(word)
      named.push(word)
    }
  }
  return out
}

/** Names another thing than the words before: «بدل الديسكس تانغ». */
function isOther(word: Word, before: readonly Word[]): boolean {
  const kind = (['good', 'animal'] as const).find((each) => means(word, each))
  if (kind === undefined || /^(?:ال|[a-z])/.test(word.text)) return false
  return before.some(({ text }) => text.startsWith('ال'))
}

/** Decided by the last verb before the item. */
export function stepAt(words: readonly Word[], at: number): BasketStep {
  const verb = words.slice(0, at).findLast(({ text }) => PUTS_IN.test(text) || SETS.test(text))
  return !verb ? 'name' : SETS.test(verb.text) ? 'set' : 'add'
}

/** Words that may accompany a name: «وكيس حبيبات لهم بعد». */
const ASIDE =
  /^و?(?:كيس|اكياس|كرتون\S*|كراتين|كراتن|علب\S*|حب[هات]+|قطع\S*|(?:ل|مع|ويا?)ا?(?:ه|ها|هم|هن)|مع|بعد)$/

/** Asks whether an item of the sum fits: «والقفص يكفيهم؟». */
const ASKS_FIT = /^[وبف]?[يت](?:كف|ناسب|نفع|صلح|وسع|سع|تحمل)/

/** Only names and numbers: «وقارورة ماء». */
function onlyNames(words: readonly Word[]): boolean {
  return words.every(
    (word, at) =>
      (['animal', 'good', 'item', 'colour'] as const).some((kind) => means(word, kind)) ||
      (at > 0 && !word.hasAnd && means(word, 'care') && !ASKS_FIT.test(word.text)) ||
      FILLERS.has(word.text) ||
      ASIDE.test(word.text) ||
      /^\d+$/.test(word.text) ||
      numberAt(words, at) !== null,
  )
}

/** Units of counting; then words for two. */
const PIECES =
  /^(?:حب[هات]+|قطع[هات]*|كيس|اكياس|علب[هات]*|كرتون[هات]*|كراتين|كراتن|باكيت\S*|مجموع(?:ه|ات)|ازواج|pieces?|box(?:es)?|bags?|cans?|packs?|tins?)$/
const TWO =
  /^و?(?:ا?[ثت]نت?(?:ين|ان)|(?:ال)?(?:زوج|جوز)|زوجين|كيسين|(?:حب|علب|قطع|كرتون|مجموع)تين|كرتونين|باكيتين|two)$/
const ONE = /^(?:واحده?|وحده|حبه|كيس|علبه|قطعه|مجموعه)$/
const ENGLISH = ' one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number in digits, words or the dual: «3», «ثلاث», «كيسين». */
export function numberAt(words: readonly Word[], at: number): number | null {
  const text = words[at]?.text.replace(/^(?:و(?=\d|..)|[x×](?=\d))/, '').replace(/(?<=^\d+)[x×]$/, '') ?? ''
  if (TWO.test(text)) return 2
  if (ONE.test(words[at]?.text ?? '')) return 1
  const number = /^\d+$/.test(text) ? Number(text) : (NUMBERS.get(text) ?? ENGLISH.indexOf(text))
  return number > 0 && number <= MAX_COUNT ? number : null
}

/** Excludes numbers with another unit and prices: «3 كيلو», «بـ3». */
export function countAt(words: readonly Word[], at: number): number | null {
  const unit = words[at + 1]?.text ?? ''
  const isMeasured = (OTHER_UNITS.has(unit) && !PIECES.test(unit)) || CURRENCY.has(unit)
  const hasOtherUnit = isMeasured || words[at - 1]?.text === 'ب'
  return hasOtherUnit ? null : numberAt(words, at)
}

const TAKEN =
  /^[وبف]?(?:لو|[هنتا]?ا?خ[ذد]\S*|[انت]?شتر[يه]\S*|بغيت|اريد|كم|بكم|بكام|حق|how much|take|[يت](?:صير|طلع))$/

/**
 * The quantity of the current item, in a message that names nothing: «أبغى 3», «ثلاث أكياس كم؟», «لا خليهم 2».
 * @param isTold whether the previous answer was its sum: «وحدة بس»
 */
export function bareCount(words: readonly Word[], isTold: boolean): number | null {
  const isTaken = words.some(
    (word) => TAKEN.test(word.text) || SETS.test(word.text) || means(word, 'same', 'ابغي'),
  )
  // «أبا أربع، كم الحساب مع التوصيل؟»
  const isTotal = asksForSum(words)
  const isAboutOther = words.some(
    (word) =>
      ['care', 'trait', 'colour', 'eaten'].some((kind) => means(word, kind as 'care')) ||
      ['عرض', 'عندكم'].some((id) => means(word, 'same', id)) ||
      (!isTotal && means(word, 'same', 'توصيل')) ||
      /^(?:ريال\S*|rial|omr)$/.test(word.text),
  )
  // «كيس واحد» is one count.
  const counts = [...new Set(words.flatMap((_, at) => countAt(words, at) ?? []))]
  const isOnly =
    isTold &&
    words.every((word, at) => FILLERS.has(word.text) || word.text === 'لا' || countAt(words, at) !== null)
  return (isTaken || isOnly) && !isAboutOther && counts.length === 1 && (isTotal || words.length <= MAX_WORDS)
    ? (counts[0] ?? null)
    : null
}
const MAX_WORDS = 6

/** Food with a possessive ending: «وطعامها». */
export const ITS_FOOD = /^و?(?:طعام|اكل)(?:ه|ها|هم|هن)$/

const TOTAL = /^و?(?:ب|ال|بال)?(?:ا?حسب\S*|اجمع\S*|مجموع|مجموعهم|اجمالي|مبلغ|توتال|total|altogether|حسابهم)$/
const COMES_TO =
  /^(?:و)?(?:[يت]طلع|[يت]صير|[يت]كلف\S*|[يت]وصل|ب[يت]طلع|[يت]طلعون|كم|كام|بكم|بكام|قديش|اديش|how|how much)$/
const KEPT = /^و?[انت]?(?:حط|خلي|سكن|ربي)(?:هم|هن|هما)$|^[يت]عيش/

const IN_ONE =
  /(?:^| )(?:ب|في )?(?:نفس (?:ال)?|(?=\S+ واحد))(?:قفص|حوض|بيت)(?= |$)|(?:one|the same|same) (?:cage|tank)/

/** Asks for the sum of the shown items: «كم الاثنين مع بعض», «المجموع مع التوصيل». */
function asksForSum(words: readonly Word[]): boolean {
  // Asks about keeping them together, not about the sum: «آخذ اثنين وأحطهم في قفص واحد», «آخذ اثنين في نفس القفص».
  const isKept = hasText(words, KEPT) || IN_ONE.test(textOf(words))
  if (isKept && !asksPrice(words)) return false
  const isAll = /(?:^| )(?:الكل|كل شي|ال?جميع)(?= |$)/.test(textOf(words))
  const has = (pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  const isAdded = has(/^مع$/) && words.some((word) => means(word, 'good'))
  return (
    has(TOTAL) ||
    REMAINS.test(textOf(words)) ||
    (has(/^(?:مع بعض|سوا)$/) && hasMeaning(words, 'same', 'كم')) ||
    ((has(BOTH) || isAll || isAdded) && (has(COMES_TO) || hasMeaning(words, 'same', 'سعر', 'ابغي')))
  )
}

/**
 * The rest of a budget («كم يبقى معي؟») or the bill («كم الحساب؟»); not «كم باقي منه؟», which asks about the stock.
 */
const REMAINS =
  /(?:^| )(?:كم|قديش|شكثر) (?:ب?[يت]?نا?قص\S*)(?= |$)|(?:^| )(?:كم|قديش|كام) (?:(?:لازم|راح|ب) )?[بح]?[انت]?دفع\S*(?= |$)|(?:^| )(?:كم|شو|قديش|ايش) (?:ب?[يت]ت?بقي|ب?[يت]ضل|الباقي)(?= |$)|(?:^| )(?:(?:ال)?باقي|ب?[يت]ت?بقي) (?:لي|معي|معاي|معايا)(?= |$)|(?:^| )\S{0,2}(?:باقي|بقي|ضل|ضايل) (?:شي |حاجه |فلوس )?من (?:ال ?)?(?:\d|\S+ين(?= |$)|عشر|ميه|مبلغ|ميزانيه|فلوس)|left (?:of|from) |how much (?:is|will be|would be) left|(?:^| )كم (?:\S+ )?الحساب(?= |$)|(?:^| )الحساب (?:كم|كام|قديش)(?= |$)/

const COSTS =
  /(?:^| )و?(?:ا?قدي?ش|بكا?م|بجم|how much|kam|bkam|سعر\S*|ب?[يت](?:طلع|صير)\S*|[يت]?كلف\S*|كم(?= (?:لو|اذا|مع|علي|ال\S+)(?: |$)|$))(?= |$)/

const WITH_DELIVERY =
  /(?:^| )و?(?:مع|شاملا?|بعد|ويا|with|plus) ?(?:رسوم )?(?:ال)?(?:توصيل|delivery)|(?:^| )(?:بالتوصيل|واصل(?:ه|ها|ين)?|delivered)(?= |$)/
const DELIVERY = /^(?:و?(?:ال)?توصيل|ta?wse+l|delivery)$/

const WAYS =
  /(?<=^| )(?:(مو|مب|مش|ليس|not|بدل) )?(?:[وبفع]?(?:ال|لل?|ل?باب (?:ال)?)?(?:بيت|منزل|باب)(?:ي|نا)?|home|door|([وبفع]?(?:ال|لل?)?مكتب|office|maktab))(?= |$)/g

/** Where it is to be delivered: «خلها مكتب مو بيت». The first way that is not refused. */
export function deliveryWay(text: string): 'home' | 'office' | null {
  const [way] = [...text.matchAll(WAYS)].filter(([, refused]) => !refused)
  return way ? (way[2] ? 'office' : 'home') : null
}

/** The current item with a named one: «بكم هو والقارورة؟», «والأكل مع هذا». */
export const IT_WITH =
  /(?:^| )(?:هو|هي|هذا|هذه|هذي|ده|دي|واحد|واحده|وحده|it|this|one) (?:من(?:ه|ها) |of it )?(?:و|مع |and |with |plus )/
/** The same goods for another animal: «والأحمر مع نفس الأغراض؟». */
const THE_SAME =
  /(?:^| )(?:ب|مع )?نفس(?:هم|هن)?(?: ال(?:ا?غراض|شي|شيء|اشياء|حاجات|لوازم|طلب|سل[هت]))?(?= |$)|(?:^| )(?:the )?same (?:things?|stuff|items|everything|set)(?= |$)/

/** Replaces the animals of the sum and keeps its goods. */
export function swapsAnimals(text: string, mentions: readonly Mention[]): boolean {
  return THE_SAME.test(text) && mentions.length > 0 && mentions.every(({ goods }) => goods.length === 0)
}

type Named = {
  mentions: readonly Mention[]
  /** Items to remove. */
  removed: readonly Mention[]
  hasBudget: boolean
}

/** Money that comes back is no total: «يرجع لي المبلغ كامل؟». */
const REFUNDED =
  /(?:^| )[وب]?(?:[يت]رجعو?ن?(?:لي| لي|وا لي)|[انت]سترد\S*|رجعو?ا?لي|refund\S*|money back)(?= |$)/

/** The named items together: «بكم القفص مع العجلة؟», «كم سعر المهرج والحوض؟», «معي 30 وأبغى كناري وقفص». */
export function addsUp(words: readonly Word[], named: Named, about: About): boolean {
  const { mentions, hasBudget } = named
  const text = textOf(words)
  if (REFUNDED.test(text)) return false
  const isBeside = mentions.some((mention) =>
    / ?(?:مع|ويا|with|plus) $/.test(text.split(mention.text)[0] ?? ''),
  )
  const addsToShown = about.shown > 0 && mentions.some(({ step }) => step === 'add')
  const namesShownToo = about.shown > 0 && mentions.some(isItem) && IT_WITH.test(text)
  // «male or female», «القفص ولا العش؟», «كم القفص ويكفي زوج؟» are about one item.
  const isOr = words.some((word, at) => OR.test(word.text) && !means(words[at + 1] ?? word, 'same', 'لا'))
  const isOfOne = isOr || words.some(({ text }) => ASKS_FIT.test(text))
  const isSeveral = !isOfOne && (mentions.length > 1 || mentions.some(({ count }) => count > 1))
  // An animal with its delivery: «زوج الزاجل مع التوصيل لبركاء بكم؟».
  const isDelivered = mentions.length > 0 && mentions.every(isItem) && WITH_DELIVERY.test(text)
  const fitsBudget = hasBudget && mentions.length > 1 && mentions.some(({ goods }) => goods.length > 0)
  const affords = hasBudget && about.shown > 0 && ENOUGH.test(text)
  return (
    affords ||
    asksForSum(words) ||
    addsToShown ||
    (fitsBudget && !isOr) ||
    ((isSeveral || isBeside || namesShownToo || isDelivered) && (COSTS.test(text) || asksPrice(words))) ||
    isList(words, mentions) ||
    goesOn(words, named, about)
  )
}

/** Items with a number or «كم», and nothing else: «أبغى قطتين وثلاث علب تونة», «كم ثلاث نوافير», «كم كاليكو وشامبو». */
function isList(words: readonly Word[], mentions: readonly Mention[]): boolean {
  const [isPriced, isCounted] = [hasMeaning(words, 'same', 'كم'), mentions.some(({ count }) => count > 1)]
  const rest = words.filter((word) => !means(word, 'same', 'ابغي') && !means(word, 'same', 'كم'))
  const isOfGoods = mentions.every(({ goods }) => goods.length > 0)
  const isSeveral =
    mentions.length > 1
      ? isPriced || isCounted
      : isCounted && (isPriced || (isOfGoods && rest.length < words.length))
  // «كم سمكة وروبيان في حوض 60» asks how many.
  return isSeveral && onlyNames(rest) && !hasText(words, /^(?:في|ب|in)$/)
}

/** Whether money is enough: «معي 10، يكفي مع الأكل؟». */
export const ENOUGH = /(?:^| )[وب]?[يت]?كف[يوا]\S*(?= |$)|enough|can i (?:buy|get|afford)/

/** Names more than a kind or a sex. */
function isItem({ goods, colours, words }: Mention): boolean {
  return goods.length + colours.length + words.length > 0
}

/**
 * Continues a sum: «ومع التوصيل؟» after shown items; «شيل القفص», «وقارورة ماء», «ولو 10 سمكات؟», «والتوصيل؟» after
 * a sum.
 */
function goesOn(words: readonly Word[], { mentions, removed }: Named, { basket, shown }: About): boolean {
  const text = textOf(words)
  const isDelivery = mentions.length === 0 && WITH_DELIVERY.test(text)
  if (shown > 0 && isDelivery) return true
  if (!basket) return false
  if (swapsAnimals(text, mentions)) return true
  const isChanged =
    mentions.length > 0 &&
    (words.some((word) => PUTS_IN.test(word.text) || SETS.test(word.text)) || CHANGES.test(text))
  if (removed.length > 0 || isChanged || basket === 'open') return removed.length > 0 || isChanged
  // Another way of delivery, and nothing else: «لا خليها مكتب», «توصلونها البيت كم؟».
  if (deliveryWay(text) && words.every(speaksOfWay)) return true
  const isCounted = mentions.some(({ count }) => count > 1)
  const isBareItem = mentions.length > 0 && words[0]?.hasAnd && mentions.every(isItem) && onlyNames(words)
  const namesDelivery = /^(?:و|w |and )/.test(text) && hasText(words, DELIVERY)
  return isCounted || isBareItem || (mentions.length === 0 && (isDelivery || namesDelivery))
}

/** Names another item for one of the sum: «بداله أرنب داتش», «وإذا أخذت الهولندي؟». */
const CHANGES =
  /(?:^| )[وب]?(?:بدا?ل|مكان)(?:ه|ها|هم)(?= |$)|(?:^| )instead(?= |$)|^(?:و|and |what )?(?:لو|اذا|ان|if) (?:i )?(?:[انت]?ا?خ[ذد]\S*|[انت]?شتر\S*|took|take|bought|buy|get)(?= |$)/

function speaksOfWay(word: Word): boolean {
  return (
    FILLERS.has(word.text) ||
    SETS.test(word.text) ||
    COSTS.test(word.text) ||
    OF_WAY.test(word.text) ||
    deliveryWay(word.text) !== null ||
    ['توصيل', 'لا', 'كم', 'سعر', 'ابغي', 'مجموع'].some((id) => means(word, 'same', id))
  )
}
const OF_WAY = /^(?:ينفع|[يت]صير|اذا|لو|if|to|مع|بدل|باب|فقط|لا|it|instead)$/

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
