// The choices for a line that is not sure: orders it may pay, likeliest first, with reasons for and against.
import { baisa } from '#domain/money.ts'
import type { LineFindings } from './find-candidates.ts'
import { isReversal } from './find-sure.ts'
import type { Doubt, LineVerdict, OrderChoice, Support } from './verdict.ts'
import type { Evidence, OpenOrder } from './weigh-order.ts'

/** More choices would not help. */
const MAX_CHOICES = 5

type Weighed = { choice: OrderChoice; weight: number }

export function offerChoices(
  { line, found }: LineFindings,
  covered: ReadonlySet<number>,
): Omit<LineVerdict, 'lineId'> {
  const { evidence, namesAnother, all } = found
  const isIdentified = (one: Evidence) => one.number !== null || one.reference || one.name === 'whole'
  const identified = evidence.filter((one) => isIdentified(one))
  // Orders that match by amount only.
  const sameAmount = evidence.filter(
    (one) => !isIdentified(one) && !covered.has(one.order.id) && one.inTime !== false,
  )
  const isMany = sameAmount.length > MAX_CHOICES
  const weighed = [
    ...[...identified, ...(isMany ? [] : sameAmount)].map((one) =>
      weighOne(one, line.amount, { line, covered, namesAnother }),
    ),
    ...pairs(identified, line.amount, all),
  ]
  const choices = weighed
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_CHOICES)
    .map(({ choice }) => choice)
  if (choices.length > 0) return { verdict: 'likely', choices, note: null }
  const note = namesAnother ? 'names-another' : isMany ? 'too-many' : 'nothing'
  return { verdict: 'open', choices, note }
}

type Around = { line: LineFindings['line']; covered: ReadonlySet<number>; namesAnother: boolean }

function weighOne(one: Evidence, amount: number, { line, covered, namesAnother }: Around): Weighed {
  const { order, number, reference, name, inTime } = one
  const difference = baisa(amount - order.due)
  const isCovered = covered.has(order.id)
  const isReported = line.day !== null && order.reportedOn === line.day
  const support: Support[] = []
  const doubts: Doubt[] = []
  if (number !== null) support.push('number')
  if (reference) support.push('reference')
  if (difference === 0) support.push('amount')
  if (name === 'whole') support.push('name')
  if (isReported) support.push('reported-then')
  if (difference !== 0) doubts.push(difference < 0 ? 'short' : 'over')
  if (name === 'part') doubts.push('name-part')
  if (name === null && number === null && !reference) doubts.push('name-absent')
  if (inTime === false) doubts.push('before-order')
  if (isCovered) doubts.push('covered')
  if (namesAnother) doubts.push('names-another')
  if (isReversal(line.text)) doubts.push('reversal')
  // Number and reference outweigh the amount, the amount the name; small differences are likelier.
  const near = Math.max(0, 10 - (Math.abs(difference) * 20) / order.due)
  const weight =
    (number === null ? 0 : number === 'bare' ? 60 : 100) +
    (reference ? 80 : 0) +
    (name === 'whole' ? 40 : name === 'part' ? 15 : 0) +
    (difference === 0 ? 30 : near) +
    (isReported ? 8 : order.reportedOn ? 4 : 0) -
    (isCovered ? 70 : 0) -
    (inTime === false ? 30 : 0)
  return { choice: { orderIds: [order.id], support, doubts, difference }, weight }
}

/** Pairs of a customer's orders that sum to the amount. */
function pairs(
  identified: readonly Evidence[],
  amount: number,
  all: LineFindings['found']['all'],
): Weighed[] {
  const customers = new Set(
    identified.filter(({ name }) => name === 'whole').map(({ order }) => order.customer),
  )
  return [...customers].flatMap((customer) => {
    const orders = all(customer)
    return orders.flatMap((one, i) =>
      orders.slice(i + 1).flatMap((other) => (one.due + other.due === amount ? [toPair(one, other)] : [])),
    )
  })
}

function toPair(one: OpenOrder, other: OpenOrder): Weighed {
  const choice: OrderChoice = {
    orderIds: [one.id, other.id],
    support: ['sum', 'name'],
    doubts: [],
    difference: baisa(0),
  }
  return { choice, weight: 75 }
}
