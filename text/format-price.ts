// Prices as conventions 10 and S-CONST-01: two decimals, a third only if needed, a no-break space, ر.ع.
import { type Baisa, baisaOf } from '#domain/money.ts'
import { formatNumber } from './format-number.ts'

const UNIT = 'ر.ع'
const SPOKEN_UNIT = 'ريال عماني'

export type PriceParts = { digits: string; unit: string; spoken: string }

/** 12345 baisa → digits "12.345", unit «ر.ع», spoken «12.345 ريال عماني». */
export function priceParts(amount: Baisa): PriceParts {
  const size = Math.abs(amount)
  const fraction = String(size % 1000)
    .padStart(3, '0')
    .replace(/0$/, '')
  const digits = `${amount < 0 ? '-' : ''}${formatNumber(Math.trunc(size / 1000))}.${fraction}`
  return { digits, unit: UNIT, spoken: `${digits} ${SPOKEN_UNIT}` }
}

/** For plain text; on a page use `<Price>`. */
export function formatPrice(amount: Baisa): string {
  const { digits, unit } = priceParts(amount)
  return `${digits}\u00A0${unit}`
}

/** Reads an amount as the API gives it, "12.500". */
export function formatRials(rials: string): string {
  return formatPrice(baisaOf(rials))
}

/** «12.50» for a field: as it is shown, to be typed over. */
export function plainDigits(rials: string): string {
  return priceParts(baisaOf(rials)).digits.replaceAll(',', '')
}
