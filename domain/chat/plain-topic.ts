// The topic that follows from the named words alone, whatever the classifier says (C-03, C-04).
import { type CarePart, type Good, KINDS, type Trait } from './lexicon.ts'
import { asksForNeeds, asksOfStock, asksPrice, isQuestion, wishesForOne } from './read-request.ts'
import { countsFish, isNothing } from './read-subject.ts'
import type { Told } from './reading.ts'
import { foldedOf, hasMeaning, hasText, means, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, SURE, TOPICS } from './topics.ts'
import { CLEAR, MAX_CONTINUATION, type Scores } from './vet-topic.ts'

export function plainTopic(told: Told, scores: Scores): ChatTopic | null {
  const plain = { ...told, ...factsOf(told, scores) }
  return (
    ofPlace(plain) ?? ofShown(plain) ?? ofOrder(plain) ?? ofGoods(plain) ?? ofSearch(plain) ?? ofCare(plain)
  )
}

type ToldPlainly = Told & ReturnType<typeof factsOf>

function factsOf({ words, named, about }: Told, scores: Scores) {
  const [best] = scores[0]?.scored ?? []
  return {
    best,
    text: foldedOf(words),
    has: (...concepts: readonly string[]) => hasMeaning(words, 'same', ...concepts),
    hasCare: (...parts: readonly CarePart[]) => hasMeaning(words, 'care', ...parts),
    /** Names nothing, so it is about the shown items. */
    isOfShown: about.shown > 0 && isNothing(named),
    isOfShop: best !== undefined && best.share >= SURE && TOPICS[best.topic] === 'shop',
    isPrice: asksPrice(words),
    isShort: words.length <= MAX_CONTINUATION,
    hasAnimal: named.kinds.length + about.subject.kinds.length > 0,
  }
}

function ofPlace({ words, text, last, places, hasCare, isThere, isSum }: ToldPlainly): ChatTopic | null {
  if (hasCare('people')) return 'care'
  if (isThere && hasText(words, TAKEN_THERE)) return 'pickup'
  if (isThere && last === 'delivery') return 'delivery'
  if (places.regionId !== null && FEES.test(text)) return 'delivery'
  if (isOfOffice(words) && !isSum) return 'pickup'
  if (VIEWING.test(text) && asksPrice(words)) return 'location'
  // «القطط بتيجي صلالة ولا لأ»
  return places.regionId !== null && COMES.test(text) ? 'delivery' : null
}

function ofShown(plain: ToldPlainly): ChatTopic | null {
  const { words, text, named, about, last, has, isOfShown, isPrice, hasAnimal } = plain
  const isOfItems = about.shown > 0 || !isNothing(named)
  if (isReserved(text) && isOfItems) return 'find'
  if (plain.isSum && isOfItems) return 'price'
  if (isOfItems && has('احجز') && !VIEWING.test(text) && !isPrice) return 'how-to-order'
  if (isOfItems && !plain.isCompared && OPINION.test(text)) return 'traits'
  if (hasAnimal && named.goods.length === 0 && asksForNeeds(words)) return 'care'
  if (isOfShown && CHOOSES.test(text)) return 'find'
  if (isOfItems && DISLIKED.test(text)) return 'returns'
  const isShort = plain.isShort && !hasMeaning(words, 'care')
  const asksForOthers = (has('بديل') && !has('توصيل')) || (has('المزيد') && isShort)
  // Asks whether the shown item is still in stock: «وهو موجود الحين؟».
  const isAvailable = isShort && AVAILABLE.test(text)
  if (isOfShown && (asksForOthers || isAvailable)) return 'find'
  // Vaccinating is a vet's service.
  const isOfVet = last === 'care' && about.subject.part === 'vaccines'
  if (isPrice && isNothing(named) && (isOfVet || hasText(words, VACCINATION))) return 'vet'
  if (isOfShown && plain.isAmong && !has('عرض') && !hasText(words, /ارخص|اغل/)) return 'traits'
  // Offers or demands a price for the shown item: «45 وآخذه اليوم».
  const isOffer = named.maxPrice !== null || /\d(?! (?:يوم|ايام|ساع|شهر|اشهر|اسبوع|days?|hours?))/.test(text)
  return isOfShown && isOffer && (TAKES.test(text) || LETS.test(text)) ? 'too-dear' : null
}

function ofOrder(plain: ToldPlainly): ChatTopic | null {
  const { words, text, named, last, has, isOfShown } = plain
  // «ومتى بيوصل يعني؟» of an order that is late.
  if (last === 'order-status' && isNothing(named) && ARRIVES.test(text) && ASKS_WHEN.test(text)) return last
  const isGiven = hasText(words, /^\d{4,}$/) && plain.isShort
  if (isGiven && last !== undefined && OF_ORDERS.includes(last)) return 'order-status'
  // Something is wrong with goods that were bought here: «اشتريت طعام منكم ولقيت فيه حشرات».
  const isFaulty = topicModel().preciseIn('returns', words) === 'arrived-damaged'
  if (BOUGHT_HERE.test(text) && named.goods.length > 0 && isFaulty) return 'returns'
  // What has not come is no return: «اذا ما وصل ترجعولي فلوسي؟».
  if (NOT_ARRIVED.test(text) && (has('ارجع') || REFUNDS.test(text) || ORDERED.test(text)))
    return 'order-status'
  // Asks for a property of what was shown: «ذكر والا أنثى؟».
  const hasTrait = (trait: Trait) => hasMeaning(words, 'trait', trait)
  const isOfSex = hasTrait('sex') || (hasTrait('male') && hasTrait('female'))
  const asksSex = isOfSex && words.length < 5
  return isOfShown && (hasTrait('place') || hasTrait('health') || asksSex) ? 'traits' : null
}

function ofGoods(plain: ToldPlainly): ChatTopic | null {
  const { words, text, named, about, last, best, has, isOfShown } = plain
  const isOfItem = named.goods.length > 0 || isOfShown
  // A measurement of named goods: «وصندوق الرمل كم مقاسه؟», «كم كيلو الكيس؟»; not «كم كيلو ياكل؟».
  const isHeavy = HOW_HEAVY.test(text) && !isOfUse(words)
  const isOfGoods = named.goods.length > 0 || about.subject.goods.length > 0
  if ((isOfItem || isOfGoods) && (isHeavy || hasText(words, MEASURED))) return 'traits'
  // Asks for stock in the second sentence: «تحتاج بيت؟ عندكم شي؟».
  const isOfKinds = named.kinds.length > 0 && !named.isOwn && hasText(words, /^و?(?:عند|لدي)ك[من]$/)
  const isOfStock = isOfKinds || (named.goods.length > 0 && asksOfStock(words, ['عندكم', 'تبيعون']))
  if (isOfStock && best?.topic === 'care' && !hasMeaning(words, 'care')) return 'find'
  // Asks for the price of what was shown, whatever care advice exists: «الليتر بوكس بكام؟», «بكم وكم وزنه؟».
  const isOfTransport = has('توصيل', 'ادفع', 'عرض', 'جمله')
  // Asks for a duration, not a price: «قديش بتضل حامل؟».
  const isOfCare = best?.topic === 'care' && best.share >= CLEAR && hasMeaning(words, 'care')
  const isAboutOther =
    plain.isSum || isOfTransport || isOfCare || plain.isOfShop || last === 'vet' || PER_MONTH.test(text)
  return plain.isPrice && isOfItem && !isAboutOther && best?.topic !== 'too-dear' ? 'price' : null
}

function ofSearch(plain: ToldPlainly): ChatTopic | null {
  const { words, text, named, request, has, isOfShown } = plain
  const isOfOne =
    wishesForOne(words) && plain.hasAnimal && named.goods.length === 0 && plain.best?.topic === 'care'
  if (request.needed || plain.isRefused || isOfOne) return 'find'
  // A beginner who wants an animal is searching: «عايز أربي سمك وأنا مبتدئ», «سمك للمبتدئين».
  const isFirst = hasMeaning(words, 'trait', 'easy') && named.kinds.length > 0
  if (isFirst && (has('ابغي') || words.length < MAX_CONTINUATION)) return 'find'
  // «قطة عمرها أقل من 3 شهور»
  if (AGE_LIMIT.test(text) && named.kinds.length > 0 && !named.isOwn) return 'find'
  // An animal within a budget is a search: «أبغى هدية، حيوان صغير حدود 20 ريال».
  const isPaid = has('توصيل', 'ادفع', 'تقسيط', 'عرض')
  const isOfAnimal = has('حيوان') || named.kinds.length > 0 || isOfShown
  if (named.maxPrice !== null && !isPaid && isOfAnimal) return 'find'
  if (request.thing && !plain.isOfShop) return 'find'
  // Several goods at once are a search: «أبا حوض 120 لتر وفلتر».
  const isOfSeveral = named.goods.length > 1 && asksOfStock(words, ['ابغي', 'تبيعون'])
  return isOfSeveral && !plain.isTogether ? 'find' : null
}

function ofCare(plain: ToldPlainly): ChatTopic | null {
  const { words, named, last, has, hasCare, hasAnimal, isTogether } = plain
  const isPriced = plain.isPrice || has('تبيعون', 'توصيل', 'طلب', 'ارجع')
  // «عندي حوض 40 لتر شو يناسبه» asks what fits a tank; «عندكم حوض 120 لتر؟» looks for a tank.
  const isOfLitres = hasCare('stocking') && (hasAnimal || !asksOfStock(words, ['عندكم', 'تبيعون']))
  if (!isPriced && (isOfLitres || countsFish(words)) && isQuestion(words) && isOfFish(plain)) return 'care'
  // Not of a journey: «عندكم فندق للقطط؟ أنا نازل مصر».
  const isOfJourney = plain.best?.topic === 'boarding-and-grooming'
  if (plain.places.isAbroad && named.maxPrice === null && !isOfJourney) return 'delivery'
  if (isPriced || !(hasAnimal || (isTogether && named.search))) return null
  // A food for a named animal is a question of care: «الأرنب ياكل جزر؟», «وخس عادي؟».
  const isEaten = hasMeaning(words, 'eaten') && !asksOfStock(words.filter(isBought))
  return plain.isCompared || (isTogether && last !== 'vet') || isEaten ? 'care' : null
}

/** How much or how often to feed: «كم أعطيها باليوم؟», «كم مرة؟» after a food. */
export function asksHowMuchToFeed(words: readonly Word[], goods: readonly Good[]): boolean {
  const isOfFood = goods.includes('food') || goods.includes('hay')
  return isOfFood && HOW_MUCH_TO_FEED.test(foldedOf(words))
}
const HOW_MUCH_TO_FEED =
  /(?:^| )و?(?:(?:كم|قديش|كام) (?:\S+ )?(?:\S{0,3}(?:عط|طعم|دي)\S*|مره|مرات|وجبه|وجبات|باليوم|يوميا)|(?:ال)?كميه (?:كم|قديش)|كم (?:ال)?كميه|how (?:much|many|often) (?:\S+ ){1,3}(?:give|feed|eat|need))/

/** The courier's office, a place of delivery: «يوصل مكتب الشركة؟»; not «مكتبي» (my office). */
function isOfOffice(words: readonly Word[]): boolean {
  return hasText(words, OFFICE) && (hasMeaning(words, 'same', 'توصيل') || hasText(words, TAKEN_THERE))
}
/** An appointment to see an animal costs nothing (H-08): «بكم المعاينة؟», «الموعد بفلوس؟». */
const FEES = /(?:^| )(?:ال|ب)?رسوم(?:ه|ها|هم|كم)?(?= |$)/
const VIEWING = /(?:^| )[وب]?(?:ال|لل)?(?:معاين\S*|موعد\S*|زيار\S*|شوفه|viewing|appointment|visit)(?= |$)/
const ARRIVES =
  /(?:^| )[وب]?(?:[يت]?و?صل\S*|[انت]?ستلم\S*|استلام|[يت]ي?ج[يى]\S*|arriv\S*|get it|receive)(?= |$)/
const COMES = /(?:^| )[وبه]{0,2}[يت]ي?ج[يى](?:ن?[يا]|ه)?(?= |$)/
const ASKS_WHEN =
  /(?:^| )و?(?:متي|امتي|ايمتي|(?:كم|قديش|كام) (?:يوم|مده|وقت|ب?[يت]اخ[ذد]|ساع)|باجر|بكره|باكر|when (?:will|do|does|would|is|can)|how (?:long|many days)|tomorrow)(?= |$)/
const OFFICE = /^[وبفل]?(?:ال|لل)?مكتب(?:ها|هم|كم)?$|^(?:el|al)?mak?tab$|^office$/
const TAKEN_THERE = /^[وب]?(?:ال)?(?:[اتنب]{0,2}ستلم\S*|استلام\S*|شرك[هة]|شحن|كوري?ير|courier|collect|pick)$/

/**
 * Whether somebody else reserved it: «محجوزة؟», «حد حاجزه؟»; not how reservations work: «كم يبقى محجوز لي؟»,
 * «محجوز يعني ايش؟».
 */
export function isReserved(text: string): boolean {
  return RESERVED.test(text) && !OWN_RESERVATION.test(text)
}
const RESERVED =
  /(?:^| )و?(?:محجوز(?:ه|ين)?|انحجز(?:ت|وا)?|انباع(?:ت|وا)?|مباع(?:ه|ين)?|حاجز(?:ه|ها|هم|ينه|ينها|ينهم)|reserved|taken)(?= |$)|(?: |^)(?:خلص|نف[دذ])(?:ت|وا|تو|ان|انه)?$|(?:^| )(?:ا?حد|حدا|محد|فيه احد|someone|anyone|anybody) (?:ب?ي?حجز|حاجز|reserved)\S*/
const OWN_RESERVATION =
  /(?:^| )(?:كم|قديش|متي|لمتي|قد|باسمي|لي|الي|لنا|يعني|معني|معناها|مكتوب|مكتوبه|السله|بالسله|طلبي|طلب|الطلب|لغيري|لعميل|just|means?|long|my|order)(?= |$)/

/** Food given to an animal, not bought: «can rabbits have tomatoes». */
function isBought({ text }: Word, at: number, words: readonly Word[]): boolean {
  return text !== 'have' || !words.slice(0, at).some((word) => means(word, 'same', 'هل'))
}

/** What we say of an item: «شرايك بالبومبي؟», «شو رأيك فيه؟». */
const OPINION = /(?:^| )و?(?:ش|(?:شو|ايش|وش|شنو|ايه|ما|انت) )راي[كي](?:م|كم)?(?= |$)/
/** «شو تختار لي؟», «تنصحني بأي واحد؟» */
const CHOOSES =
  /(?:^| )(?:[تن]?(?:ختار|نصح|قترح)\S* (?:لي|لنا)|[تن]نصح(?:ني|نا|وني|ونا)|اختر لي|choose for me)(?= |$)/
const AGE_LIMIT = /عمر(?:ه|ها|هم)? (?:\S+ )?(?:اقل|اصغر|اكبر|اكثر|تحت|فوق|دون) (?:من )?(?:\d|شهر|سن)/
/** After it was bought: «وإذا ما عجبني؟»; «ما عجبني» alone asks for others. */
const DISLIKED =
  /(?:^| )و?(?:اذا|لو|ان|if) (?:\S+ )?(?:ما|لم|مو|dont|didnt|doesnt|do not) ?(?:ا?عجب|[يت]عجب|ناسب|[يت]ناسب|حب|like)\S*(?= |$)/
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

const BOUGHT_HERE =
  /(?:^| )و?(?:ا?شتر|شري|ا?خذ)\S*(?:ت|نا|ته|تها) (?:\S+ ){0,4}(?:منكم|منكن|من عندك[من])(?= |$)|(?:bought|got) (?:\S+ ){1,5}from you/
const NOT_ARRIVED =
  /(?:^| )(?:ما|لم|مش|لسه? ما) (?:و?صل\S*|[يت]صل\S*|جا\S*|استلم\S*)(?= |$)|(?:^| )(?:ماوصل\S*|مجاش|مجتش|ماجاني|ماستلمت)(?= |$)|(?:never|not|nothing|didnt|hasnt|doesnt) (?:\S+ )?(?:arriv\S*|come|came|received?)/
const ORDERED = /(?:^| )(?:طلبت|طلبنا|طالب(?:ه|ين)?|i ordered|we ordered)(?= |$)/
const REFUNDS =
  /(?:^| )[وب]?\S{0,3}(?:رجع\S*|ترجع\S*|استرجع\S*|استرد\S*|فلوس\S*|مصاري\S*|refund|money)(?= |$)/

const VACCINATION = /^و?(?:ال)?(?:تطعيم|تطعيمات|تطعيمه|تطعيمها|لقاح|تلقيح|تحصين)$/

function isOfFish({ named, about }: Told): boolean {
  const kinds = named.kinds.length > 0 ? named.kinds : about.subject.kinds
  const goods = named.goods.length > 0 ? named.goods : about.subject.goods
  return goods.includes('tank') || kinds.some((kind) => KINDS[kind].family === 'fish')
}
