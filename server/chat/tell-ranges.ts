// The price range of a family.
import { KINDS, WHOLE_FAMILY } from '#domain/chat/lexicon.ts'
import { priceRanges } from '#server/catalog/browse/price-ranges.ts'
import { itemsText } from '#text/chat/items.ts'
import { formatRials } from '#text/format-price.ts'
import type { Asked } from './asked.ts'

const MAX_RANGES = 10

/** Of whole families: «أسعار القطط: من 45 إلى 230». */
export async function rangesOf({
  context,
  categories,
  kinds,
  goods,
  search,
  called,
  concepts,
}: Asked): Promise<string | false> {
  const families: readonly string[] = kinds
    .filter((kind) => kind in KINDS && Object.values(WHOLE_FAMILY).some((whole) => whole === kind))
    .map((kind) => KINDS[kind].family)
  const isGeneral = kinds.length === 0
  const isOfGoods = goods.length > 0 || (kinds.length > 0 && concepts.has('منتج'))
  if (called.length > 0 || isOfGoods || search !== null || (!isGeneral && families.length === 0)) return false
  const ranges = await priceRanges(context)
  const lines = categories.flatMap(({ id, nameArabic, world }) => {
    const type = world === 'supplies' ? 'product' : 'animal'
    const range = ranges.find((one) => one.categoryId === id && one.type === type)
    const isRequested = isGeneral || families.includes(world)
    return range && isRequested
      ? [{ name: nameArabic, from: formatRials(range.from), to: formatRials(range.to) }]
      : []
  })
  return lines.length > 0 && itemsText.prices(lines.slice(0, MAX_RANGES))
}
