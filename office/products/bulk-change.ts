// One change of many items, as the form has it and as the API takes it.
import type { BulkChange } from '#contract/admin/products.ts'
import { MAX_QUANTITY, readAmount } from '#domain/catalog/item-rules.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { itemFaultText } from '#text/admin/item-fields.ts'
import { bulkText } from '#text/admin/product-list.ts'

export type BulkKind = keyof typeof bulkText.kinds

/** The kinds that need a figure, in the order of the form. */
const FIGURES = ['pricePercent', 'price', 'sale', 'quantityChange'] as const
type Figure = (typeof FIGURES)[number]

export function needsFigure(kind: BulkKind): kind is Figure {
  return FIGURES.some((one) => one === kind)
}

const FLAGS: Record<Exclude<BulkKind, Figure>, BulkChange> = {
  show: { isActive: true },
  hide: { isActive: false },
  feature: { isFeatured: true },
  unfeature: { isFeatured: false },
  unsale: { sale: null },
}

export type SaleDays = { from: string; until: string; permit: string }

/** The change, or what is wrong with the figure; the rules of a sale are the server's. */
export function readChange(kind: BulkKind, typed: string, days: SaleDays): BulkChange | string {
  if (!needsFigure(kind)) return FLAGS[kind]
  if (kind === 'price') {
    const price = readAmount(typed)
    return price === null || price <= 0 ? itemFaultText('price', 'price-invalid') : { price: typed }
  }
  const figure = readSigned(typed)
  if (kind === 'sale') {
    const isPercent = figure !== null && figure >= 1 && figure <= 90
    return isPercent ? { sale: { percent: figure, ...days } } : bulkText.salePercentWrong
  }
  if (kind === 'pricePercent') {
    const isPercent = figure !== null && figure !== 0 && figure >= -99 && figure <= 1000
    return isPercent ? { pricePercent: figure } : bulkText.percentWrong
  }
  const isCount =
    figure !== null && Number.isInteger(figure) && figure !== 0 && Math.abs(figure) <= MAX_QUANTITY
  return isCount ? { quantityChange: figure } : bulkText.quantityWrong
}

/** With a sign before it, or behind it as a right-to-left keyboard may leave it. */
function readSigned(typed: string): number | null {
  const plain = foldDigits(typed)
    .replace(/[\s٬,]|\p{Cf}/gu, '')
    .replace('٫', '.')
    .replace('−', '-')
  const [, before = '', figure, after = ''] = /^([+-]?)(\d+(?:\.\d+)?)%?([+-]?)$/.exec(plain) ?? []
  if (figure === undefined || (before && after)) return null
  return (before || after) === '-' ? -Number(figure) : Number(figure)
}
