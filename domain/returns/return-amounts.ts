// The value of returned goods, and the part of an order that stays sold (F-03): each unit is worth its share of the
// amount paid for its line, after the discount. The sum is exact however a line is split. Pure.
import { addBaisa, type Baisa, baisa, timesBaisa, ZERO } from '#domain/money.ts'

export type SoldLine = {
  quantity: number
  /** Per unit. */
  price: Baisa
  /** The line's share of the order's discount. */
  discount: Baisa
}

/** The value of `units` of a line of which `before` were already returned. */
export function returnShare(line: SoldLine, before: number, units: number): Baisa {
  return baisa(paidFor(line, before + units) - paidFor(line, before))
}

/** The value of an order's lost animals whose refund is not decided yet (H-10). */
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
  /** The value of its returns, delivery included. */
  returnedAmount: Baisa
}

type ReturnedLine = SoldLine & { returned: number }

/** The lines that stay sold, and the delivery with its discount. */
export function remainingSale<Line extends ReturnedLine>(
  order: SoldOrder<Line>,
): { lines: Omit<Line, 'returned'>[]; delivery: { fee: Baisa; discount: Baisa } } {
  const { items, deliveryFee: fee, discountAmount, returnedAmount } = order
  const ofGoods = addBaisa(...items.map((line) => paidFor(line, line.returned)))
  const shares = addBaisa(...items.map((line) => line.discount))
  return {
    lines: items.filter((line) => line.returned < line.quantity).map(keptLine),
    // The fee is refunded entirely or not at all.
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

/** The delivery fee is refunded with the last return, if all of them were the shop's fault. */
export function deliveryShare(order: {
  deliveryFee: Baisa
  deliveryDiscount: Baisa
  isAllReturned: boolean
  isShopsFault: boolean
}): Baisa {
  const { deliveryFee, deliveryDiscount, isAllReturned, isShopsFault } = order
  return isAllReturned && isShopsFault ? baisa(deliveryFee - deliveryDiscount) : ZERO
}
