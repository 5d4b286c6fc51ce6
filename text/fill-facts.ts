// The owner's texts name the shop's facts and never repeat them: «{deliveryFeeHome}» in a policy or an answer becomes
// what the settings say at that moment, the same that checkout computes with (X-29, S-CONST-03).
import type { Store } from '#contract/store.ts'
import { formatCount, HOURS_GENITIVE } from '#text/format-count.ts'
import { formatPhone } from '#text/format-phone.ts'
import { formatRials } from '#text/format-price.ts'

/** By the name that stands in braces; null where the owner has not set it. */
export type Facts = Readonly<Record<string, string | null>>

export function factsOf(store: Omit<Store, 'policies' | 'faq'>) {
  return {
    deliveryFeeOffice: formatRials(store.deliveryFeeOffice),
    deliveryFeeHome: formatRials(store.deliveryFeeHome),
    freeDeliveryFrom: store.freeDeliveryFrom && formatRials(store.freeDeliveryFrom),
    deliveryDays: store.deliveryDays,
    orderHoldHours: formatCount(store.orderHoldHours, HOURS_GENITIVE),
    replyHours: formatCount(store.replyHours, HOURS_GENITIVE),
    returnHours: formatCount(store.returnHours, HOURS_GENITIVE),
    workingHours: store.workingHours,
    address: store.addressArabic,
    phone: leftToRight(formatPhone(store.phone)),
    whatsapp: leftToRight(formatPhone(store.whatsapp)),
    email: leftToRight(store.contactEmail),
    vatNumber: store.vatNumber && leftToRight(store.vatNumber),
    vetContact: store.vetContact,
  } satisfies Facts
}

/** A paragraph about a fact that is not set is left out. Braces around anything else stay as they are. */
export function fillFacts(text: string, facts: Facts): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => namesIn(paragraph).every((name) => facts[name] !== null))
    .map((paragraph) => paragraph.replace(FACT, (braced, name: string) => facts[name] ?? braced))
    .join('\n\n')
}

const FACT = /\{(\w+)\}/g

function namesIn(paragraph: string): string[] {
  return [...paragraph.matchAll(FACT)].map(([, name = '']) => name)
}

/** Kept from turning around in the middle of an Arabic line (conventions 8). */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}
