// Chooses one item by a measure (C-03), such as age, size or price: among the shown items, a whole kind, or against
// the current item.
import type { Product } from '#contract/catalog.ts'
import type { ShownChoice } from '#domain/chat/read-choice.ts'
import { baisa, baisaOf } from '#domain/money.ts'
import { togetherText } from '#text/chat/together.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { itemsMentioned } from './find-mentioned.ts'
import { goodOf } from './judge-fit.ts'
import { centimetres, gramsIn, monthsIn } from './measures.ts'
import { wordsOn } from './page-words.ts'
import { findSold, unique } from './pick-subject.ts'
import { currentItems, meantProducts, severalMeant } from './refer.ts'
import { AFTER_ITEMS, AFTER_SEVERAL, lineOf, linesOf, MAX_ITEMS } from './show-items.ts'

export const IT = /(?:^| )(?:بين(?:ه|ها)|هو|هي|هذا|هذي|هذه|it|this|him|her)(?= |$)/
/** Compares with the current item: «والحقيبة أرخص ولا أغلى؟». */
export const MORE_OR_LESS =
  /(?:^| )(?:ارخص|اغلي|اكبر|اصغر|اخف|اثقل|cheaper|dearer|bigger|smaller) (?:ولا|والا|او|or) (?:ارخص|اغلي|اكبر|اصغر|اخف|اثقل|cheaper|dearer|more expensive|bigger|smaller)(?= |$)/
/** Words by which "biggest" and "smallest" mean age. */
const OF_AGE = /عمر|(?:^| )سن(?:ا|ه|ها)?(?= |$)|شهر|old|young|(?:^| )age|omr/
const OF_SIZE = /biggest|bigger|smallest|smaller|larg|حجم/
/** The chosen item with the measured fact. */
export async function chosen(asked: Asked, choice: ShownChoice): Promise<AnswerPart | null> {
  const products = await amongWhich(asked)
  const measures = measuresOf(asked, choice, products)
  const [first, second] = measures.map((by) => sortedBy(products, { ...choice, by })).filter(isOfSeveral)
  if (!first) return null
  if (choice.by === 'kilo') return perKilo(first.sorted)
  const best = bestOf(first)
  const hasSameWinner = second !== undefined && bestOf(second).some((one) => best.includes(one))
  const [cheapest, dearest] = first.sorted
  const isOfTwo = choice.by === 'price' && first.sorted.length === 2 && MORE_OR_LESS.test(asked.folded)
  return {
    text: paragraphs(
      sectionOf(asked, first, hasSameWinner ? [second.by] : []),
      second !== undefined && !hasSameWinner && sectionOf(asked, second, []),
      isOfTwo && cheapest && dearest ? differenceOf(cheapest.product, dearest.product) : null,
    ),
    products: best,
    listed: asked.shown,
    among: first.sorted.length === 2 ? first.sorted.map(({ product }) => product) : [],
    suggestions: AFTER_SEVERAL,
  }
}

type Measure = ShownChoice['by']
type Sorted = ShownChoice & { sorted: { product: Product; amount: number }[] }

/** The shown or named items; the whole kind if only a part of it, or nothing, was shown. */
async function amongWhich(asked: Asked): Promise<readonly Product[]> {
  const { mentions, shown, about, continues, folded } = asked
  const mentioned = await itemsMentioned(asked)
  if (MORE_OR_LESS.test(folded)) {
    const before = currentItems(asked)
    const [first] = mentioned
    return unique([...before.filter((one) => goodOf(one) === goodOf(first)), ...mentioned.slice(0, 1)])
  }
  const isOfShown = mentions.length < 2 || IT.test(folded)
  const several =
    isOfShown && (continues || mentioned.length === 0 || IT.test(folded)) ? severalMeant(asked) : []
  // «وأغلى واحد» after the cheapest of a kind asks about the whole kind again.
  const end = asked.choice?.by === 'price' ? (asked.choice.isMost ? 'dear' : 'cheap') : null
  const isOtherEnd =
    end !== null && about.subject.wish !== null && about.subject.wish !== end && !asked.isAmong
  const isPart =
    isOtherEnd || (several === shown && shown.length >= MAX_ITEMS && (about.wished ?? []).length === 0)
  if (!isPart && (several.length > 0 || mentions.length > 1)) return unique([...several, ...mentioned])
  const of = isPart ? about.subject : { search: asked.kinds.length > 0 ? null : asked.search }
  const inStock = (await findSold({ ...asked, ...of, called: [] })).filter(({ quantity }) => quantity > 0)
  return inStock.length > 0 ? inStock : several
}

/** «أكبر» can mean size or age: size for goods, both for animals. */
function measuresOf(
  { folded, continues }: Asked,
  { by, isMost }: ShownChoice,
  products: readonly Product[],
): Measure[] {
  if (by !== 'age') return [by]
  if (products.every(({ type }) => type === 'product') || OF_SIZE.test(folded)) return ['size']
  if (OF_AGE.test(folded)) return ['age']
  return isMost && !continues && !/(?:^| )الاكبر/.test(folded) ? ['size', 'age'] : ['age', 'size']
}

function sortedBy(products: readonly Product[], choice: ShownChoice): Sorted {
  const amounts = products.flatMap((product) => {
    const amount = amountOf(product, choice.by)
    return amount === null ? [] : [{ product, amount }]
  })
  const sorted = amounts.toSorted((a, b) => (choice.isMost ? b.amount - a.amount : a.amount - b.amount))
  return { ...choice, sorted }
}

function isOfSeveral({ sorted }: Sorted): boolean {
  return sorted.length > 1
}

function bestOf({ sorted }: Sorted): Product[] {
  return sorted.filter(({ amount }) => amount === sorted[0]?.amount).map(({ product }) => product)
}

/** @param also other measures with the same result */
function sectionOf(asked: Asked, choice: Sorted, also: readonly Measure[]): string {
  const measures = [choice.by, ...also].flatMap((by) => WORDS_OF[by] ?? [])
  const asks = [...measures, ...asked.traits.filter((trait) => trait !== 'young' && trait !== 'dimensions')]
  const lines = bestOf(choice).map((product) =>
    lineOf(
      product,
      asks.map((trait) => wordsOn(product, trait)),
    ),
  )
  return paragraphs(togetherText.chosen(choice), lines.join('\n'))
}

const WORDS_OF: Partial<Record<Measure, ('age' | 'weight' | 'dimensions')[]>> = {
  age: ['age'],
  weight: ['weight'],
  size: ['weight', 'dimensions'],
}

function differenceOf(one: Product, other: Product): string {
  const amount = baisa(Math.abs(baisaOf(one.price) - baisaOf(other.price)))
  return paragraphs(linesOf([other]), togetherText.difference(formatPrice(amount)))
}

/** Each item with its price per kilogram, in the requested order. */
function perKilo(sorted: Sorted['sorted']): AnswerPart {
  const products = sorted.map(({ product }) => product)
  return {
    text: bullets(
      ...sorted.map(({ product, amount }) =>
        traitText.said(product.nameArabic, [
          togetherText.perKilo((amount * GRAMS_OF_KILO).toFixed(2)),
          formatRials(product.price),
          ...[product.weight].filter((each) => each !== null),
        ]),
      ),
    ),
    products,
    isOfAll: true,
    suggestions: AFTER_SEVERAL,
  }
}
const GRAMS_OF_KILO = 1000

function amountOf(product: Product, by: Measure): number | null {
  const { age, weight, price } = product
  if (by === 'price') return Number(price)
  if (by === 'age') return age === null ? null : monthsIn(age)
  if (by === 'size' && product.dimensions) return volumeOf(product.dimensions)
  const grams = weight === null ? null : gramsIn(weight)
  return by === 'kilo' ? grams && Number(price) / grams : grams
}

function volumeOf(dimensions: string): number | null {
  return centimetres(dimensions)?.reduce((volume, each) => volume * each, 1) ?? null
}

/** Asks for another size: «عندكم أصغر منه؟», «something bigger». */
const OTHER_SIZE =
  /(?:^| )(?:شي|حاجه|واحد|وحده|في|فيه|عندك\S{0,2}|something|anything|one) (اصغر|اكبر|smaller|bigger|larger)(?= |$)|(?:^| )(اصغر|اكبر|smaller|bigger|larger) (?:من(?:ه|ها|و)|من هذ\S+|than (?:it|this|that))(?= |$)/

/** Smaller or bigger ones of the same sort, or that there are none. */
export async function otherSize(asked: Asked): Promise<AnswerPart | null> {
  const [, one, other] = OTHER_SIZE.exec(asked.folded) ?? []
  const word = one ?? other
  const [item, ...others] = asked.continues ? meantProducts(asked) : []
  if (!word || !item || others.length > 0) return null
  const isMost = !/اصغر|smaller/.test(word)
  const by: Measure = item.type === 'product' ? 'size' : isMost ? 'weight' : 'age'
  const own = amountOf(item, by)
  const good = goodOf(item)
  const of = { ...asked, ...asked.about.subject, called: [], search: null, ...(good && { goods: [good] }) }
  const all = await findSold(of)
  if (own === null) return null
  const otherSizes = all.filter((product) => {
    const amount = product.quantity > 0 && product.id !== item.id ? amountOf(product, by) : null
    return amount !== null && (isMost ? amount > own : amount < own)
  })
  const lines = (otherSizes.length > 0 ? otherSizes : [item]).slice(0, MAX_ITEMS).map((product) =>
    lineOf(
      product,
      (WORDS_OF[by] ?? []).map((trait) => wordsOn(product, trait)),
    ),
  )
  return {
    text: paragraphs(
      otherSizes.length > 0 ? togetherText.others : togetherText.noOther(isMost),
      lines.join('\n'),
    ),
    products: otherSizes.length > 0 ? otherSizes.slice(0, MAX_ITEMS) : [item],
    suggestions: AFTER_ITEMS,
  }
}
