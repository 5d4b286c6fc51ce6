// L-02: nobody is asked to pay into nowhere. What a shop must know of itself before it takes an order.

type Facts = Record<
  'bankName' | 'accountHolder' | 'transferPhone' | 'phone' | 'whatsapp' | 'notificationEmail',
  string | null
>

/** `contactNumber`: a telephone or WhatsApp, either will do. */
export type RequiredFact =
  | 'bankName'
  | 'accountHolder'
  | 'transferPhone'
  | 'contactNumber'
  | 'notificationEmail'

/** What is still to be entered, in the order in which it is asked for. */
export function missingFacts(facts: Facts): RequiredFact[] {
  const required: Record<RequiredFact, string | null> = {
    bankName: facts.bankName,
    accountHolder: facts.accountHolder,
    transferPhone: facts.transferPhone,
    contactNumber: facts.phone || facts.whatsapp,
    notificationEmail: facts.notificationEmail,
  }
  return (Object.keys(required) as RequiredFact[]).filter((name) => !required[name])
}

/** A shop that is only being tried out takes orders at once: nobody transfers to it. */
export function isReady(facts: Facts, production: boolean): boolean {
  return !production || missingFacts(facts).length === 0
}
