// The figures and names that the chatbot's sentences are filled with, all of them from the settings.
import type { Store } from '#contract/store.ts'
import { factsOf } from '#text/fill-facts.ts'
import { formatCount, HOURS_GENITIVE } from '#text/format-count.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { isolate } from '#text/format-text.ts'

export type ChatFacts = ReturnType<typeof chatFacts>

/** `animalHoldHours` as in the settings: null where animals are held as long as everything else. */
export function chatFacts(store: Store, animalHoldHours: number | null) {
  return {
    ...factsOf(store),
    shop: isolate(store.nameArabic),
    whatsappUrl: whatsappUrl(store.whatsapp),
    animalHoldHours: animalHoldHours === null ? null : formatCount(animalHoldHours, HOURS_GENITIVE),
    socialLinks: store.socialLinks,
  }
}

/** A page of the shop, kept from turning around in an Arabic line; the device makes it a link. */
export function pathText(path: `/${string}`): string {
  return `\u2066${path}\u2069`
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
