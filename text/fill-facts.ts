// The owner's texts name the shop's facts and never repeat them: «{deliveryFeeHome}» in a policy or an answer becomes
// what the settings say at that moment, the same that checkout computes with (X-29, S-CONST-03).
import type { Store } from '#contract/store.ts'
import { exceptionsText } from './delivery-exceptions.ts'
import { addressText } from './format-address.ts'
import { formatCount, HOURS_GENITIVE, MINUTES } from './format-count.ts'
import { formatPhone } from './format-phone.ts'
import { formatRials } from './format-price.ts'
import { priceTerms } from './price-terms.ts'

/** By their name in braces; null if the owner has not set it. */
export type Facts = Readonly<Record<string, string | null>>

export type FactSource = Pick<
  Store,
  | 'contactEmail'
  | 'phone'
  | 'whatsapp'
  | 'addressArabic'
  | 'streetAddress'
  | 'workingHours'
  | 'deliveryFeeOffice'
  | 'deliveryFeeHome'
  | 'freeDeliveryFrom'
  | 'deliveryDays'
  | 'delivery'
  | 'orderHoldHours'
  | 'replyHours'
  | 'returnHours'
  | 'vatNumber'
  | 'vetContact'
  | 'viewing'
>

export function factsOf(store: FactSource) {
  return {
    deliveryFeeOffice: formatRials(store.deliveryFeeOffice),
    deliveryFeeHome: formatRials(store.deliveryFeeHome),
    freeDeliveryFrom: store.freeDeliveryFrom && formatRials(store.freeDeliveryFrom),
    deliveryDays: store.deliveryDays,
    deliveryExceptions: exceptionsText(store),
    orderHoldHours: formatCount(store.orderHoldHours, HOURS_GENITIVE),
    replyHours: formatCount(store.replyHours, HOURS_GENITIVE),
    returnHours: formatCount(store.returnHours, HOURS_GENITIVE),
    workingHours: store.workingHours,
    address: addressText(store),
    phone: store.phone && leftToRight(formatPhone(store.phone)),
    whatsapp: store.whatsapp && leftToRight(formatPhone(store.whatsapp)),
    email: store.contactEmail && leftToRight(store.contactEmail),
    priceTerms: priceTerms(store),
    vatNumber: store.vatNumber && leftToRight(store.vatNumber),
    vetContact: store.vetContact,
    viewingTime: store.viewing && formatCount(store.viewing.minutes, MINUTES),
  } satisfies Facts
}

/**
 * A paragraph about a fact that is not set is left out, and of a list only its entry. Braces around anything else stay as
 * they are.
 */
export function fillFacts(text: string, facts: Facts): string {
  const isSet = (part: string) => namesIn(part).every((name) => facts[name] !== null)
  return text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !line.startsWith('- ') || isSet(line))
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '' && isSet(paragraph))
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
