// Sale prices (S2-13): the price of an item on a day, and when a sale needs a permit of Oman's consumer authority.
import { DAY_MS } from '#domain/duration.ts'
import type { Baisa } from '#domain/money.ts'

/** From and until are days in Muscat, both inclusive; null without a sale. */
export type PricedItem = {
  price: Baisa
  salePrice: Baisa | null
  saleFrom: string | null
  saleUntil: string | null
}

export function isOnSale({ price, salePrice, saleFrom, saleUntil }: PricedItem, today: string): boolean {
  if (salePrice === null || saleFrom === null || saleUntil === null) return false
  return salePrice < price && saleFrom <= today && today <= saleUntil
}

/** @param today the day it is in Muscat; price_asked() in the database computes the same (migration 0045) */
export function askedPrice(item: PricedItem, today: string): Baisa {
  return item.salePrice !== null && isOnSale(item, today) ? item.salePrice : item.price
}

const MAX_PERCENT_WITHOUT_PERMIT = 30
const MAX_DAYS_WITHOUT_PERMIT = 3

/** Beyond 30 % or three days. */
export function needsSalePermit(
  price: number,
  { salePrice, saleFrom, saleUntil }: { salePrice: number; saleFrom: string; saleUntil: string },
): boolean {
  const days = (Date.parse(saleUntil) - Date.parse(saleFrom)) / DAY_MS + 1
  return (price - salePrice) * 100 > price * MAX_PERCENT_WITHOUT_PERMIT || days > MAX_DAYS_WITHOUT_PERMIT
}

/** The reduction in whole percent, rounded down; 0 if there is none. */
export function percentOff(asked: number, before: number): number {
  return asked < before ? Math.floor(((before - asked) * 100) / before) : 0
}

/** Rounded to ten baisa, as prices are written. */
export function priceLessPercent(price: number, percent: number): number {
  return Math.round((price * (100 - percent)) / 1000) * 10
}
