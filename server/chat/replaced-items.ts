// What a message takes out of a sum, and how many of the new item stand in for it (C-03).
import type { Product } from '#contract/catalog.ts'
import type { Basket, Line } from '#domain/chat/sums.ts'
import type { Asked } from './asked.ts'
import type { Mentioned } from './find-mentioned.ts'
import { goodOf } from './judge-fit.ts'

/** Only what is in the sum can be taken out of it: «شيل الوعاء». */
export function inBasket({ basket }: Asked, taken: readonly Mentioned[]): readonly Product[] {
  return taken.flatMap(({ products }) =>
    products.filter((one) => basket.some(({ item }) => item.id === one.id)),
  )
}

/** The item that another one replaces without being named: «خلها فنجس بنغالي بدلها», «وإذا أخذت الهولندي؟». */
export function replacedIn(
  { basket, about, folded }: Asked,
  named: readonly Line<Product>[],
  out: readonly Product[],
): readonly Product[] {
  const [only] = named
  const isNew = only && named.length === 1 && basket.every(({ item }) => item.id !== only.item.id)
  if (!isNew || out.length > 0 || about.basket !== 'told') return out
  const alike = basket.findLast(({ item }) => areOfSort(item, only.item))
  if (INSTEAD.test(folded)) return [alike ?? basket.at(-1)].flatMap((line) => line?.item ?? [])
  return alike && SUPPOSES.test(folded) ? [alike.item] : out
}

/** As many as of the item that it replaces: two finches for two finches. */
export function countInstead(
  { item, count }: Line<Product>,
  out: readonly Product[],
  basket: Basket<Product>,
): number {
  const before = basket.find((line) => line.item.id === out[0]?.id)
  return count === 1 && out.length === 1 && before && areOfSort(before.item, item) ? before.count : count
}

function areOfSort(one: Product, other: Product): boolean {
  return (
    one.type === other.type &&
    (one.type === 'animal' ? one.category?.world === other.category?.world : goodOf(one) === goodOf(other))
  )
}

const INSTEAD = /(?:^| )[وب]?(?:بدا?ل|مكان)(?:ه|ها|هم)(?= |$)|(?:^| )instead(?! of)/
const SUPPOSES = /^(?:و|and )?(?:لو|اذا|ان|what if|if) /
