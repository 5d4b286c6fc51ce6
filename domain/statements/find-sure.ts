// When a line is certainly the payment of an order. Each rule needs the exact amount and something that names the
// order; if two lines or two orders qualify, none is sure. Pure.
import { addBaisa, baisa, ZERO } from '#domain/money.ts'
import type { LineFindings } from './find-candidates.ts'
import type { OrderChoice, Support } from './verdict.ts'
import type { Evidence, OpenOrder } from './weigh-order.ts'

/** `isNamed`: by its number or the transfer's, which outweighs a mere name. */
export type SureClaim = { choice: OrderChoice; isNamed: boolean }

const MAX_TOGETHER = 6
const REVERSAL = /revers|refund|return|مرتجع|عكس|إرجاع|ارجاع|استرداد/i

/** A reversal of the shop's own refund also names the order, but is not its payment. */
export function isReversal(text: string): boolean {
  return REVERSAL.test(text)
}

export function findSure({ line, found }: LineFindings): SureClaim | null {
  if (isReversal(line.text)) return null
  const { evidence, namesAnother, all } = found
  const named = evidence.filter(isNamed)
  if (named.length > 0) return namesAnother || named.some(isTooEarly) ? null : claimNamed(line.amount, named)
  if (namesAnother || line.day === null) return null
  return claimByName(line.amount, evidence, all)
}

/** Eight digits alone may be a phone number, so they count only together with the name. */
function isNamed({ number, reference, name }: Evidence): boolean {
  return number === 'whole' || number === 'digits' || reference || (number === 'bare' && name === 'whole')
}

function isTooEarly({ inTime }: Evidence): boolean {
  return inTime === false
}

/** Pays all the named orders, if their sum is exactly the amount. */
function claimNamed(amount: number, named: readonly Evidence[]): SureClaim | null {
  const orders = named.map(({ order }) => order)
  if (orders.length > MAX_TOGETHER || sumOf(orders) !== amount) return null
  const support: Support[] = [
    ...(named.every(({ number }) => number !== null) ? (['number'] as const) : []),
    ...(named.some(({ reference }) => reference) ? (['reference'] as const) : []),
    orders.length > 1 ? 'sum' : 'amount',
    ...(named.every(({ name }) => name === 'whole') ? (['name'] as const) : []),
  ]
  return { choice: exactly(orders, support), isNamed: true }
}

/**
 * The full name matches and exactly one order of that name has this amount; or the amount is the sum of all the
 * customer's open orders, all reported as paid.
 */
function claimByName(
  amount: number,
  evidence: readonly Evidence[],
  all: LineFindings['found']['all'],
): SureClaim | null {
  const fitting = evidence.filter(({ name }) => name === 'whole')
  const equal = fitting.filter(({ order }) => order.due === amount)
  const [one, ...others] = equal
  if (one) {
    if (others.length > 0 || isTooEarly(one)) return null
    const isOnly = evidence.every(({ order }) => order.due !== amount || order === one.order)
    return {
      choice: exactly([one.order], ['amount', 'name', ...(isOnly ? (['only'] as const) : [])]),
      isNamed: false,
    }
  }
  const [customer, ...more] = new Set(fitting.map(({ order }) => order.customer))
  if (customer === undefined || more.length > 0 || fitting.some(isTooEarly)) return null
  const orders = all(customer)
  if (orders.length < 2 || orders.length > MAX_TOGETHER || orders.length !== fitting.length) return null
  if (orders.some(({ reportedOn }) => reportedOn === null)) return null
  return sumOf(orders) === amount ? { choice: exactly(orders, ['sum', 'name']), isNamed: false } : null
}

function exactly(orders: readonly OpenOrder[], support: readonly Support[]): OrderChoice {
  return { orderIds: orders.map(({ id }) => id), support, doubts: [], difference: ZERO }
}

function sumOf(orders: readonly OpenOrder[]): number {
  return orders.reduce((sum, { due }) => sum + due, 0)
}

/** An order is paid by the first line that names it. If several lines match only by name, none is chosen. */
export function settle(
  claims: readonly (readonly [LineFindings, SureClaim | null])[],
): Map<LineFindings, SureClaim> {
  const sure = new Map<LineFindings, SureClaim>()
  const covered = new Set<number>()
  const byName: [LineFindings, SureClaim][] = []
  for (const [look, claim] of claims) {
    if (claim && !claim.isNamed) byName.push([look, claim])
    if (!claim?.isNamed || claim.choice.orderIds.some((id) => covered.has(id))) continue
    sure.set(look, claim)
    for (const id of claim.choice.orderIds) covered.add(id)
  }
  const times = new Map<number, number>()
  for (const id of byName.flatMap(([, { choice }]) => choice.orderIds))
    times.set(id, (times.get(id) ?? 0) + 1)
  for (const [look, claim] of byName)
    if (claim.choice.orderIds.every((id) => times.get(id) === 1 && !covered.has(id))) sure.set(look, claim)
  return sure
}

/** Several transfers that name the same order and sum to its due amount. */
export function findParts(
  looks: readonly LineFindings[],
  sure: ReadonlyMap<LineFindings, SureClaim>,
): [LineFindings, SureClaim][] {
  const covered = new Set([...sure.values()].flatMap(({ choice }) => choice.orderIds))
  const parts = new Map<OpenOrder, LineFindings[]>()
  for (const look of looks) {
    const named = look.found.evidence.filter(isNamed)
    const [one] = named
    if (!one || named.length > 1 || sure.has(look) || look.found.namesAnother) continue
    if (isTooEarly(one) || isReversal(look.line.text) || covered.has(one.order.id)) continue
    parts.set(one.order, [...(parts.get(one.order) ?? []), look])
  }
  return [...parts].flatMap(([order, of]) => {
    const sum = addBaisa(...of.map(({ line }) => line.amount))
    if (of.length < 2 || sum !== order.due) return []
    return of.map(({ line }, i): [LineFindings, SureClaim] => [
      of[i] as LineFindings,
      {
        choice: {
          orderIds: [order.id],
          support: ['number', 'parts'],
          doubts: [],
          difference: baisa(line.amount - order.due),
        },
        isNamed: true,
      },
    ])
  })
}
