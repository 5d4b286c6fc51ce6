// L-02: nobody is asked to pay into nowhere. What a shop must know of itself before it takes an order.

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

/** What is still to be entered, in the order in which it is asked for. */
export function missingFacts(facts: ReadinessFacts): RequiredFact[] {
  const required = { ...facts, contactNumber: facts.phone || facts.whatsapp }
  return REQUIRED_FACTS.filter((name) => !required[name])
}

/** A shop that is only being tried out takes orders at once: nobody transfers to it. */
export function isReady(facts: ReadinessFacts, production: boolean): boolean {
  return !production || missingFacts(facts).length === 0
}
