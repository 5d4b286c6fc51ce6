// The travel rules for the office, each with its warnings (H-06).
import { asc } from 'drizzle-orm'
import type { AdminTravelRule } from '#contract/admin/travel-rules.ts'
import { findStranded } from '#domain/animals/travel.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { readPromisedOrders, rulesOnPromise } from '#server/animals/promised-orders.ts'
import type { Reader } from '#server/context.ts'
import { species } from '#server/database/tables/species.ts'
import { travelRules } from '#server/database/tables/travel.ts'
import { promisedWarning, strandedWarnings } from '#text/admin/travel.ts'
import { readTravelTerms } from './travel-queries.ts'

/** Oldest first. `db`: the transaction of a change, to read its own writes. */
export async function listTravelRules(
  context: Reader,
  db: Queryable = context.db,
): Promise<AdminTravelRule[]> {
  const [at, today] = [context.now(), muscatDay(context.now())]
  const rules = await db.select().from(travelRules).orderBy(asc(travelRules.id))
  const terms = await readTravelTerms(context)
  const known = await db.select({ id: species.id, nameArabic: species.nameArabic }).from(species)
  const promised = await readPromisedOrders(db, today)
  const ids = known.map(({ id }) => id)
  return rules.map((rule) => {
    const others = rules.filter((other) => other !== rule)
    const stranded = findStranded(rule, ids, { ...terms, rules: others }, at)
    const broken = promised.filter((order) => rulesOnPromise(order, [rule]).cause === 'ban')
    return {
      ...isoTimes(rule),
      warnings: [...strandedWarnings(stranded, known), ...promisedWarning(broken)],
    }
  })
}

export async function findTravelRule(
  context: Reader,
  db: Queryable,
  id: number,
): Promise<AdminTravelRule | null> {
  const rules = await listTravelRules(context, db)
  return rules.find((rule) => rule.id === id) ?? null
}
