// Goods in stock beside care advice, each with the relevant words of its page.
import type { Product } from '#contract/catalog.ts'
import { type ChatFamily, GOODS, type Good, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { careText } from '#text/chat/care.ts'
import { fitText } from '#text/chat/fit.ts'
import { togetherText } from '#text/chat/together.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { factOf, judge } from './judge-fit.ts'
import { likenessOf, oneOfSort } from './match-kinds.ts'
import { findSold } from './pick-subject.ts'
import { lineOf } from './show-items.ts'

const MAX_GOODS = 4
const BOWL = foldArabic('وعاء')

const KEPT_WITH: Partial<Record<ChatFamily, readonly Good[]>> = {
  cats: ['litterbox', 'litter', 'food', 'bowl', 'carrier', 'post'],
  birds: ['cage', 'food'],
  fish: ['tank', 'filter', 'food', 'conditioner'],
  rabbits: ['hay', 'food', 'bowl', 'cage'],
  small: ['toy', 'food', 'bowl', 'cage'],
}

/** What such an animal needs from the first day, the most needed first, with a sentence on what the shop has none of. */
export async function firstGoods(
  asked: Asked,
  kind: Kind,
): Promise<{ products: readonly Product[]; unsold: string | null }> {
  const goods = KEPT_WITH[KINDS[kind].family] ?? ['food']
  const sorts = await Promise.all(
    goods.map(async (good) => {
      // For a cat no bottle, whatever its age.
      const isOfCat = good === 'bowl' && KINDS[kind].family === 'cats'
      const of = isOfCat ? { ...asked, folded: BOWL } : asked
      const sold = oneOfSort(await goodsFor(of, kind, [good]), good)
      // A box or a bag, not both.
      return good === 'carrier' ? sold.slice(0, 1) : sold
    }),
  )
  const unsold = goods.flatMap((good, at) => (sorts[at]?.length ? [] : GOODS[good].plural))
  return { products: sorts.flat(), unsold: unsold.length > 0 ? togetherText.missing(unsold) : null }
}

/** Null if none is in stock. @param but items that were already mentioned */
export async function goodsBeside(
  asked: Asked,
  kind: Kind,
  goods: readonly Good[],
  but: readonly Product[] = [],
): Promise<AnswerPart | null> {
  const suitable = await goodsFor(asked, kind, goods)
  const products = suitable.filter(({ id }) => but.every((each) => each.id !== id))
  if (products.length === 0) return null
  return { text: careText.needed(fittingLines(asked, kind, products)), products }
}

/** Each with the relevant words of its page. */
export function fittingLines(asked: Asked, kind: Kind, products: readonly Product[]): string {
  const lines = products.map((product) => {
    const { is, why } = judge(asked, product, kind)
    return lineOf(product, [is === false ? fitText.tooLittle(why) : is ? why : factOf(product)])
  })
  return lines.join('\n')
}

/** Alternates between the sorts, so that the first does not take all places. */
async function goodsFor(asked: Asked, kind: Kind, goods: readonly Good[]): Promise<readonly Product[]> {
  const bySort: (readonly Product[])[] = []
  for (const good of goods) {
    const of = { ...asked, called: [], categoryIds: [], search: null, kinds: [kind], goods: [good] }
    const inStock = (await findSold({ ...of, minPrice: null, maxPrice: null })).filter(
      ({ quantity }) => quantity > 0,
    )
    const aged = inStock.filter((product) => judge(asked, product, kind).is !== false)
    bySort.push(ofKind(aged.length > 0 ? aged : inStock, kind))
  }
  const most = Math.max(0, ...bySort.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, at) => bySort.flatMap((some) => some[at] ?? [])).flat()
  return [...new Map(inTurn.map((product) => [product.id, product])).values()].slice(0, MAX_GOODS)
}

/** Goods that name the kind come before those for any: «حبيبات الذهبية والكوي». */
function ofKind(products: readonly Product[], kind: Kind): readonly Product[] {
  const own = products.filter(
    (product) =>
      kindsIn(product.nameArabic).includes(kind) ||
      likenessOf(kind).some((like) => foldArabic(product.nameArabic).includes(like)),
  )
  return own.length > 0 ? own : products
}
