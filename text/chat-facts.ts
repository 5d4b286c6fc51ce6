// The figures and names that the chatbot's sentences are filled with, all of them from the settings.
import type { Store } from '#contract/store.ts'
import { factsOf } from './fill-facts.ts'
import { formatCount, HOURS_GENITIVE } from './format-count.ts'
import { whatsappUrl } from './format-phone.ts'
import { isolate } from './format-text.ts'

export type ChatFacts = ReturnType<typeof chatFacts>

/** `animalHoldHours` as in the settings: null where animals are held as long as everything else. */
export function chatFacts(store: Store, animalHoldHours: number | null, hasGoogle: boolean) {
  return {
    ...factsOf(store),
    shop: isolate(store.nameArabic),
    whatsappUrl: store.whatsapp && whatsappUrl(store.whatsapp),
    animalHoldHours: animalHoldHours === null ? null : formatCount(animalHoldHours, HOURS_GENITIVE),
    socialLinks: store.socialLinks,
    policies: store.policies,
    takesOrders: store.ready,
    isDemo: store.isDemo,
    /** L-12: hours of certain days are in the settings, and are said with all hours. */
    knowsHolidays: (store.opening?.exceptions.length ?? 0) > 0,
    /** A-AUTH-04 */
    hasGoogle,
  }
}

/** A page of the shop, kept from turning around in an Arabic line; the device makes it a link. */
export function pathText(path: `/${string}`): string {
  return `\u2066${path}\u2069`
}

const CONTACT_PAGE = `صفحة «تواصل معنا» ${pathText('/contact')}`

/** To begin or end a sentence with: the quickest way that the shop has; its own page is always there (L-01). */
export function reachUs({ phone, whatsappUrl }: ChatFacts): string {
  if (phone) return `اتصل بنا على ${phone}`
  return whatsappUrl ? `راسلنا على ${whatsappUrl}` : `راسلنا من ${CONTACT_PAGE}`
}

/** The same in writing. */
export function writeToUs({ email, whatsappUrl }: ChatFacts): string {
  if (whatsappUrl) return `راسلنا على ${whatsappUrl}`
  return email ? `راسلنا على ${email}` : `راسلنا من ${CONTACT_PAGE}`
}

/**
 * Of a policy that the owner may reword: said only as long as it says so, and with what the law leaves to the customer.
 */
export function whileReturnsSay(
  says: RegExp,
  text: (facts: ChatFacts) => string,
  ofLaw: (body: string) => string | undefined = () => undefined,
): (facts: ChatFacts) => string | null {
  return (facts) => {
    const body = facts.policies.find(({ key }) => key === 'returns')?.body ?? ''
    const law = ofLaw(body) ?? 'وحقوقك التي يكفلها قانون حماية المستهلك محفوظة.'
    return says.test(body) ? `${text(facts)}\n\n${law} النص الكامل في ${pathText('/terms')}.` : null
  }
}

/** Beside the hours of the policy: a fault has the days of the law (return-rules.ts). */
export const DEFECT = 'ولما فيه عيب مهلة أطول يحددها القانون'

/** Of goods, with the days that the law gives where something has a fault, in the owner's words. */
export function whileGoodsReturn(text: (facts: ChatFacts) => string): (facts: ChatFacts) => string | null {
  return whileReturnsSay(/غير مستخدمة/, text, (body) =>
    body.split(/\n{2,}/).find((part) => /عيب/.test(part) && /قانون/.test(part)),
  )
}

export function paragraphs(...parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

export function bullets(...lines: readonly (string | null | false)[]): string {
  return lines
    .filter(Boolean)
    .map((line) => `• ${line}`)
    .join('\n')
}
