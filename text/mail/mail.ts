// The parts of a mail. Written once; server/mail renders it as plain text and as HTML.
import type { Store } from '#contract/store.ts'
import { formatPhone } from '#text/format-phone.ts'
import { isolate } from '#text/format-text.ts'

export type MailContent = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  blocks: readonly (MailBlock | Absent)[]
}

/** A block or fact that one mail has and another does not. */
type Absent = false | null | undefined | ''

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** `quiet`: a way out beside the one next step. */
  | { kind: 'link'; label: string; url: string; quiet?: boolean }
  /** A value to be read or copied exactly, from left to right, on its own line. */
  | { kind: 'code'; label: string; value: string }
  | { kind: 'facts'; facts: MailFact[] }
  /** One word that is seen first. */
  | { kind: 'badge'; label: string; value: string; tone: 'plain' | 'warn' | 'danger' }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'message'; label: string; text: string }
  /** What somebody wrote, in whichever direction, with its line breaks. */
  | { kind: 'written'; text: string }
  | { kind: 'quiet'; text: string }

export type MailFact = { label: string; value: string; ltr?: boolean; strong?: boolean }

/** How the shop is reached, under every mail. */
export type MailFooter = Pick<
  Store,
  'nameArabic' | 'logoUrl' | 'addressArabic' | 'streetAddress' | 'workingHours' | keyof ContactNumbers
>

/** E.164; null where the shop has none. */
export type ContactNumbers = { phone: string | null; whatsapp: string | null }
/** By the name that its owner gave it. */
export type NamedShop = ContactNumbers & { nameArabic: string }

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text }
}

export function quiet(text: string): MailBlock {
  return { kind: 'quiet', text }
}

export function messageBlock(label: string, text: string | null | undefined): MailBlock | null {
  return text ? { kind: 'message', label, text } : null
}

export function factsBlock(...facts: (MailFact | Absent)[]): MailBlock {
  return { kind: 'facts', facts: facts.filter((fact) => !!fact) }
}

/** Null where there is no value. `ltr`: a phone or a number, which must not be turned around. */
export function fact(label: string, value: string | null | undefined, look?: { ltr: true }): MailFact | null {
  return value ? { label, value, ...look } : null
}

/** By telephone, or else by WhatsApp; without either there is nothing to say (L-01). */
export function quietCall(situation: string, { phone, whatsapp }: ContactNumbers): MailBlock | null {
  if (phone) return quiet(`${situation} فاتصل بنا: ${formatPhoneInText(phone)}`)
  return whatsapp ? quiet(`${situation} فراسلنا على واتساب: ${formatPhoneInText(whatsapp)}`) : null
}

export function greeting(firstName: string): string {
  return firstName ? `مرحباً ${isolate(firstName)}` : 'مرحباً'
}

/** Kept whole, and from turning around, in the middle of an Arabic line (conventions 8). */
export function formatPhoneInText(e164: string): string {
  return `\u2066${formatPhone(e164).replaceAll(' ', '\u00A0')}\u2069`
}

export const mailText = {
  phone: 'هاتف',
  whatsapp: 'واتساب',
  linkInFull: 'أو انسخ هذا الرابط إلى متصفحك:',
} as const
