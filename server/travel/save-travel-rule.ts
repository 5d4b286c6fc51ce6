// The owner edits the travel rules (H-06). Promised days stay; the owner is warned of those now excluded.
import { eq, inArray } from 'drizzle-orm'
import type {
  AdminTravelRule,
  CreateTravelRuleRequest,
  EditTravelRuleRequest,
} from '#contract/admin/travel-rules.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { findTravelFaults, TRAVEL_LIMITS, type TravelRule } from '#domain/animals/travel.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, orNotFound, type Result, refuse, refuseFields } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { followTravelRules } from '#server/animals/promised-orders.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { species } from '#server/database/tables/species.ts'
import { travelRules } from '#server/database/tables/travel.ts'
import { travelFaultSentences, UNKNOWN_SPECIES } from '#text/admin/travel.ts'
import { lockTravelRules } from './lock-travel-rules.ts'
import { readTravelRules } from './travel-queries.ts'
import { findTravelRule } from './travel-rule-queries.ts'

type EditTravelRuleRefusal = RefusalOf<'not-found' | 'invalid-request'> | ChangedMeanwhile<AdminTravelRule>

export function createTravelRule(
  context: Context,
  admin: Granted<'settings:write'>,
  request: CreateTravelRuleRequest,
): Promise<Result<AdminTravelRule, RefusalOf<'invalid-request' | 'too-many-travel-rules'>>> {
  const at = context.now()
  return inTransaction(context.db, async (tx) => {
    await lockTravelRules(tx, muscatDay(context.now()))
    const checked = await checkRule(tx, { ...EVERYWHERE_ALWAYS, reason: '', ...request })
    if (!checked.ok) return checked
    if ((await readTravelRules(tx)).length >= TRAVEL_LIMITS.rules)
      return refuse({ code: 'too-many-travel-rules' })
    const [inserted] = await tx
      .insert(travelRules)
      .values({ ...checked.value, createdAt: at, updatedAt: at })
      .returning({ id: travelRules.id })
    if (!inserted) throw new Error('travel_rules: the insert gave no row')
    await noteAction({ tx, admin, at }, 'travel-rule.created', inserted.id, { after: checked.value })
    return ok(must(await settled(context, tx, inserted.id, at), `travel_rules ${inserted.id}`))
  })
}

export function editTravelRule(
  context: Context,
  admin: Granted<'settings:write'>,
  id: number,
  { updatedAt, ...changes }: EditTravelRuleRequest,
): Promise<Result<AdminTravelRule, EditTravelRuleRefusal>> {
  return inTransaction(context.db, async (tx) => {
    await lockTravelRules(tx, muscatDay(context.now()))
    const [row] = await tx.select().from(travelRules).where(eq(travelRules.id, id))
    if (!row) return refuse({ code: 'not-found' })
    const { id: _, createdAt, updatedAt: readAt, ...was } = row
    if (isStale(updatedAt, readAt)) {
      const current = await findTravelRule(context, tx, id)
      return current ? refuse({ code: 'changed-meanwhile', current }) : refuse({ code: 'not-found' })
    }
    const checked = await checkRule(tx, { ...was, ...changes })
    if (!checked.ok) return checked
    const at = timeOfChange(context.now(), readAt)
    await tx
      .update(travelRules)
      .set({ ...checked.value, updatedAt: at })
      .where(eq(travelRules.id, id))
    const data = { before: was, after: checked.value }
    await noteAction({ tx, admin, at }, 'travel-rule.edited', id, data)
    return orNotFound(await settled(context, tx, id, at))
  })
}

export function removeTravelRule(
  context: Context,
  admin: Granted<'settings:write'>,
  id: number,
): Promise<Result<undefined, RefusalOf<'not-found'>>> {
  return inTransaction(context.db, async (tx) => {
    await lockTravelRules(tx, muscatDay(context.now()))
    const [row] = await tx.delete(travelRules).where(eq(travelRules.id, id)).returning()
    if (!row) return refuse({ code: 'not-found' })
    const { id: _, createdAt, updatedAt, ...before } = row
    const at = context.now()
    await noteAction({ tx, admin, at }, 'travel-rule.removed', id, { before })
    await followTravelRules(tx, await readTravelRules(tx), muscatDay(at))
    return ok(undefined)
  })
}

async function settled(context: Context, tx: Transaction, id: number, at: Date) {
  await followTravelRules(tx, await readTravelRules(tx), muscatDay(at))
  return findTravelRule(context, tx, id)
}

const EVERYWHERE_ALWAYS = { speciesIds: null, regionIds: null, weekdays: null, fromDay: null, untilDay: null }

type Writable = {
  [Name in keyof TravelRule]: TravelRule[Name] extends readonly number[] | null
    ? number[] | null
    : TravelRule[Name]
}

/** A heat rule has no weekdays and no reason: it moves the hours of every day and closes none. */
async function checkRule(
  tx: Transaction,
  input: Writable,
): Promise<Result<Writable, RefusalOf<'invalid-request'>>> {
  const rule = input.kind === 'heat' ? { ...input, weekdays: null, reason: '' } : input
  const sentences = travelFaultSentences(findTravelFaults(rule))
  const isKnown = await areKnown(tx, rule.speciesIds)
  return refuseFields(isKnown ? sentences : { ...sentences, speciesIds: UNKNOWN_SPECIES }) ?? ok(rule)
}

async function areKnown(tx: Transaction, speciesIds: readonly number[] | null): Promise<boolean> {
  if (!speciesIds?.length) return true
  const wanted = [...new Set(speciesIds)]
  const found = await tx
    .select({ id: species.id })
    .from(species)
    .where(inArray(species.id, wanted))
    .for('key share')
  return found.length === wanted.length
}
