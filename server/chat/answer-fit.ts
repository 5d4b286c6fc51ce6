// Whether the named or shown goods suit the current animal (C-04): «القفص يكفي زوج؟».
import type { Product } from '#contract/catalog.ts'
import { type Good, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { weightOf } from '#domain/chat/likeness.ts'
import { FILLERS, kindsIn, meaningsOf } from '#domain/chat/recognise.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { careGuide } from '#text/care/care-guides.ts'
import { answerInEnglish } from '#text/care/care-in-english.ts'
import { preciseAnswer } from '#text/chat/answers/all.ts'
import { careText } from '#text/chat/care.ts'
import { englishText } from '#text/chat/english.ts'
import { fitText } from '#text/chat/fit.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { care, kindOf } from './answer-care.ts'
import { preciseText } from './answer-precisely.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { goodsBeside } from './fitting-goods.ts'
import { needText, sharesName } from './goods-advice.ts'
import { goodOf, judge } from './judge-fit.ts'
import { partedBy } from './live-together.ts'
import { isGood, kindsOf } from './match-kinds.ts'
import { monthsIn } from './measures.ts'
import { findSold, unique } from './pick-subject.ts'
import { currentItems, meantProducts } from './refer.ts'
import { englishName, lineOf } from './show-items.ts'
import { heightFor, litresFor, litresIn, pageOnTank } from './tank-needs.ts'

/** Asks whether something fits: «يناسب», «تنفع», «يكفي», «تتحمل», «بيساع», «enough». */
const FITS =
  /(?:^| )[وبف]?(?:ال)?(?:[يت](?:ناسب|نفع|فيد|صلح|كفي|تحمل|وسع|ساع|سيع|شيل)\S*|[يت]سع\S{0,2}|مناسب\S*|ملايم\S*|ضيق\S*|fits?|suits?|suitable|enough|holds?)(?= |$)|(?:^| )(?:ok|okay|right) for(?= )|(?:^| )ب?[يت]مشي\S* (?:ل|علي|مع)ا?(?:ه|ها|هم|هن)(?= |$)/
/** Fish in a tank, whatever the verb: «زوج ملاك في حوضكم الـ120 يصير؟». */
const IN_TANK = /(?:^| )(?:(?:في|داخل|in|inside) (?:\S+ ){0,3}?(?:ال|هال)?|بال|ب)(?:حوض|\d+|tank)/
/** «كم يكفيه في اليوم؟» asks how much, «ويكفي كم يوم؟» how long. */
const HOW_MUCH =
  /(?:^| )كم (?:\S+ ){0,2}(?:[يت](?:كفي|تحمل|شيل|سع|وسع|عيش)|[انت]حط)|(?:^| )how many |[يت]كفي\S* كم(?= |$)/
/** Asks for the opposite: «كبيرة عليه؟», «ضيق عليهم؟». */
const TOO_BIG = /(?:^| )و?كبير\S* (?:علي\S*|ل(?:ه|ها|هم))(?= |$)|too big/
/** «يكفيهم ولا ضيق عليهم؟» asks whether it fits; «ضيق عليهم ولا لا؟» whether it does not. */
const OR_ELSE = / (?:ولا|او|or) (?!(?:لا|not?)(?= |$))/
const TOO_SMALL = /(?:^| )و?(?:صغير\S*|ضيق\S*) (?:علي\S*|ل(?:ه|ها|هم))(?= |$)|too small/
/** Asks whether the shown food may be given: «can I give it to guppies?» */
const GIVES = /(?:^| )[وب]?(?:[انت]عطي\S*|[انت]طعم\S*|[انت]دي\S+|give|feed)(?= |$)/
const ASKS_WHICH = /(?:^| )[وف]?(?:شو|وش|ا?يش|اش|اي|ايه|ايهم|ايهما|مين|انهي|ما|which|what)(?= |$)/
/** Asks what fits a tank: «عندي حوض 40 لتر شو يناسبه». */
const OWN_TANK =
  /(?:^| )(?:عندي|عندنا|my) (?:حوض|قفص|tank|cage)|(?:^| )(?:حوضي|قفصي)(?= |$)|(?:^| )ب?حوض \d+(?: ?ل[يت]|$)/
const ALL = /(?:^| )\S+(?:هم|هن|كلها)(?= |$)|(?:^| )(?:all|both|them)(?= |$)/
const MAX_JUDGED = 4
const MAX_SAID = 2

/** Null if the message does not ask whether goods fit. */
export async function fits(asked: Asked): Promise<AnswerPart | null> {
  const { folded } = asked
  const isNext = namedNext(asked)
  // The same fish in another tank: «طيب لو حوض 200 لتر؟».
  const isOfOtherTank = asked.about.asksFit === true && OWN_TANK.test(folded) && litresIn(folded) !== null
  const isInTank = IN_TANK.test(folded) && litresIn(folded) !== null
  const isAsked = isNext || isOfOtherTank || FITS.test(folded) || isTurned(folded) || asksToGive(asked)
  if (!(isAsked || isInTank) || asksOfOther(asked)) return null
  const ofNamed = await withNamed(asked)
  const isOfCurrent = isInTank && currentItems(asked).some(isFish)
  const namesFish =
    isOfCurrent ||
    ofNamed.called.some(isFish) ||
    asked.namedKinds.some((kind) => kind !== 'fish' && KINDS[kind].family === 'fish')
  if (ASKS_WHICH.test(folded) && !namesFish && asksOfTank(asked))
    return care({ ...asked, kinds: ['fish'], part: 'stocking' })
  if (!isAsked && !namesFish) return null
  const meant = isNext ? judgedBefore(asked) : (await goodsMeant(asked)).slice(0, MAX_JUDGED)
  const named = meant.length > 0 || !namesFish ? meant : await tanksOfSize(asked)
  const goods = isOfOtherTank ? [] : named
  const kind = animalMeant(ofNamed, goods)
  if (goods.length === 0) return kind && tankOfTheirOwn(ofNamed, kind)
  const animals = asked.shown.filter(({ type }) => type === 'animal')
  const isOfAll = goodOf(goods[0]) === 'tank' && animals.length <= MAX_JUDGED && ALL.test(folded)
  const apart = isOfAll ? partedBy(animals, asked) : null
  if (apart)
    return { text: apart.says, english: apart.english, products: goods, meant: goods, isPrecise: true }
  return judgeAll(ofNamed, goods, kind, isNext)
}

/** Which fish suit a tank: «شو يناسب هالحوض؟» after one. */
function asksOfTank({ folded, namedGoods, shown, kinds }: Asked): boolean {
  const isOfShown = /حوض|tank/.test(folded) && shown.some((product) => isGood(product, 'tank'))
  return (
    namedGoods.every((good) => good === 'tank') &&
    (isOfShown || (litresIn(folded) !== null && kinds.join() === 'fish'))
  )
}

/** Those for sale: their height may decide. */
async function tanksOfSize(asked: Asked): Promise<readonly Product[]> {
  const sold = await findSold({
    ...asked,
    kinds: [],
    goods: ['tank'],
    search: null,
    mentions: [],
    called: [],
  })
  return sold.filter(({ nameArabic }) => litresIn(foldArabic(nameArabic)) === litresIn(asked.folded))
}

const isFish = ({ category }: Product) => category?.world === 'fish'

/** «ضيق عليهم؟» */
function isTurned(folded: string): boolean {
  return (TOO_BIG.test(folded) || TOO_SMALL.test(folded)) && !OR_ELSE.test(folded)
}

/** The verdict on what is asked: what is too small for them is not too big. */
function turned(is: boolean | null, folded: string): boolean | null {
  return is === null || !isTurned(folded) ? is : !TOO_BIG.test(folded) && !is
}

function asksOfOther(asked: Asked): boolean {
  const [topic] = asked.topics
  const namesNone = asked.namedGoods.length === 0
  // «والدفع كاش ينفع؟»
  const isOfShop = topic && TOPICS[topic] === 'shop' && asked.precise.has(topic) && namesNone
  // Asks about a food, not the shown goods: «ينفع تشرب لبن؟».
  const isOfEaten = asked.eaten.length > 0 && (asked.part === 'food' || namesNone)
  if (isOfShop || isOfEaten || asked.isSick || asked.thing) return true
  return topic === 'vet' || topic === 'pickup' || HOW_MUCH.test(asked.folded)
}

async function judgeAll(
  asked: Asked,
  goods: readonly Product[],
  kind: Kind | null,
  isNext: boolean,
): Promise<AnswerPart | null> {
  const { folded } = asked
  // A product for people, not one of these: «شامبو الأطفال ينفع؟».
  const isForPeople = OF_PEOPLE.test(folded)
  const verdicts = goods.map((product) => ({
    product,
    ...judge(asked, product, kind),
    ...(isForPeople && { is: null }),
  }))
  const suiting = ASKS_WHICH.test(folded) ? verdicts.filter(({ is }) => is) : []
  const shownVerdicts = suiting.length > 0 ? suiting : verdicts.slice(0, MAX_SAID)
  const good = goodOf(goods[0])
  const page = good === 'tank' ? pageOnTank(asked) : null
  const need = page ?? adviceOn(asked, good, kind)
  // The advice forbids such goods, whatever the page says: «لا شامبو: لا يُحمَّم الأرنب».
  const isAgainst = need?.startsWith('لا ') ?? false
  const isOpen = isForPeople || ASKS_WHICH.test(folded)
  const isYoung = isTooYoung(asked, need)
  const judged = shownVerdicts.map(({ product, is: fitting, why }) => {
    const is = isYoung ? false : turned(fitting, folded)
    const verdict = is === null ? (isOpen ? 'unsaid' : 'open') : is ? (isAgainst ? 'unsaid' : 'yes') : 'no'
    return { product, why, verdict } as const
  })
  // Goods of another sort may suit this animal, so other answers are tried: «وللكلاب؟».
  if (isNext && !asked.about.asksFit && good !== 'carrier' && shownVerdicts.every(({ is }) => is === false))
    return null
  if (!isYoung && shownVerdicts.every(({ is }) => is === null) && asksOfMore(asked, goods)) return null
  // Unclear or negative, so other goods are offered: «رقائق أسماك» may do, «حبيبات الكوي» are for koi.
  const isUnsure = shownVerdicts.every(({ is }) => !is) && !isYoung
  const other = kind && good && isUnsure ? await goodsBeside(asked, kind, [good], goods) : null
  const size = good && answerInEnglish(SIZE_QUESTIONS[good] ?? '', kind)
  const source = kind && need && need !== page ? careGuide(kind)?.source : null
  return {
    text: paragraphs(
      isAgainst ? need : null,
      isForPeople && need ? fitText.notOfPeople : null,
      suiting.length > 0
        ? paragraphs(traitText.fitting, suiting.map(({ product, why }) => lineOf(product, [why])).join('\n'))
        : bullets(...judged.map(({ product, why, verdict }) => fitText[verdict](product.nameArabic, why))),
      isAgainst ? null : need,
      other?.text ?? null,
      source ? careText.source(source) : null,
    ),
    ...(size && {
      english: [...judged.map((each) => englishText.fit(englishName(each.product), each.verdict)), size].join(
        '\n',
      ),
    }),
    products: [...shownVerdicts.map(({ product }) => product), ...(other?.products ?? [])],
    meant: shownVerdicts.map(({ product }) => product),
    isPrecise: true,
    asksFit: true,
  }
}

/** What care says of such goods. The «yes» at its beginning answers another question. */
function adviceOn(asked: Asked, good: Good | null, kind: Kind | null): string | null {
  const ofGood = kind && good ? needText(good, kind, asked.folded) : null
  const ofCare = ofGood ?? (kind === kindOf(asked) && isOfGood(asked, good) ? preciseText(asked) : null)
  return ofCare?.replace(/^نعم، و?/, '') ?? null
}

/** With the animals that the message names, whose pages decide: «التانغ تنفع في حوض 120 لتر؟». */
async function withNamed(asked: Asked): Promise<Asked> {
  const named = (await findMentioned(asked)).flatMap(({ products: [product, ...others] }) =>
    product?.type === 'animal' && others.length === 0 ? [product] : [],
  )
  return { ...asked, called: unique([...asked.called, ...named]) }
}

const SIZE_QUESTIONS: Partial<Record<Good, string>> = { cage: 'what-cage-size', tank: 'tank-litres-for' }

/** Compares the animal's age with a minimum: «من عمر ستة أشهر». */
function isTooYoung({ folded, told }: Asked, need: string | null): boolean {
  const [, from = ''] = /من عمر ([^،.]+)/.exec(need ?? '') ?? []
  const [least, has] = [monthsIn(from), monthsIn(folded) ?? monthsIn(told)]
  return least !== null && has !== null && has < least
}

function asksToGive({ folded, namedKinds, namedGoods, shown }: Asked): boolean {
  const isOfFood = shown.length > 0 && shown.every((one) => isGood(one, 'food'))
  return isOfFood && GIVES.test(folded) && namedKinds.length > 0 && namedGoods.length === 0
}

/** The precise answer is about these goods. */
function isOfGood({ precise }: Asked, good: Good | null): boolean {
  const answer = preciseAnswer(precise.get('care'))
  return good !== null && (answer?.goods ?? []).includes(good)
}

const OF_PEOPLE =
  /(?:شامبو|صابون|اكل|طعام|حليب|فرشاه|مشط) (?:ال|حق |مال |تبع |بتاع |لل)*(?:جونسون|دوف|هيد اند شولدرز|اطفال|بيبي|بشر|ناس|بنات|ادمي)|(?:baby|human|kids) (?:shampoo|soap|food|milk)/

const RARE = 0.4
/** Answered by the page: «يتحمل المطر؟». */
function asksOfMore({ content }: Asked, goods: readonly Product[]): boolean {
  return content.some(
    (word) =>
      !FITS.test(word) &&
      weightOf(word) >= RARE &&
      meaningsOf(word).length === 0 &&
      !goods.some(({ nameArabic }) => sharesName(nameArabic, [word])),
  )
}

function judgedBefore({ focus, shown, isAmong }: Asked): readonly Product[] {
  return focus.length > 0 && !isAmong ? focus : shown
}

/** The same question about another animal: «وللأرنب؟», «والقزم؟» after a shampoo or a wheel. */
function namedNext(asked: Asked): boolean {
  const { folded, namedKinds, about, search, traits, concepts } = asked
  const [product, ...others] = judgedBefore(asked)
  // Chooses among the shown carriers: «قطي 7 كيلو، أيهم أنسب؟»
  const isOfAll = !FITS.test(folded) || ASKS_WHICH.test(folded)
  if (goodOf(product) === 'carrier' && WEIGHED.test(folded) && isOfAll) return true
  if (product?.type !== 'product' || others.length > 0) return false
  const isName =
    asked.namedGoods.length + concepts.size === 0 &&
    traits.every((trait) => about.traits?.includes(trait)) &&
    folded.split(' ').length <= MAX_NAME
  const namesAnimal = namedKinds.length > 0 || search !== null
  return isName && namesAnimal && (about.asksFit || /^و?لل?\S+$/.test(folded))
}

/** The longest name of another animal, in words: «and for a canary» */
const MAX_NAME = 4

const WEIGHED = /\d ?(?:كيلو|كجم|كغ|kg|kilo)/

/** The named animal, otherwise the current one; the name of goods, «خلطة الكناري», names no animal. */
function animalMeant(asked: Asked, goods: readonly Product[]): Kind | null {
  const ofGoods = goods.length === 1 ? goods.flatMap(({ nameArabic }) => kindsIn(nameArabic)) : []
  const [before] = asked.about.subject.kinds
  const others = asked.namedKinds.filter((kind) => !ofGoods.includes(kind))
  const [named] = others.length > 0 || before !== undefined ? others : asked.namedKinds
  const [shown] = asked.shown.filter(({ type }) => type === 'animal')
  const [ofShown] = shown ? kindsOf(shown) : []
  return named ?? ofShown ?? before ?? kindOf(asked)
}

/** The named goods, whatever animal they are for; otherwise the shown ones. */
async function goodsMeant(asked: Asked): Promise<readonly Product[]> {
  const { called, namedGoods } = asked
  const isItem = ({ type }: Product) => type === 'product'
  if (called.some(isItem)) return called.filter(isItem)
  const meant = meantProducts(asked).filter(isItem)
  // Names only the animal: «ينفع لكوكتيل كمان؟», «بيساع جوز بادجي؟», «will it fit my cat?».
  const behind = asked.folded.slice(FITS.exec(asked.folded)?.index ?? asked.folded.length)
  const isOnlyFor = asked.mentions.every(({ goods, text }) => goods.length === 0 && behind.includes(text))
  const before = currentItems(asked)
  const shown = meant.length === 0 && isOnlyFor ? before.filter(isItem) : meant
  const [good] = namedGoods.filter(
    (each) => !OWN_TANK.test(asked.folded) || (each !== 'tank' && each !== 'cage'),
  )
  if (!good) return shown
  // Called by its name, whatever age the animal has: «قطتي عمرها 9 سنوات، طعام القطط الصغيرة ينفع لها؟».
  const named = (await findMentioned(asked)).flatMap(({ mention, products }) =>
    products.length === 1 && mention.goods.length > 0 && mention.text.split(' ').length > 2 ? products : [],
  )
  if (named.length > 0) return named
  const sold = (await findSold({ ...asked, kinds: [], goods: [good], search: null })).filter(isItem)
  const bestNamed = mostNamed(sold, asked.folded)
  if (bestNamed.length === 1) return bestNamed
  const again = asked.shown.filter((product) => namedGoods.some((each) => isGood(product, each)))
  if (again.length > 0) return mostNamed(again, asked.folded)
  const own = await findSold({ ...asked, goods: [good], search: null })
  return own.length > 0 ? own : sold
}

/** The goods that share the most words with the message; all if none has more than its sort. */
function mostNamed(products: readonly Product[], folded: string): readonly Product[] {
  const bare = (word: string) => word.replace(/^[وب]?ال/, '')
  // The goods are before the verb and the animal after it: «خلطة الكوكتيل تناسب كناري؟».
  const judged = folded.slice(0, FITS.exec(folded)?.index || undefined)
  const words = judged.split(' ').map(bare)
  const shared = ({ nameArabic }: Product) =>
    foldArabic(nameArabic)
      .split(' ')
      .filter((part) => !FILLERS.has(part) && words.includes(bare(part))).length
  const most = Math.max(...products.map(shared))
  return most > 0 ? products.filter((product) => shared(product) === most) : products
}

/** The animal in the customer's own tank: «المهرج يعيش في حوض 60 لتر؟» */
function tankOfTheirOwn(asked: Asked, kind: Kind): AnswerPart | null {
  const isOfFish = KINDS[kind].family === 'fish' && asked.part !== 'together'
  const has = isOfFish ? litresIn(asked.folded) : null
  const needs = has && litresFor(asked, kind)
  if (!has || !needs) return null
  // Enough water, but the height decides, too.
  const enough = heightFor(asked) > 0 ? '' : fitText.tankIsEnough
  const verdict = `${has >= needs ? enough : fitText.tankIsSmall} ${fitText.tank(has, needs)}.`.trim()
  return {
    text: paragraphs(verdict, pageOnTank(asked) ?? needText('tank', kind, asked.folded)),
    isPrecise: true,
    asksFit: true,
  }
}
