// Each credit of a statement against the open orders (F-05): *sure* where number, reference or name and the exact
// amount leave no other order, *likely* if a person must choose, *open* if nothing fits. Pure.
import { candidateFinder, type LineFindings } from './find-candidates.ts'
import { findParts, findSure, type SureClaim, settle } from './find-sure.ts'
import { offerChoices } from './offer-choices.ts'
import { isRecentDay } from './read-day.ts'
import type { LineVerdict } from './verdict.ts'
import { type LineToMatch, type OpenOrder, prepareLine } from './weigh-order.ts'

/** @param closed numbers of orders that nothing is due for any more */
export function matchLines(
  lines: readonly LineToMatch[],
  orders: readonly OpenOrder[],
  closed: readonly string[],
  today: string,
): LineVerdict[] {
  const find = candidateFinder(orders, closed)
  const looks = lines.map((given): LineFindings => {
    const line = prepareLine(given)
    return { line, found: find(line) }
  })
  const recent = looks.filter(({ line }) => line.day === null || isRecentDay(line.day, today))
  const sure = settle(recent.map((look): [LineFindings, SureClaim | null] => [look, findSure(look)]))
  for (const [look, claim] of findParts(recent, sure)) sure.set(look, claim)
  const covered = new Set([...sure.values()].flatMap(({ choice }) => choice.orderIds))
  const recentSet = new Set(recent)
  return looks.map((look) => {
    const lineId = look.line.id
    if (!recentSet.has(look)) return { lineId, verdict: 'open', choices: [], note: 'other-year' }
    const claim = sure.get(look)
    if (claim) return { lineId, verdict: 'sure', choices: [claim.choice], note: null }
    return { lineId, ...offerChoices(look, covered) }
  })
}
