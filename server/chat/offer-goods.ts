// Goods for the current subject (C-04, C-05): «عندكم شي ينفع له؟», «شي أخلط فيه الدوا», «معي 50 ريال وبجهز كل شي».
import type { Product } from '#contract/catalog.ts'
import type { Kind } from '#domain/chat/lexicon.ts'
import { addBaisa, type Baisa, baisaOf, ZERO } from '#domain/money.ts'
import { careGuide } from '#text/care/care-guides.ts'
import { careText } from '#text/chat/care.ts'
import { togetherText } from '#text/chat/together.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { kindOf } from './answer-care.ts'
import { asksForDelivery, deliveredFor } from './answer-sum.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { itemsMentioned } from './find-mentioned.ts'
import { firstGoods, fittingLines } from './fitting-goods.ts'
import { animalsOfKind, unique } from './pick-subject.ts'
import { currentItems } from './refer.ts'
import { cheapestFirst, namesOf } from './show-items.ts'

const SUPPLIES = /(?:^| )(?:ال)?(?:لوازم|مستلزمات|ا?غراض|a8rad|supplies)\S*(?= |$)/
const EVERYTHING =
  /(?:^| )(?:[انتي]?ج[هح]ز\S*|تجهيز\S*|(?:ال)?(?:لوازم|مستلزمات|ا?غراض|اشيا)\S*|كل (?:شي|حاجه)\S*|كله|ل?اول مره|everything|supplies|set ?up)(?= |$)/
const NEEDS = /(?:^| )\S*(?:حتاج|لازم|لزم|ابال|يبال|need)\S*(?= |$)/
const ESSENTIAL =
  /(?:^| )(?:ال)?(?:ضروري|اساسي)\S*(?= |$)|(?:^| )(?:ال)?اهم(?: شي\S*)?(?= |$)|essential|necessary/
/** Verbs of buying: «شو بدي جبلو معو». */
const BUYS = /(?:^| )(?:[انتي]?شتري\S*|[انتي]?جيب\S*|[انتي]?جبل\S*|buy|get)(?= |$)/
/** For the animal: «هتحتاج ايه معاها». */
const WITH_IT = /(?:^| )(?:مع|وي)ا?(?:ه|ها|هم|هن)(?= |$)/
const WHAT = /(?:^| )[وف]?(?:شو|وش|ايش|ايه|موه|ماذا|what|shu)(?= |$)/
const ADVISE = /نصح|recommend|advi[cs]e/

/** One of each sort with the sum; the cheapest with a budget: «80 ريال لحوض أول مرة». */
export async function everythingFor(asked: Asked): Promise<AnswerPart | null> {
  const { folded, maxPrice, namedKinds, isSick, topics } = asked
  // The sum of the current items, not a new set: «كم المجموع كله؟», «والأحمر مع نفس الأغراض؟».
  const spoken = new Set([...asked.shown, ...asked.spoken].map(({ type }) => type))
  const isOfBoth = asked.continues && spoken.size > 1
  if (asked.isSum && (isOfBoth || asked.basket.length > 0)) return null
  const kind = TANK.test(folded) && namedKinds.length === 0 ? 'fish' : kindOf(asked)
  if (maxPrice !== null && WITH_ALL.test(folded) && (namedKinds.length > 0 || asked.concepts.has('حيوان')))
    return setsWithin(asked, maxPrice)
  const namesGoods = asked.isSum && asked.mentions.some(({ goods }) => goods.length > 0)
  const says = (...patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(folded))
  // What the shown animal needs: «شو بدي جبلو معو غراض؟», «ايش لازم اشتري معه؟»
  const isOfShown = asked.continues && says(WHAT) && !asked.concepts.has('عندكم')
  const isBought = isOfShown && says(NEEDS) && says(BUYS, WITH_IT)
  const isOfAll =
    (says(EVERYTHING) && (maxPrice !== null || asked.isSum || says(NEEDS, COSTS, ADVISE, BUYS))) ||
    (says(ESSENTIAL) && maxPrice !== null)
  const isAsked = !namesGoods && (isBought || isOfAll || (isOfShown && says(SUPPLIES)) || says(FOR_TANK))
  if (!kind || !isAsked || isSick || topics[0] === 'vet') return null
  const needed = await firstGoods(asked, kind)
  // Of the list that was shown: «بس الضروري، وما يتعدى 25».
  const isOfList =
    says(ESSENTIAL) && asked.shown.length > 1 && asked.shown.every(({ type }) => type === 'product')
  // Names an animal with all its goods: «أرنب ميني ركس مع كل مستلزماته بكم؟».
  const current = currentItems(asked).filter(({ type }, _, all) => type === 'animal' && all.length === 1)
  const animals = WITH_ALL.test(folded) ? await itemsMentioned(asked) : asked.isSum ? current : []
  const all = [...animals.slice(0, 1), ...(isOfList ? asked.shown : needed.products)]
  // The most needed first, within the budget.
  const within = all.filter(
    (_, at) => maxPrice === null || billOf(asked, all.slice(0, at + 1)).total <= maxPrice,
  )
  const bought = within.length > 0 ? within : all
  if (all.length === 0) return null
  const guide = careGuide(kind)
  return {
    text: paragraphs(
      careText.everything(fittingLines(asked, kind, bought)),
      billOf(asked, bought).text,
      needed.unsold,
      maxPrice !== null &&
        careText.budget(formatPrice(maxPrice), within.length > 0 ? namesOf(all.slice(bought.length)) : null),
      guide && bullets(...guide.basics),
      guide && careText.source(guide.source),
    ),
    products: bought,
    isAside: true,
    // With the animal they are for: «احسبلي المجموع كله».
    ...(current.length > 0 && {
      basket: unique([...current, ...bought]).map((item) => ({ item, count: 1 })),
    }),
    isPrecise: true,
  }
}
/** With delivery, if it is asked for. */
function billOf(asked: Asked, items: readonly Product[]): { text: string; total: Baisa } {
  const cost = addBaisa(...items.map(({ price }) => baisaOf(price)))
  const delivered = asksForDelivery(asked) ? deliveredFor(asked, items, cost) : null
  return {
    text: paragraphs(togetherText.sum(formatPrice(cost)), delivered?.text ?? null),
    total: addBaisa(cost, delivered?.fee ?? ZERO),
  }
}

/** An animal with all its goods: «بادجي مع كل أغراضه». */
const WITH_ALL =
  /(?:^| )و?(?:مع|ويا|with) (?:كل |جميع |all )?(?:its |ال)?(?:ا?غراض|لوازم|مستلزمات|كل شي|everything|supplies)/
/** Kinds whose first equipment the shop has. */
const STARTERS: readonly Kind[] = ['budgie', 'canary', 'finch', 'betta', 'cat']
const MAX_SETS = 3

/** Animals with their first equipment, within the budget: «معي 50 ريال وأبغى حيوان مع كل أغراضه». */
async function setsWithin(asked: Asked, budget: Baisa): Promise<AnswerPart | null> {
  const kinds = asked.namedKinds.length > 0 ? asked.namedKinds : STARTERS
  const cheapest = (some: readonly Product[]) => cheapestFirst(some).slice(0, 1)
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const animals = (await animalsOfKind(asked, kind)).filter(({ quantity }) => quantity > 0)
      const goods = (await firstGoods(asked, kind)).products
      const items = [...cheapest(animals), ...goods]
      return {
        items,
        cost: addBaisa(...items.map(({ price }) => baisaOf(price))),
        isWhole: animals.length > 0 && goods.length > 0,
      }
    }),
  )
  const sets = all.filter(({ cost, isWhole }) => isWhole && cost <= budget).slice(0, MAX_SETS)
  if (sets.length === 0) return null
  const lines = sets.map(({ items, cost }) =>
    traitText.said(items[0]?.nameArabic ?? '', [
      ...items.map(({ nameArabic, price }, at) =>
        at === 0 ? formatRials(price) : `${isolate(nameArabic)} ${formatRials(price)}`,
      ),
      togetherText.sum(formatPrice(cost)),
    ]),
  )
  return {
    text: paragraphs(careText.sets(formatPrice(budget)), bullets(...lines)),
    products: sets.flatMap(({ items }) => items.slice(0, 1)),
    // The budget must cover the animal, too: «يكفي المبلغ؟».
    ...(sets.length === 1 && { basket: (sets[0]?.items ?? []).map((item) => ({ item, count: 1 })) }),
    isPrecise: true,
  }
}

/** «شو لازمني لحوض مية لتر». */
const FOR_TANK = /(?:لازم|لزم|حتاج)\S* (?:\S+ )?لحوض|need for (?:a|my) (?:\S+ )*(?:tank|aquarium)/
const TANK = /حوض|احواض|tank|aquarium/
const COSTS = /(?:^| )(?:كم|بكم|قديش|كام|how much|kam)(?= |$)|[يت]كلف/
