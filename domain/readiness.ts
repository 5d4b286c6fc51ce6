// The facts a shop needs before it takes orders, so that nobody pays without an account to pay to (L-02).

type ReadinessFacts = Record<
  'bankName' | 'accountHolder' | 'transferPhone' | 'phone' | 'whatsapp' | 'notificationEmail',
  string | null
>

/** In the order in which they are asked for. `contactNumber`: a telephone or WhatsApp, either will do. */
export const REQUIRED_FACTS = [
  'bankName',
  'accountHolder',
  'transferPhone',
  'contactNumber',
  'notificationEmail',
] as const
export type RequiredFact = (typeof REQUIRED_FACTS)[number]

/** The missing facts, in the order in which they are asked for. */
export function missingFacts(facts: ReadinessFacts): RequiredFact[] {
  const required = { ...facts, contactNumber: facts.phone || facts.whatsapp }
  return REQUIRED_FACTS.filter((name) => !required[name])
}

/** Outside production a shop takes orders at once, since nobody pays there. */
export function isReady(facts: ReadinessFacts, production: boolean): boolean {
  return !production || missingFacts(facts).length === 0
}
