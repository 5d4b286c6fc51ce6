// The topic that follows from the named words alone, however the question is put (C-03, C-04).
import { type CarePart, type Good, KINDS, type Trait } from './lexicon.ts'
import { BOTH_ENDS, CHEAPER, KILO } from './read-choice.ts'
import { asksForNeeds, asksOfStock, asksPrice, isQuestion } from './read-request.ts'
import { countsFish, isNothing } from './read-subject.ts'
import type { Told } from './reading.ts'
import { means, type Word } from './recognise.ts'
import { SURE } from './told.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { CLEAR, MAX_CONTINUATION, type Scores, supposesArrival } from './vet-topic.ts'

export function plainTopic(told: Told, scores: Scores): ChatTopic | null {
  const { words, named, about, request, last } = told
  const hasCare = (...parts: readonly CarePart[]) =>
    words.some((word) => parts.some((part) => means(word, 'care', part)))
  if (hasCare('people')) return 'care'
  const isSaid = (id: string) => words.some((word) => means(word, 'same', id))
  // «خصم إذا أخذت ثنتين؟» asks of nothing that was shown.
  if (isSaid('عرض') && isNothing(named) && about.shown > 0) return 'offers'
  if (isSaid('ارخص') && words.some(({ text }) => KILO.test(text)) && about.shown > 0) return 'cheapest'
  if (BOTH_ENDS.test(foldedOf(words))) return 'cheapest'
  if (told.isThere && last === 'delivery') return 'delivery'
  if (isOfOffice(words)) return 'pickup'
  if (asksHowMuchToFeed(words, about.subject.goods)) return 'care'
  const isNext = isSaid('وش') || (words.length <= MAX_CONTINUATION && !['كم', 'متي', 'توصيل'].some(isSaid))
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
    ((isSaid('بديل') && !isSaid('توصيل')) || (isSaid('المزيد') && isShort))
  )
    return 'find'
  // «وهو موجود الحين؟»
  if (about.shown > 0 && isNothing(named) && isShort && AVAILABLE.test(foldedOf(words)) && !isSaid('متي'))
    return 'find'
  // «وعندكم 10 كيلو؟»
  if (
    about.subject.goods.length > 0 &&
    isNothing(named) &&
    asksOfStock(words, ['عندكم']) &&
    words.some(({ text }) => /^\d+$/.test(text))
  )
    return 'find'
  // «is it ok for the car» after a carrier
  const isOfGood = about.shown > 0 && isNothing(named) && about.subject.goods.length > 0
  if (isOfGood && hasCare('travel') && !isSaid('توصيل')) return 'care'
  // Whoever vaccinates is a vet.
  const isPrice = asksPrice(words)
  const isOfVet = last === 'care' && about.subject.part === 'vaccines' && about.shown === 0
  if (isOfVet && isSaid('وين')) return 'vet'
  if (isPrice && isNothing(named) && (isOfVet || words.some((word) => VACCINATION.test(word.text))))
    return 'vet'
  if (about.shown > 0 && told.isAmong && isNothing(named) && !words.some(({ text }) => /ارخص|اغل/.test(text)))
    return 'traits'
  // «45 وآخذه اليوم»
  const text = foldedOf(words)
  const isCheaper = isSaid('ارخص') && CHEAPER.test(text) && words.some((word) => means(word, 'trait'))
  if (about.shown > 0 && isNothing(named) && isCheaper) return 'cheapest'
  const isOffer = named.maxPrice !== null || /\d(?! (?:يوم|ايام|ساع|شهر|اشهر|اسبوع|days?|hours?))/.test(text)
  if (about.shown > 0 && isNothing(named) && isOffer && [TAKES, LETS].some((each) => each.test(text)))
    return 'too-dear'
  const isGiven = words.some(({ text }) => /^\d{4,}$/.test(text)) && words.length <= MAX_CONTINUATION
  if (isGiven && last !== undefined && OF_ORDERS.includes(last)) return 'order-status'
  const isOfNumber = words.some(
    (word, at) => means(word, 'same', 'رقم') && words[at + 1] && means(words[at + 1] as Word, 'same', 'طلب'),
  )
  if (isOfNumber && !isSaid('اغير') && !isSaid('تحويل')) return 'order-status'
  if (isSaid('مات')) return 'animal-guarantee'
  if (
    supposesArrival(
      words.map(({ text }) => text),
      last,
    ) &&
    words.some((word) => means(word, 'sign'))
  )
    // «وإذا وصلني مكسور؟» after a litter box.
    return isBroken(words) || (!hasAnimal && about.subject.goods.length > 0) ? 'returns' : 'animal-guarantee'
  if (about.shown > 0 && isNothing(named) && words.some((word) => means(word, 'trait', 'place')))
    return 'traits'
  // «ذكر والا أنثى؟» of what was shown.
  const hasTrait = (trait: Trait) => words.some((word) => means(word, 'trait', trait))
  const isOfSex = hasTrait('sex') || (hasTrait('male') && hasTrait('female'))
  if (about.shown > 0 && isNothing(named) && isOfSex && !hasCare('sexes') && words.length < 5) return 'traits'
  if (isSaid('حساب') && (isSaid('احذف') || isSaid('الغي'))) return 'privacy'
  if (isSaid('احذف') && ['حساب', 'بياناتي', 'رقم'].some(isSaid) && !isSaid('طلب')) return 'privacy'
  // «وصندوق الرمل كم مقاسه؟», «كم كيلو الكيس؟»; not «كم كيلو ياكل؟»
  const [best] = scores[0]?.scored ?? []
  const isOfShop = best !== undefined && best.share >= SURE && TOPICS[best.topic] === 'shop'
  const isOfItem = named.goods.length > 0 || (about.shown > 0 && isNothing(named))
  const isHeavy = HOW_HEAVY.test(text) && !isOfUse(words)
  if (
    (isOfItem || about.subject.goods.length > 0) &&
    (isHeavy || words.some((word) => MEASURED.test(word.text)))
  )
    return 'traits'
  // «تحتاج بيت؟ عندكم شي؟»
  const isOfStock = named.goods.length > 0 && asksOfStock(words, ['عندكم', 'تبيعون'])
  const isAdvised = best?.topic === 'care' && words.some((word) => means(word, 'care'))
  if (isOfStock && !isAdvised && (best?.topic === 'care' || best?.topic === 'boarding-and-grooming'))
    return 'find'
  // «الليتر بوكس بكام؟», «بكم وكم وزنه؟» of what was shown, whatever is known of its keeping.
  const isOfTransport = ['توصيل', 'ادفع', 'عرض', 'جمله'].some(isSaid)
  // «قديش بتضل حامل؟» asks how long.
  const isOfCare = best?.topic === 'care' && best.share >= CLEAR && words.some((word) => means(word, 'care'))
  const isElse = told.isSum || isOfTransport || isOfCare || isOfShop || last === 'vet' || PER_MONTH.test(text)
  if (isPrice && isOfItem && !isElse && best?.topic !== 'too-dear') return 'price'
  // «عايز أربي سمك وأنا مبتدئ»
  const isFirst = hasTrait('easy') && named.kinds.length > 0 && named.goods.length === 0 && !named.isOwn
  if (isFirst && isSaid('ابغي') && !isSaid('كيف')) return 'find'
  if (request.needed || told.isRefused) return 'find'
  // «أبغى هدية، حيوان صغير حدود 20 ريال»
  const isPaid = ['توصيل', 'ادفع', 'تقسيط', 'عرض'].some(isSaid)
  if (
    named.maxPrice !== null &&
    !isPaid &&
    (isSaid('حيوان') || named.kinds.length > 0 || (about.shown > 0 && isNothing(named)))
  )
    return 'find'
  if (isSaid('اغير') && isSaid('موقع') && isSaid('طلب')) return 'change-order'
  if (request.thing && !isOfShop) return isSaid('سعر') ? 'price' : 'find'
  const isPriced = isPrice || ['تبيعون', 'توصيل', 'طلب', 'ارجع'].some(isSaid)
  if (!isPriced && hasCare('setup') && !asksOfStock(words, ['عندكم', 'تبيعون'])) return 'care'
  if (!isPriced && hasAnimal && hasCare('vaccines') && !asksOfStock(words)) return 'care'
  // «أبا حوض 120 لتر وفلتر»
  if (named.goods.length > 1 && asksOfStock(words, ['ابغي', 'تبيعون']) && !told.isTogether) return 'find'
  // «عندي حوض 40 لتر شو يناسبه»; «عندكم حوض 120 لتر؟» looks for one.
  const isOfLitres = hasCare('stocking') && (hasAnimal || !asksOfStock(words, ['عندكم', 'تبيعون']))
  if (!isPriced && (isOfLitres || countsFish(words)) && isQuestion(words) && isOfFish(told)) return 'care'
  if (told.places.isAbroad && named.maxPrice === null) return 'delivery'
  if (isPriced || !(hasAnimal || (told.isTogether && named.search))) return null
  if (told.isCompared) return 'care'
  if (told.isTogether && last !== 'vet') return 'care'
  // «الأرنب ياكل جزر؟», «وخس عادي؟»
  if (words.some((word) => means(word, 'eaten')) && !asksOfStock(words.filter(isBought))) return 'care'
  return null
}

/** «كم أعطيها باليوم؟», «كم مرة؟» after a food. */
export function asksHowMuchToFeed(words: readonly Word[], goods: readonly Good[]): boolean {
  const isOfFood = goods.includes('food') || goods.includes('hay')
  const isPrice = asksPrice(words) && !words.some(({ text }) => /^(?:give|feed)$/.test(text))
  return isOfFood && !isPrice && HOW_MUCH_TO_FEED.test(foldedOf(words))
}
const HOW_MUCH_TO_FEED =
  /(?:^| )و?(?:(?:كم|قديش|كام) (?:\S+ )?(?:\S{0,3}(?:عط|طعم|دي)\S*|مره|مرات|وجبه|وجبات|باليوم|يوميا)|(?:ال)?كميه (?:كم|قديش)|كم (?:ال)?كميه|how (?:much|many|often) \S+ \S+ (?:give|feed))/

/** «يوصل مكتب الشركة؟», not «مكتبي». */
function isOfOffice(words: readonly Word[]): boolean {
  return (
    words.some(({ text }) => OFFICE.test(text)) &&
    (words.some((word) => means(word, 'same', 'توصيل')) || words.some(({ text }) => TAKEN_THERE.test(text)))
  )
}
/** «وبعد ما أحول شو أسوي؟» */
const AFTER_TRANSFER =
  /(?:^| )و?(?:بعد|بعدين|عقب|لما|after|once) (?:\S+ ){0,2}?\S{0,3}(?:حول|دفع|تحويل|حواله|transfer|pay)/
const OFFICE = /^[وبفل]?(?:ال|لل)?مكتب$|^(?:el|al)?mak?tab$|^office$/
const TAKEN_THERE = /^[وب]?(?:ال)?(?:[اتنب]{0,2}ستلم\S*|استلام\S*|شرك[هة]|شحن|كوري?ير|courier|collect|pick)$/

/** «محجوزة؟», «حد حاجزه؟»: whether somebody else has it; not «كم يبقى محجوز لي؟», «محجوز يعني ايش؟». */
export function isReserved(text: string): boolean {
  return RESERVED.test(text) && !OWN_RESERVATION.test(text)
}
const RESERVED =
  /(?:^| )و?(?:محجوز(?:ه|ين)?|انحجز(?:ت|وا)?|انباع(?:ت|وا)?|مباع(?:ه|ين)?|حاجز(?:ه|ها|هم|ينه|ينها|ينهم)|reserved|taken)(?= |$)|(?:^| )(?:ا?حد|حدا|محد|فيه احد|someone|anyone|anybody) (?:ب?ي?حجز|حاجز|reserved)\S*/
const OWN_RESERVATION =
  /(?:^| )(?:كم|قديش|متي|لمتي|قد|باسمي|لي|الي|لنا|يعني|معني|معناها|مكتوب|مكتوبه|السله|بالسله|طلبي|طلب|الطلب|لغيري|لعميل|just|means?|long|my|order)(?= |$)/

function isBroken(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^و?(?:مكسور|متكسر|تالف|خربان|مخزوق|مشروخ|broken|damaged)ه?$/.test(text))
}

/** «can rabbits have tomatoes» asks for nothing that is sold. */
function isBought({ text }: Word, at: number, words: readonly Word[]): boolean {
  return text !== 'have' || !words.slice(0, at).some((word) => means(word, 'same', 'هل'))
}

const AVAILABLE = /(?:^| )و?(?:موجود|متوفر|متاح)(?:ه|ين)?(?= |$)|available|in stock/
const MEASURED = /^و?(?:مقاس|قياس|مقاسات|قياسات|ابعاد|قطر|ارتفاع|طول|عرض|خامت|ماركت|سعت)(?:ه|ها|هم)$/
const HOW_HEAVY =
  /(?:^| )كم (?:كيلو|كجم|جرام|غرام|مل|وزن\S*|حجم\S*)(?= |$)|(?:^| )(?:وزن|حجم)(?:ه|ها) كم(?= |$)/
const PER_MONTH = /شهر|سنه|سنوي|يوم|month|year/
/** «كم كيلو يأكل؟», «كم كيلو تحمل؟» asks of no bag. */
export function isOfUse(words: readonly Word[]): boolean {
  return words.some((word) => means(word, 'care') || /^[يت](?:كفي|حتاج|لزم|حمل|تحمل|شيل)/.test(word.text))
}

const TAKES =
  /(?:^| )و?[بن]?(?:ا?اخذ|ا?شتري|ا?شيل)(?:ه|ها|هم|هن)(?= |$)|take (?:it|her|him)|(?:^| )w?(?:ba)?khth[ua]h?(?= |$)/

/** «خليها بمية», «نزله لعشرين» */
const LETS =
  /(?:^| )[وبت]{0,2}(?:خل[يو]|سو[يو]|ا?عط[يو]?|نزل|مش[يو])(?:ن|و)?(?:ي|ها|ه|هم|هن|ني|لي|لنا)(?= |$)|(?:^| )make it (?=\d)/

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

export function foldedOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
