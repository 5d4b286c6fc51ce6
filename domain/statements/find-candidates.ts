// The few of many orders that a line could mean, found by number, reference, amount and name. Pure.
import type { NameKey } from './name-keys.ts'
import { knowNumbers } from './order-numbers-in-text.ts'
import {
  type Candidate,
  type Evidence,
  MAX_BETWEEN,
  type OpenOrder,
  type PreparedLine,
  toCandidate,
  weigh,
} from './weigh-order.ts'

type FoundCandidates = {
  evidence: Evidence[]
  /** The text contains an order number that is not open: paid, cancelled or unknown. */
  namesAnother: boolean
  /** What its customer has open besides, by the name that fits. */
  all: (customer: string) => readonly OpenOrder[]
}

export type LineFindings = { line: PreparedLine; found: FoundCandidates }

/** @param closed numbers of orders that nothing is due for */
export function candidateFinder(
  orders: readonly OpenOrder[],
  closed: readonly string[],
): (line: PreparedLine) => FoundCandidates {
  const candidates = orders.map(toCandidate)
  const numbers = knowNumbers<{ orderNumber: string; open: Candidate | null }>([
    ...candidates.map((open) => ({ orderNumber: open.orderNumber, open })),
    ...closed.map((orderNumber) => ({ orderNumber, open: null })),
  ])
  const byAmount = Map.groupBy(candidates, ({ due }) => due)
  const byReference = Map.groupBy(candidates, ({ plainReference }) => plainReference)
  const byCustomer = Map.groupBy(candidates, ({ customer }) => customer)
  const byName = indexNames(candidates)

  return (line) => {
    const named = numbers.find(`${line.text} ${line.reference}`)
    const evidenceOf = new Map(named.map(({ order, evidence }) => [order.open, evidence]))
    const matches = new Set<Candidate>(named.flatMap(({ order }) => order.open ?? []))
    for (const order of byAmount.get(line.amount) ?? []) matches.add(order)
    for (const reference of line.references)
      for (const order of byReference.get(reference) ?? []) matches.add(order)
    for (const order of wholeNames(line, byName)) matches.add(order)
    const namesClosed = named.some(({ order, evidence }) => order.open === null && evidence !== 'bare')
    return {
      evidence: [...matches].map((order) => weigh(line, order, evidenceOf.get(order) ?? null)),
      namesAnother: namesClosed || numbers.hasForeign(`${line.text} ${line.reference}`),
      all: (customer) => byCustomer.get(customer) ?? [],
    }
  }
}

/** Indexes orders by the sounds of first and last name together, since a single name matches too many. */
function indexNames(candidates: readonly Candidate[]): ReadonlyMap<string, Candidate[]> {
  const index = new Map<string, Candidate[]>()
  for (const order of candidates) {
    for (const keys of order.keys) {
      for (const pair of pairsOf(keys[0], keys.length > 1 ? keys.at(-1) : undefined)) {
        const known = index.get(pair)
        if (known) known.push(order)
        else index.set(pair, [order])
      }
    }
  }
  return index
}

function pairsOf(first: NameKey | undefined, last: NameKey | undefined): string[] {
  return (first?.sounds ?? []).flatMap((one) =>
    (last?.sounds ?? []).map((other) => `${one.consonants} ${other.consonants}`),
  )
}

/** In whatever order the bank writes them. */
function wholeNames({ keys }: PreparedLine, byName: ReadonlyMap<string, Candidate[]>): Candidate[] {
  const near = keys.flatMap((key, i) => keys.slice(i + 1, i + 2 + MAX_BETWEEN).map((other) => [key, other]))
  return near
    .flatMap(([one, other]) => [...pairsOf(one, other), ...pairsOf(other, one)])
    .flatMap((pair) => byName.get(pair) ?? [])
}
