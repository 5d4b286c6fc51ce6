// The topic that follows from the named words alone, whatever the classifier says (C-03, C-04).
import { type CarePart, type Good, KINDS, type Trait } from './lexicon.ts'
import { BOTH_ENDS, CHEAPER, KILO } from './read-choice.ts'
import { asksForNeeds, asksOfStock, asksPrice, isQuestion } from './read-request.ts'
import { countsFish, isNothing } from './read-subject.ts'
import type { Told } from './reading.ts'
import { hasMeaning, hasText, means, type Word } from './recognise.ts'
import { type ChatTopic, SURE, TOPICS } from './topics.ts'
import { CLEAR, MAX_CONTINUATION, type Scores, supposesArrival } from './vet-topic.ts'

export function plainTopic(told: Told, scores: Scores): ChatTopic | null {
  const { words, named, about, request, last } = told
  const hasCare = (...parts: readonly CarePart[]) =>
    words.some((word) => parts.some((part) => means(word, 'care', part)))
  if (hasCare('people')) return 'care'
  const hasConcept = (id: string) => hasMeaning(words, 'same', id)
  // A discount is about the shop, not the shown item: «خصم إذا أخذت ثنتين؟».
  if (hasConcept('عرض') && isNothing(named) && about.shown > 0) return 'offers'
  if (hasConcept('ارخص') && hasText(words, KILO) && about.shown > 0) return 'cheapest'
  if (BOTH_ENDS.test(foldedOf(words))) return 'cheapest'
  if (told.isThere && last === 'delivery') return 'delivery'
  if (isOfOffice(words)) return 'pickup'
  if (asksHowMuchToFeed(words, about.subject.goods)) return 'care'
  const isNext =
    hasConcept('وش') || (words.length <= MAX_CONTINUATION && !['كم', 'متي', 'توصيل'].some(hasConcept))
  if (isNext && AFTER_TRANSFER.test(foldedOf(words))) return 'after-transfer'
  if (isReserved(foldedOf(words)) && (about.shown > 0 || !isNothing(named))) return 'find'
  if (told.isSum && (about.shown > 0 || !isNothing(named))) return 'price'
  const hasAnimal = named.kinds.length + about.subject.kinds.length > 0
  if (hasAnimal && named.goods.length === 0 && asksForNeeds(words)) return 'care'
  const isShort =
    words.length <= MAX_CONTINUATION && !words.some((word) => means(word, 'care') || means(word, 'eaten'))
  if (
    about.shown > 0 &&
    isNothing(named) &&
    ((hasConcept('بديل') && !hasConcept('توصيل')) || (hasConcept('المزيد') && isShort))
  )
    return 'find'
  // Asks whether the shown item is still in stock: «وهو موجود الحين؟».
  if (about.shown > 0 && isNothing(named) && isShort && AVAILABLE.test(foldedOf(words)) && !hasConcept('متي'))
    return 'find'
  // Asks for another size of the same goods: «وعندكم 10 كيلو؟».
  if (
    about.subject.goods.length > 0 &&
    isNothing(named) &&
    asksOfStock(words, ['عندكم']) &&
    hasText(words, /^\d+$/)
  )
    return 'find'
  // Asks whether the shown goods fit a use: «is it ok for the car» after a carrier.
  const isOfGood = about.shown > 0 && isNothing(named) && about.subject.goods.length > 0
  if (isOfGood && hasCare('travel') && !hasConcept('توصيل')) return 'care'
  // Vaccinating is a vet's service.
  const isPrice = asksPrice(words)
  const isOfVet = last === 'care' && about.subject.part === 'vaccines' && about.shown === 0
  if (isOfVet && hasConcept('وين')) return 'vet'
  if (isPrice && isNothing(named) && (isOfVet || hasText(words, VACCINATION))) return 'vet'
  if (about.shown > 0 && told.isAmong && isNothing(named) && !hasText(words, /ارخص|اغل/)) return 'traits'
  // Offers or demands a price for the shown item: «45 وآخذه اليوم».
  const text = foldedOf(words)
  const isCheaper = hasConcept('ارخص') && CHEAPER.test(text) && hasMeaning(words, 'trait')
  if (about.shown > 0 && isNothing(named) && isCheaper) return 'cheapest'
  const isOffer = named.maxPrice !== null || /\d(?! (?:يوم|ايام|ساع|شهر|اشهر|اسبوع|days?|hours?))/.test(text)
  if (about.shown > 0 && isNothing(named) && isOffer && [TAKES, LETS].some((each) => each.test(text)))
    return 'too-dear'
  const isGiven = hasText(words, /^\d{4,}$/) && words.length <= MAX_CONTINUATION
  if (isGiven && last !== undefined && OF_ORDERS.includes(last)) return 'order-status'
  const isOfNumber = words.some(
    (word, at) => means(word, 'same', 'رقم') && words[at + 1] && means(words[at + 1] as Word, 'same', 'طلب'),
  )
  if (isOfNumber && !hasConcept('اغير') && !hasConcept('تحويل')) return 'order-status'
  if (hasConcept('مات')) return 'animal-guarantee'
  if (
    supposesArrival(
      words.map(({ text }) => text),
      last,
    ) &&
    hasMeaning(words, 'sign')
  )
    // A fault on arrival is about returns: «وإذا وصلني مكسور؟» after a litter box.
    return isBroken(words) || (!hasAnimal && about.subject.goods.length > 0) ? 'returns' : 'animal-guarantee'
  if (about.shown > 0 && isNothing(named) && hasMeaning(words, 'trait', 'place')) return 'traits'
  // Asks for a property of what was shown: «ذكر والا أنثى؟».
  const hasTrait = (trait: Trait) => hasMeaning(words, 'trait', trait)
  const isOfSex = hasTrait('sex') || (hasTrait('male') && hasTrait('female'))
  if (about.shown > 0 && isNothing(named) && isOfSex && !hasCare('sexes') && words.length < 5) return 'traits'
  if (hasConcept('حساب') && (hasConcept('احذف') || hasConcept('الغي'))) return 'privacy'
  if (hasConcept('احذف') && ['حساب', 'بياناتي', 'رقم'].some(hasConcept) && !hasConcept('طلب'))
    return 'privacy'
  // A measurement of named goods: «وصندوق الرمل كم مقاسه؟», «كم كيلو الكيس؟»; not «كم كيلو ياكل؟».
  const [best] = scores[0]?.scored ?? []
  const isOfShop = best !== undefined && best.share >= SURE && TOPICS[best.topic] === 'shop'
  const isOfItem = named.goods.length > 0 || (about.shown > 0 && isNothing(named))
  const isHeavy = HOW_HEAVY.test(text) && !isOfUse(words)
  if ((isOfItem || about.subject.goods.length > 0) && (isHeavy || hasText(words, MEASURED))) return 'traits'
  // Asks for stock in the second sentence: «تحتاج بيت؟ عندكم شي؟».
  const isOfStock = named.goods.length > 0 && asksOfStock(words, ['عندكم', 'تبيعون'])
  const isAdvised = best?.topic === 'care' && hasMeaning(words, 'care')
  if (isOfStock && !isAdvised && (best?.topic === 'care' || best?.topic === 'boarding-and-grooming'))
    return 'find'
  // Asks for the price of what was shown, whatever care advice exists: «الليتر بوكس بكام؟», «بكم وكم وزنه؟».
  const isOfTransport = ['توصيل', 'ادفع', 'عرض', 'جمله'].some(hasConcept)
  // Asks for a duration, not a price: «قديش بتضل حامل؟».
  const isOfCare = best?.topic === 'care' && best.share >= CLEAR && hasMeaning(words, 'care')
  const isAboutOther =
    told.isSum || isOfTransport || isOfCare || isOfShop || last === 'vet' || PER_MONTH.test(text)
  if (isPrice && isOfItem && !isAboutOther && best?.topic !== 'too-dear') return 'price'
  // A beginner who wants an animal is searching: «عايز أربي سمك وأنا مبتدئ».
  const isFirst = hasTrait('easy') && named.kinds.length > 0 && named.goods.length === 0 && !named.isOwn
  if (isFirst && hasConcept('ابغي') && !hasConcept('كيف')) return 'find'
  if (request.needed || told.isRefused) return 'find'
  // An animal within a budget is a search: «أبغى هدية، حيوان صغير حدود 20 ريال».
  const isPaid = ['توصيل', 'ادفع', 'تقسيط', 'عرض'].some(hasConcept)
  if (
    named.maxPrice !== null &&
    !isPaid &&
    (hasConcept('حيوان') || named.kinds.length > 0 || (about.shown > 0 && isNothing(named)))
  )
    return 'find'
  if (hasConcept('اغير') && hasConcept('موقع') && hasConcept('طلب')) return 'change-order'
  if (request.thing && !isOfShop) return hasConcept('سعر') ? 'price' : 'find'
  const isPriced = isPrice || ['تبيعون', 'توصيل', 'طلب', 'ارجع'].some(hasConcept)
  if (!isPriced && hasCare('setup') && !asksOfStock(words, ['عندكم', 'تبيعون'])) return 'care'
  if (!isPriced && hasAnimal && hasCare('vaccines') && !asksOfStock(words)) return 'care'
  // Several goods at once are a search: «أبا حوض 120 لتر وفلتر».
  if (named.goods.length > 1 && asksOfStock(words, ['ابغي', 'تبيعون']) && !told.isTogether) return 'find'
  // «عندي حوض 40 لتر شو يناسبه» asks what fits a tank; «عندكم حوض 120 لتر؟» looks for a tank.
  const isOfLitres = hasCare('stocking') && (hasAnimal || !asksOfStock(words, ['عندكم', 'تبيعون']))
  if (!isPriced && (isOfLitres || countsFish(words)) && isQuestion(words) && isOfFish(told)) return 'care'
  if (told.places.isAbroad && named.maxPrice === null) return 'delivery'
  if (isPriced || !(hasAnimal || (told.isTogether && named.search))) return null
  if (told.isCompared) return 'care'
  if (told.isTogether && last !== 'vet') return 'care'
  // A food for a named animal is a question of care: «الأرنب ياكل جزر؟», «وخس عادي؟».
  if (hasMeaning(words, 'eaten') && !asksOfStock(words.filter(isBought))) return 'care'
  return null
}

/** How much or how often to feed: «كم أعطيها باليوم؟», «كم مرة؟» after a food. */
export function asksHowMuchToFeed(words: readonly Word[], goods: readonly Good[]): boolean {
  const isOfFood = goods.includes('food') || goods.includes('hay')
  const isPrice = asksPrice(words) && !hasText(words, /^(?:give|feed)$/)
  return isOfFood && !isPrice && HOW_MUCH_TO_FEED.test(foldedOf(words))
}
const HOW_MUCH_TO_FEED =
  /(?:^| )و?(?:(?:كم|قديش|كام) (?:\S+ )?(?:\S{0,3}(?:عط|طعم|دي)\S*|مره|مرات|وجبه|وجبات|باليوم|يوميا)|(?:ال)?كميه (?:كم|قديش)|كم (?:ال)?كميه|how (?:much|many|often) \S+ \S+ (?:give|feed))/

/** The courier's office, a place of delivery: «يوصل مكتب الشركة؟»; not «مكتبي» (my office). */
function isOfOffice(words: readonly Word[]): boolean {
  return hasText(words, OFFICE) && (hasMeaning(words, 'same', 'توصيل') || hasText(words, TAKEN_THERE))
}
/** What happens after the transfer: «وبعد ما أحول شو أسوي؟». */
const AFTER_TRANSFER =
  /(?:^| )و?(?:بعد|بعدين|عقب|لما|after|once) (?:\S+ ){0,2}?\S{0,3}(?:حول|دفع|تحويل|حواله|transfer|pay)/
const OFFICE = /^[وبفل]?(?:ال|لل)?مكتب$|^(?:el|al)?mak?tab$|^office$/
const TAKEN_THERE = /^[وب]?(?:ال)?(?:[اتنب]{0,2}ستلم\S*|استلام\S*|شرك[هة]|شحن|كوري?ير|courier|collect|pick)$/

/**
 * Whether somebody else reserved it: «محجوزة؟», «حد حاجزه؟»; not how reservations work: «كم يبقى محجوز لي؟»,
 * «محجوز يعني ايش؟».
 */
export function isReserved(text: string): boolean {
  return RESERVED.test(text) && !OWN_RESERVATION.test(text)
}
const RESERVED =
  /(?:^| )و?(?:محجوز(?:ه|ين)?|انحجز(?:ت|وا)?|انباع(?:ت|وا)?|مباع(?:ه|ين)?|حاجز(?:ه|ها|هم|ينه|ينها|ينهم)|reserved|taken)(?= |$)|(?:^| )(?:ا?حد|حدا|محد|فيه احد|someone|anyone|anybody) (?:ب?ي?حجز|حاجز|reserved)\S*/
const OWN_RESERVATION =
  /(?:^| )(?:كم|قديش|متي|لمتي|قد|باسمي|لي|الي|لنا|يعني|معني|معناها|مكتوب|مكتوبه|السله|بالسله|طلبي|طلب|الطلب|لغيري|لعميل|just|means?|long|my|order)(?= |$)/

function isBroken(words: readonly Word[]): boolean {
  return hasText(words, /^و?(?:مكسور|متكسر|تالف|خربان|مخزوق|مشروخ|broken|damaged)ه?$/)
}

/** Food given to an animal, not bought: «can rabbits have tomatoes». */
function isBought({ text }: Word, at: number, words: readonly Word[]): boolean {
  return text !== 'have' || !words.slice(0, at).some((word) => means(word, 'same', 'هل'))
}

const AVAILABLE = /(?:^| )و?(?:موجود|متوفر|متاح)(?:ه|ين)?(?= |$)|available|in stock/
const MEASURED = /^و?(?:مقاس|قياس|مقاسات|قياسات|ابعاد|قطر|ارتفاع|طول|عرض|خامت|ماركت|سعت)(?:ه|ها|هم)$/
const HOW_HEAVY =
  /(?:^| )كم (?:كيلو|كجم|جرام|غرام|مل|وزن\S*|حجم\S*)(?= |$)|(?:^| )(?:وزن|حجم)(?:ه|ها) كم(?= |$)/
const PER_MONTH = /شهر|سنه|سنوي|يوم|month|year/
/** Amounts eaten or carried, not the size of a bag: «كم كيلو يأكل؟», «كم كيلو تحمل؟». */
export function isOfUse(words: readonly Word[]): boolean {
  return words.some((word) => means(word, 'care') || /^[يت](?:كفي|حتاج|لزم|حمل|تحمل|شيل)/.test(word.text))
}

const TAKES =
  /(?:^| )و?[بن]?(?:ا?اخذ|ا?شتري|ا?شيل)(?:ه|ها|هم|هن)(?= |$)|take (?:it|her|him)|(?:^| )w?(?:ba)?khth[ua]h?(?= |$)/

/** A customer's own price: «خليها بمية», «نزله لعشرين». */
const LETS =
  /(?:^| )[وبت]{0,2}(?:خل[يو]|سو[يو]|ا?عط[يو]?|نزل|مش[يو])(?:ن|و)?(?:ي|ها|ه|هم|هن|ني|لي|لنا)(?= |$)|(?:^| )make it (?=\d)/

/** After these topics a number is an order number. */
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

export function foldedOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
