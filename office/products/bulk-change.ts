// The form values of a bulk change, and their conversion for the API.
import { type WrongFields, wrongPaths } from '#browser/form-errors.ts'
import { bulkChange, type TypedBulkChange } from '#contract/admin/bulk-request.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { productBulkText } from '#text/admin/product-list.ts'

export type BulkKind = keyof typeof productBulkText.kinds

/** The kinds that need a number, in the order of the form. */
const FIGURES = ['pricePercent', 'price', 'sale', 'quantityChange'] as const
type FigureChange = (typeof FIGURES)[number]

export function needsFigure(kind: BulkKind): kind is FigureChange {
  return FIGURES.some((one) => one === kind)
}

const FLAGS: Record<Exclude<BulkKind, FigureChange>, TypedBulkChange> = {
  show: { isActive: true },
  hide: { isActive: false },
  feature: { isFeatured: true },
  unfeature: { isFeatured: false },
  unsale: { sale: null },
}

export type SaleDays = { from: string; until: string; permit: string }

/** The change as it was typed. A percentage or count that cannot be read becomes NaN, which the schema refuses. */
export function readChange(kind: BulkKind, typed: string, days: SaleDays): TypedBulkChange {
  if (!needsFigure(kind)) return FLAGS[kind]
  if (kind === 'price') return { price: typed }
  const figure = readSigned(typed)
  if (kind === 'sale') return { sale: { percent: figure, ...days } }
  return kind === 'pricePercent' ? { pricePercent: figure } : { quantityChange: figure }
}

/** Validates the number and the length of a permit; the other rules of a sale are checked on the server. */
export function wrongFigure(change: TypedBulkChange): WrongFields {
  const { 'sale.permit': permit, ...wrong } = wrongPaths(bulkChange, change)
  const [kind] = Object.keys(wrong).map((path) => path.split('.')[0] as FigureChange)
  return { ...(kind && { figure: WRONG[kind] }), ...(permit && { permit }) }
}

const WRONG: Record<FigureChange, string> = {
  price: FIELD_FAULTS['price-invalid'],
  pricePercent: productBulkText.percentWrong,
  sale: productBulkText.salePercentWrong,
  quantityChange: productBulkText.quantityWrong,
}

/** Accepts the sign before or after the number, since right-to-left input may leave it behind. */
function readSigned(typed: string): number {
  const plain = foldDigits(typed)
    .replace(/[\s٬,]|\p{Cf}/gu, '')
    .replace('٫', '.')
    .replace('−', '-')
  const [, before = '', figure, after = ''] = /^([+-]?)(\d+(?:\.\d+)?)%?([+-]?)$/.exec(plain) ?? []
  if (figure === undefined || (before && after)) return Number.NaN
  return (before || after) === '-' ? -Number(figure) : Number(figure)
}
