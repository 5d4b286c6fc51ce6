// Delivery: fees as in checkout (domain/delivery.ts, X-28), days from the settings, and which items reach which
// governorate.
import type { Product } from '#contract/catalog.ts'
import { isWholeFamily } from '#domain/chat/lexicon.ts'
import type { Mention } from '#domain/chat/understanding.ts'
import {
  type DeliverableProduct,
  type DeliveryTerms,
  deliversTo,
  deliveryTerms,
  homeDeliveryForced,
  orderDeliveryFee,
} from '#domain/delivery.ts'
import { type Baisa, baisaOf, toRials } from '#domain/money.ts'
import { findRegion, REGIONS } from '#domain/regions.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { findDeliveryDays } from '#server/travel/travel-queries.ts'
import { deliveryText } from '#text/chat/delivery.ts'
import { englishText } from '#text/chat/english.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { exceptionLines } from '#text/delivery-exceptions.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { expectedToday } from './answer-hours.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { isGood, isOfKind } from './match-kinds.ts'
import { animalsReaching, MAX_NAMED, NONE_NAMED, namedReaching, oneOfKind, regionsOf } from './reach.ts'
import { currentItems, meantProducts } from './refer.ts'
import { englishName, namesOf } from './show-items.ts'

const AFTER = ['كم رسوم التوصيل؟', 'كيف أدفع؟'] as const

/** Asks whether delivery can be free. */
const FREE = /(?:^| )(?:ب?بلاش|(?:ال)?مجان\S*|free)(?= |$)/

/** Asks for the duration or the day of delivery. */
const WHEN =
  /(?:^| )(?:و|ل)?(?:متي|امتي|ايمتي|(?:كم|قديش) (?:يوم|مده|وقت|ب?[يت]اخ[ذد]|[يت]ستغرق)|(?:ب[يت]|[يت])اخ[ذد] قد ايه|مده|اليوم|بكره|باجر|باكر|نفس اليوم|(?:يوم |ال)(?:جمعه|سبت|احد|اثنين|ثلاثاء|اربعاء|خميس)|عيد|اجازه|عطله|how long|how many days|when|today|tomorrow|friday|same day)/
const FEE = /رسوم|(?:^| )كم (?:ال)?توصيل|بكم|بكام|سعر|كلف|مجان|fee|cost|how much/

function asksOnlyWhen({ folded }: Asked): boolean {
  return WHEN.test(folded) && !FEE.test(folded)
}

/** The fees of the shop; governorates may differ. */
function feesOf({ facts }: Asked) {
  const { deliveryFeeHome, deliveryFeeOffice, freeDeliveryFrom } = facts
  return { home: deliveryFeeHome, office: deliveryFeeOffice, freeFrom: freeDeliveryFrom }
}

function regionalDifferences({ store }: Asked): string | false {
  const lines = exceptionLines(store)
  return lines.length > 0 && deliveryText.differing(lines)
}

/** Answers place, fee and duration together, as most people want all three. */
export async function delivery(asked: Asked): Promise<AnswerPart> {
  const isToPlace = asked.regionId !== null || asked.sharedRegionIds.length > 0
  const spoken = isToPlace ? await spokenOf(asked) : []
  if (asked.regionId !== null) return toRegion(asked, asked.regionId, spoken)
  if (spoken.length > 0) return toEach(asked, spoken)
  const own = meantProducts(asked).map(({ nameArabic, deliveryFee }) =>
    deliveryText.ownFee(nameArabic, formatRials(deliveryFee)),
  )
  const shared = askWhichRegion(asked)
  if (shared) return { text: shared, suggestions: placesToAsk(asked) }
  if (own.length === 0 && !asked.isAbroad && asksOnlyWhen(asked))
    return {
      text: paragraphs(
        deliveryText.time(asked.facts.deliveryDays),
        expectedToday(asked, asked.facts.deliveryDays),
        regionalDifferences(asked),
        deliveryText.dayChosen,
      ),
      english: englishText.fees(
        asked.store.deliveryFeeHome,
        asked.store.deliveryFeeOffice,
        asked.facts.deliveryDays,
      ),
      suggestions: [...placesToAsk(asked), 'كم رسوم التوصيل؟'],
    }
  return {
    text: paragraphs(
      asked.isAbroad && deliveryText.abroad,
      ...own,
      !asked.facts.freeDeliveryFrom && FREE.test(asked.folded) && deliveryText.never,
      deliveryText.fees(feesOf(asked)),
      deliveryText.time(asked.facts.deliveryDays),
      regionalDifferences(asked),
      deliveryText.area(...servedRegions(asked)),
    ),
    english: englishText.fees(
      asked.store.deliveryFeeHome,
      asked.store.deliveryFeeOffice,
      asked.facts.deliveryDays,
    ),
    suggestions: [...placesToAsk(asked), 'كيف أطلب؟'],
  }
}

/** Governorates that anything is delivered to, and the others. */
function servedRegions({ store }: Asked): [served: string[], others: string[]] {
  const isServed = (id: number) =>
    store.delivery.some(({ regionId, office, home }) => regionId === id && (office !== null || home !== null))
  const names = (served: boolean) =>
    REGIONS.filter(({ id }) => isServed(id) === served).map(({ nameAr }) => nameAr)
  return [names(true), names(false)]
}

/** Collection depends on the item: animals are delivered to the door only. */
export async function pickup(asked: Asked): Promise<AnswerPart> {
  const meant = asked.namedKinds.length > 0 && asked.namedGoods.length === 0 ? [] : await spokenOf(asked)
  const toDoor = meant.filter((one) => homeDeliveryForced([one]))
  const toOffice = meant.filter((one) => !toDoor.includes(one))
  const isOfAnimals = meant.length === 0 && asked.namedKinds.length > 0 && asked.namedGoods.length === 0
  const { office } = feesOf(asked)
  return {
    text:
      meant.length > 0 || isOfAnimals
        ? paragraphs(
            toOffice.length > 0 && deliveryText.toOffice(namesOf(toOffice), office),
            toDoor.length > 0 && deliveryText.onlyToDoor(namesOf(toDoor)),
            isOfAnimals && deliveryText.animalsToDoor,
            deliveryText.fromUs(asked.facts),
          )
        : deliveryText.pickup(asked.facts, office),
    suggestions: AFTER,
  }
}

/** Names the governorates that share the name and asks which one: «الباطنة». */
function askWhichRegion(asked: Asked): string | false {
  const names = sharedNames(asked)
  return names.length > 0 && deliveryText.which(names)
}

function sharedNames({ sharedRegionIds }: Asked): string[] {
  return sharedRegionIds.flatMap((id) => findRegion(id)?.nameAr ?? [])
}

function placesToAsk(asked: Asked): string[] {
  const names = sharedNames(asked)
  return (names.length > 0 ? names : ['مسقط', 'ظفار']).map(toPlace)
}

function toPlace(name: string): string {
  return `التوصيل إلى ${name}`
}

/** The named items, or the shown ones if nothing else is named: «يوصل صحار؟». */
async function spokenOf(asked: Asked): Promise<readonly Product[]> {
  const mentioned = (await findMentioned(asked)).filter(({ mention }) => !isFamily(mention))
  const products = [...new Set(mentioned.flatMap((one) => one.products))]
  if (products.length > 0 && products.length <= MAX_NAMED) return products
  if (asked.pick !== null) return meantProducts(asked)
  const { namedKinds, namedGoods } = asked
  if (namedKinds.length > 0 && WHICH.test(asked.folded)) return []
  return currentItems(asked).filter(
    (product) =>
      namedKinds.every((kind) => isOfKind(product, kind)) &&
      namedGoods.every((good) => isGood(product, good)),
  )
}

/** A family, not an item: «حتى القطط؟». */
function isFamily({ kinds, goods, colours, words }: Mention): boolean {
  return goods.length + colours.length + words.length === 0 && kinds.every(isWholeFamily)
}

/** Whether the current items are delivered there; without any, which animals are. */
async function toRegion(asked: Asked, regionId: number, meant: readonly Product[]): Promise<AnswerPart> {
  const region = findRegion(regionId)?.nameAr ?? ''
  const terms = deliveryTerms(deliveryRecord(asked.settings), regionId)
  if (terms.office === null && terms.home === null)
    return { text: deliveryText.notThere(region), suggestions: ['إلى أين توصلون؟'] }
  const reached = meant.filter((one) => deliversTo(one, regionId, terms))
  const animals =
    meant.length > 0 ? reached.filter(({ type }) => type === 'animal') : await oneOfKind(asked, regionId)
  const { days } = await daysOf(asked, animals, regionId)
  const next = days.filter(({ isOffered }) => isOffered).slice(0, NEXT_DAYS)
  // H-06: no promise if no delivery day is available.
  if (animals.length > 0 && next.length === 0) {
    const reason = days.find(({ cause }) => cause === 'ban')?.reason ?? null
    return { text: deliveryText.noDays(namesOf(animals), region, reason), suggestions: ['إلى أين توصلون؟'] }
  }
  const others = meant.filter((one) => !reached.includes(one))
  const onlyWhen = asksOnlyWhen(asked)
  const named = meant.length === 0 && !onlyWhen ? await namedReaching(asked, regionId, terms) : NONE_NAMED
  const isOfAny = reached.length + named.listed.length === 0 && !onlyWhen
  const there = isOfAny ? await animalsReaching(asked, regionId, region) : NONE_NAMED
  // Asks which items are delivered there: «شو الحيوانات اللي توصل هناك؟».
  const asksWhich =
    isOfAny && (asked.concepts.has('حيوان') || (meant.length === 0 && WHICH.test(asked.folded)))
  const isOfFee = FEE.test(asked.folded)
  const asksWhy = isOfAny && WHY.test(asked.folded)
  const isOfNone = named.text.length > 0 && animals.length === 0 && !isOfFee
  if (asksWhich && !isOfFee && named.text.length === 0)
    return {
      text: paragraphs(...there.text),
      listed: there.listed,
      suggestions: [toPlace(region), 'كيف أطلب؟'],
    }
  return {
    text: paragraphs(
      ...(isOfFee ? [] : named.text.slice(0, asksWhy ? 1 : undefined)),
      reached.length > 0 && deliveryText.reaches(namesOf(reached), region),
      others.length > 0 && deliveryText.doesNotReach(namesOf(others), region),
      asksWhy && deliveryText.noReason(asked.facts),
      ...(reached.length === 0 && others.length > 0
        ? regionsOf(others)
        : [
            (meant.length > 0 || !onlyWhen) && !isOfNone && feesFor(asked, reached, region, terms),
            (next.length === 0 || onlyWhen) && !isOfNone && deliveryText.time(terms.days),
            next.length === 0 && WHEN.test(asked.folded) && !isOfNone && expectedToday(asked, terms.days),
            next.length > 0 && deliveryText.days(next),
          ]),
      ...(isOfFee ? named.text : []),
      ...there.text,
    ),
    english: isOfNone
      ? englishText.doesNotReach(asked.kinds, findRegion(regionId)?.nameEn ?? region)
      : inEnglishTo(regionId, [...reached, ...named.listed], others, terms),
    products: [...reached, ...named.products],
    listed: named.listed,
    suggestions: ['كيف أطلب؟', 'كيف أدفع؟', 'إلى أين توصلون؟'],
  }
}

function inEnglishTo(
  regionId: number,
  reached: readonly Product[],
  others: readonly Product[],
  terms: DeliveryTerms,
): string {
  const region = findRegion(regionId)?.nameEn ?? ''
  const { animals, goods } = Object.groupBy(reached, (one) =>
    homeDeliveryForced([one]) ? 'animals' : 'goods',
  )
  const toDoor = animals?.[0] ? feeToDoor(animals[0], terms) : terms.home
  return [
    ...(reached.length > 0 ? [englishText.reaches(reached.map(englishName), region)] : []),
    ...(others.length > 0 ? [englishText.doesNotReach(others.map(englishName), region)] : []),
    ...(reached.length === 0 && others.length > 0
      ? others.map((one) =>
          englishText.reachesOnly(
            englishName(one),
            one.availableRegions.flatMap((id) => findRegion(id)?.nameEn ?? []),
          ),
        )
      : [
          englishText.fees(
            toDoor === null ? null : toRials(toDoor),
            terms.office === null || (animals && !goods) ? null : toRials(terms.office),
            terms.days,
            region,
          ),
        ]),
  ].join('\n')
}

/** Whether an item is delivered to each governorate of that name: «توصلونه الباطنة؟». */
function toEach(asked: Asked, meant: readonly Product[]): AnswerPart {
  const lines = asked.sharedRegionIds.flatMap((id) => {
    const terms = deliveryTerms(deliveryRecord(asked.settings), id)
    const region = findRegion(id)?.nameAr ?? ''
    const names = (reached: boolean) =>
      meant.filter((one) => deliversTo(one, id, terms) === reached).map(({ nameArabic }) => nameArabic)
    const [reached, others] = [names(true), names(false)]
    return [
      reached.length > 0 ? deliveryText.reaches(reached, region) : null,
      others.length > 0 ? deliveryText.doesNotReach(others, region) : null,
    ]
  })
  return { text: paragraphs(...lines), products: meant, suggestions: placesToAsk(asked) }
}

const NEXT_DAYS = 3

const WHY = /(?:^| )و?(?:ليش|ليه|لماذا|علاش|why)(?= |$)/

/** Asks which items are delivered: «وما الذي يصل منها؟». */
const WHICH =
  /(?:^| )و?(?:ما (?:ال\S+|هي|هو)|ماذا|شو|وش|ايش|ايه|موه|اي|what|which)(?: \S+){0,3} (?:ب?[يت]وصل\S*|[يت]صل|reach\S*|arriv\S*|deliver\S*)(?= |$)/

/** The same days as on the product page and in checkout, for all items together. */
async function daysOf({ context }: Asked, animals: readonly Product[], regionId: number) {
  const ids = animals.map(({ id }) => id)
  const deliveryDays = ids.length > 0 ? await findDeliveryDays(context, ids, regionId) : null
  return deliveryDays ?? { days: [] }
}

/** Items that only go to the door have their own fee there, as on their page. */
function feesFor(
  { facts }: Asked,
  reached: readonly Product[],
  region: string,
  terms: DeliveryTerms,
): string {
  const isForced = reached.length > 0 && reached.every((one) => homeDeliveryForced([one]))
  if (isForced)
    return deliveryText.doorFees(
      reached.map((one) => {
        const fee = feeToDoor(one, terms)
        return { name: one.nameArabic, fee: fee === null ? '' : formatPrice(fee) }
      }),
    )
  const { office, home } = terms
  return deliveryText.feesTo(region, {
    office: office === null ? null : formatPrice(office),
    home: home === null ? null : formatPrice(home),
    freeFrom: facts.freeDeliveryFrom,
  })
}

function feeToDoor(product: Product, terms: DeliveryTerms): Baisa | null {
  const own = product.ownDeliveryFee
  const item: DeliverableProduct = { ...product, deliveryFee: own === null ? null : baisaOf(own) }
  return orderDeliveryFee([item], 'home', baisaOf(product.price), terms)
}
