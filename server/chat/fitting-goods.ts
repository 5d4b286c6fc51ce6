// The shop's own goods beside an answer on care: those in stock that suit the animal, each with what its page says to the point.
import type { Product } from '#contract/catalog.ts'
import { kindsIn } from '#domain/chat/kinds-in.ts'
import { type ChatFamily, type Good, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { careText } from '#text/chat/care.ts'
import { fitText } from '#text/chat/fit.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { factOf, judge } from './judge-fit.ts'
import { likenessOf } from './match-kinds.ts'
import { pickSubject } from './pick-subject.ts'
import { lineOf } from './show-items.ts'

const MAX_GOODS = 4

const KEPT_WITH: Partial<Record<ChatFamily, readonly Good[]>> = {
  cats: ['litterbox', 'food', 'carrier', 'post'],
  birds: ['cage', 'food'],
  fish: ['tank', 'filter', 'food'],
  rabbits: ['hay', 'food', 'bowl'],
  small: ['toy', 'food', 'bowl'],
}

/** What such an animal needs from the first day. */
export function keptWith(kind: Kind): readonly Good[] {
  return KEPT_WITH[KINDS[kind].family] ?? ['food']
}

/** Null where none of them is in stock for it. @param but those that were spoken of already */
export async function goodsBeside(
  asked: Asked,
  kind: Kind,
  goods: readonly Good[],
  but: readonly Product[] = [],
): Promise<AnswerPart | null> {
  const found = await goodsFor(asked, kind, goods)
  const products = found.filter(({ id }) => but.every((each) => each.id !== id))
  if (products.length === 0) return null
  return { text: careText.needed(fittingLines(asked, kind, products)), products }
}

/** Each with what its page says to the point. */
export function fittingLines(asked: Asked, kind: Kind, products: readonly Product[]): string {
  const lines = products.map((product) => {
    const { is, why } = judge(asked, product, kind)
    return lineOf(product, [is === false ? fitText.tooLittle(why) : is ? why : factOf(product)])
  })
  return lines.join('\n')
}

/** Of each sort in turn, so that the first does not take all places. */
export async function goodsFor(
  asked: Asked,
  kind: Kind,
  goods: readonly Good[],
): Promise<readonly Product[]> {
  const found: (readonly Product[])[] = []
  for (const good of goods) {
    const of = { ...asked, called: [], categoryIds: [], search: null, kinds: [kind], goods: [good] }
    const picked = await pickSubject({ ...of, minPrice: null, maxPrice: null })
    const left = picked?.missing === null ? picked.products.filter(({ quantity }) => quantity > 0) : []
    const aged = left.filter((product) => judge(asked, product, kind).is !== false)
    found.push(ofKind(aged.length > 0 ? aged : left, kind))
  }
  const most = Math.max(0, ...found.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, at) => found.flatMap((some) => some[at] ?? [])).flat()
  return [...new Map(inTurn.map((product) => [product.id, product])).values()].slice(0, MAX_GOODS)
}

/** «حبيبات الذهبية والكوي» before what is for any fish. */
function ofKind(products: readonly Product[], kind: Kind): readonly Product[] {
  const own = products.filter(
    (product) =>
      kindsIn(product.nameArabic).includes(kind) ||
      likenessOf(kind).some((like) => foldArabic(product.nameArabic).includes(like)),
  )
  return own.length > 0 ? own : products
}
