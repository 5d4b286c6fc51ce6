// L-05: the first day of a shop, step by step. Each step is checked against the data, never marked done by «next».
import { missingFacts, type RequiredFact } from './readiness.ts'

export const SETUP_STEPS = [
  'account',
  'shop',
  'contact',
  'bank',
  'delivery',
  'item',
  'mail',
  'order',
] as const
export type SetupStepName = (typeof SETUP_STEPS)[number]

/** What the steps are checked against. */
export type SetupFacts = {
  settings: Parameters<typeof missingFacts>[0]
  /** The shop has a name or a logo of its own. */
  isNamed: boolean
  /** Somebody may enter the back office. */
  hasAdmin: boolean
  /** Something is delivered to some governorate. */
  delivers: boolean
  /** An item that is not of the demo can be bought, or was. */
  hasItem: boolean
  /** A test mail arrived at the address that orders are announced to. */
  mailArrived: boolean
  /** An order was placed through the shop's own pages. */
  hasOrder: boolean
}

/** `missing`: facts of this step without which no order is taken (L-02). */
export type SetupStep = { name: SetupStepName; done: boolean; missing: RequiredFact[] }

const STEP_OF: Record<RequiredFact, SetupStepName> = {
  contactNumber: 'contact',
  notificationEmail: 'contact',
  bankName: 'bank',
  accountHolder: 'bank',
  transferPhone: 'bank',
}

export function checkSetup(facts: SetupFacts): SetupStep[] {
  const missing = missingFacts(facts.settings)
  const missingIn = (name: SetupStepName) => missing.filter((fact) => STEP_OF[fact] === name)
  const done: Record<SetupStepName, boolean> = {
    account: facts.hasAdmin,
    shop: facts.isNamed,
    contact: missingIn('contact').length === 0,
    bank: missingIn('bank').length === 0,
    delivery: facts.delivers,
    item: facts.hasItem,
    mail: facts.mailArrived,
    order: facts.hasOrder,
  }
  return SETUP_STEPS.map((name) => ({ name, done: done[name], missing: missingIn(name) }))
}

/** The next step of the guide: first those that block orders, then the rest in order; null if all are done. */
export function nextSetupStep(steps: readonly SetupStep[]): SetupStepName | null {
  const open = steps.filter(({ done }) => !done)
  return (open.find(({ missing }) => missing.length > 0) ?? open[0])?.name ?? null
}
