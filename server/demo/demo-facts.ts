// What a demo says of itself where its owner has said nothing yet, so that it can be tried to its end (L-03). It names
// no bank, nobody's telephone and no mailbox.
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import { FIRST_PLAN, type ViewingPlan } from '#domain/viewings/viewing-plan.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { settings } from '#server/database/tables/shop.ts'
import { lockSettings } from '#server/settings/edit-settings.ts'
import { loadSettings, type Settings } from '#server/settings/settings-queries.ts'

export const DEMO_FACTS = {
  contactEmail: 'demo@example.com',
  notificationEmail: 'owner@example.com',
  phone: '+96890000000',
  whatsapp: '+96890000000',
  workingHours: 'كل يوم 9 ص – 9 م (تجريبية)',
  bankName: 'بنك تجريبي (غير حقيقي)',
  transferPhone: '+96890000000',
  accountHolder: 'متجر تجريبي (غير حقيقي)',
  viewing: { ...FIRST_PLAN, isOffered: true } as ViewingPlan,
} as const satisfies Partial<Settings>

type DemoFactName = keyof typeof DEMO_FACTS
const NAMES = Object.keys(DEMO_FACTS) as DemoFactName[]

/** Sets what is unset, and marks the shop as a demo. */
export async function fillDemoFacts(tx: Transaction, at: Date): Promise<void> {
  const before = await lockSettings(tx)
  const filled = NAMES.filter((name) => !before[name])
  await tx
    .update(settings)
    .set({
      ...Object.fromEntries(filled.map((name) => [name, DEMO_FACTS[name]])),
      isDemo: true,
      demoFacts: [...new Set([...before.demoFacts, ...filled])],
      updatedAt: timeOfChange(at, before.updatedAt),
    })
    .where(eq(settings.id, before.id))
}

/** Unsets the facts that nobody has changed since, and ends the demo state (L-04). */
export async function clearDemoFacts(tx: Transaction, at: Date): Promise<void> {
  const before = await lockSettings(tx)
  await tx
    .update(settings)
    .set({
      ...unsetDemoFacts(before),
      isDemo: false,
      demoFacts: [],
      updatedAt: timeOfChange(at, before.updatedAt),
    })
    .where(eq(settings.id, before.id))
}

/** How many facts are still the demo's, and how many a person has entered. */
export function countFacts(row: Settings): { demo: number; own: number } {
  const left = demoFactsOf(row)
  return { demo: left.length, own: NAMES.filter((name) => row[name] && !left.includes(name)).length }
}

/** The settings without what is still the demo's: what the owner has entered. */
export function withoutDemoFacts(row: Settings): Settings {
  return { ...row, ...unsetDemoFacts(row) }
}

function unsetDemoFacts(row: Settings): { [Name in DemoFactName]?: null } {
  return Object.fromEntries(demoFactsOf(row).map((name) => [name, null]))
}

function demoFactsOf({ demoFacts }: Settings): DemoFactName[] {
  return NAMES.filter((name) => demoFacts.includes(name))
}

/** Where to pay: a customer of a shop that names a real account must never meet a demo there. */
const MONEY_FACTS = ['bankName', 'accountHolder', 'transferPhone'] as const

export async function refuseInRealShop(
  { production }: Pick<Context, 'production'>,
  db: Queryable,
): Promise<Result<null, RefusalOf<'real-shop'>>> {
  if (!production) return ok(null)
  return namesRealAccount(await loadSettings(db)) ? refuse({ code: 'real-shop' }) : ok(null)
}

/** An owner has entered where to pay. */
export function namesRealAccount(row: Settings): boolean {
  const own = withoutDemoFacts(row)
  return MONEY_FACTS.some((name) => own[name])
}
