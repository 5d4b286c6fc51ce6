// What given back goods are worth, and what stays sold of an order (F-03): each unit its part of what was paid for its line,
// shares of the discount taken off. However a line is given back, in parts or whole, the sum is exact. Pure.
import { addBaisa, type Baisa, baisa, timesBaisa, ZERO } from '#domain/money.ts'

export type SoldLine = {
  quantity: number
  /** Per unit. */
  price: Baisa
  /** The line's share of the order's discount. */
  discount: Baisa
}

/** For `units` more of a line of which `before` had been given back. */
export function returnShare(line: SoldLine, before: number, units: number): Baisa {
  return baisa(paidFor(line, before + units) - paidFor(line, before))
}

/** What animals are worth that an order has lost, and about whose money the shop has not decided (H-10). */
export function lostWorth(lines: readonly (ReturnedLine & { lost: number })[]): Baisa {
  return addBaisa(...lines.map((line) => returnShare(line, line.returned, line.lost)))
}

function paidFor({ quantity, price, discount }: SoldLine, units: number): Baisa {
  const paid = timesBaisa(price, quantity) - discount
  return baisa(Number((BigInt(paid) * BigInt(units)) / BigInt(quantity)))
}

export type SoldOrder<Line> = {
  items: readonly Line[]
  deliveryFee: Baisa
  discountAmount: Baisa
  /** What was given back of it, delivery included. */
  returnedAmount: Baisa
}

type ReturnedLine = SoldLine & { returned: number }

/** Its lines as they stay sold, without those of which nothing stays, and its delivery with the discount on it. */
export function remainingSale<Line extends ReturnedLine>(
  order: SoldOrder<Line>,
): { lines: Omit<Line, 'returned'>[]; delivery: { fee: Baisa; discount: Baisa } } {
  const { items, deliveryFee: fee, discountAmount, returnedAmount } = order
  const ofGoods = addBaisa(...items.map((line) => paidFor(line, line.returned)))
  const shares = addBaisa(...items.map((line) => line.discount))
  return {
    lines: items.filter((line) => line.returned < line.quantity).map(keptLine),
    // The fee is given back whole or not at all.
    delivery:
      returnedAmount > ofGoods
        ? { fee: ZERO, discount: ZERO }
        : { fee, discount: baisa(discountAmount - shares) },
  }
}

function keptLine<Line extends ReturnedLine>({ returned, ...line }: Line): Omit<Line, 'returned'> {
  const quantity = line.quantity - returned
  const discount = baisa(timesBaisa(line.price, quantity) - returnShare(line, returned, quantity))
  return { ...line, quantity, discount }
}

/** The delivery goes back with the last of an order whose returns were all the shop's fault. */
export function deliveryShare(order: {
  deliveryFee: Baisa
  deliveryDiscount: Baisa
  isAllReturned: boolean
  isShopsFault: boolean
}): Baisa {
  const { deliveryFee, deliveryDiscount, isAllReturned, isShopsFault } = order
  return isAllReturned && isShopsFault ? baisa(deliveryFee - deliveryDiscount) : ZERO
}
