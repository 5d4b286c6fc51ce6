// Schemas of typed text: cleaned, limited in length, and validated as e-mail addresses, passwords and phones. In the
// small build of zod, like every schema that a shopper's browser loads (P-08).
import { z } from 'zod/mini'
import { type PasswordFault, passwordFaults } from '#domain/accounts/password.ts'
import { type EmailFault, emailFault, isEmail, normalizeEmail } from '#domain/email.ts'
import type { OpeningError } from '#domain/opening.ts'
import { looksLikeOmanPhone } from '#domain/phone-shape.ts'
import type { PlaceFault } from '#domain/place.ts'

/** A fault by one of the shop's own rules; its sentence is in text/validation.ts. */
export type FieldFault =
  | EmailFault
  | PasswordFault
  | OpeningError['code']
  | 'code-incomplete'
  | 'phone-invalid'
  | 'order-phone-invalid'
  | 'order-email-invalid'
  | 'region-unknown'
  | PlaceFault
  | 'category-name-missing'
  | 'amount-invalid'
  | 'sent-amount-invalid'
  | 'signature-missing'
  | 'seller-signature-missing'
  | 'buyer-signature-missing'
  | 'note-missing'
  | 'price-invalid'
  | 'contact-invalid'

/** A check that returns the rule a value breaks, or null. */
export function ruleOf<Value>(judge: (value: Value) => FieldFault | null) {
  return ({ value, issues }: z.core.ParsePayload<Value>): void => {
    const fault = judge(value)
    if (fault) issues.push({ code: 'custom', params: { fault }, input: value })
  }
}

/**
 * Invisible marks that could turn a line of text around, control characters but tab and line break, and halves of
 * characters, which nothing can store; they are removed from what people type (conventions 8).
 */
const INVISIBLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}|\p{Cs}/gu
/** Joiners and zero-width spaces are valid between letters, but are no text by themselves. */
const VISIBLE = /[^\p{Cf}\s]/u

function cleaned(text: string): string {
  const clean = text.normalize('NFC').replace(INVISIBLE, '').trim()
  return VISIBLE.test(clean) ? clean : ''
}

function toLine(typed: string): string {
  return cleaned(typed).replace(/\s+/g, ' ')
}

/** Raw text may be twice as long; beyond that the error still names the limit after cleaning. */
function typedText(max: number) {
  return z.string().check(
    ({ value, issues }) => {
      if (value.length <= max * 2) return
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    },
    z.meta({ maxLength: max * 2 }),
  )
}

/** Text that a person typed, on one line; may be blank. */
export function lineText(max: number) {
  return text(typedText(max), toLine, z.maxLength(max))
}

/** The same, required. */
export function personText(max: number) {
  return z.pipe(lineText(max), z.string().check(z.minLength(1)))
}

/** Required text that a person typed. Line breaks stay. */
export function requiredText(max: number) {
  return text(z.string(), (typed) => cleaned(typed).replace(/\r\n?/g, '\n'), z.minLength(1), z.maxLength(max))
}

/** Text that may be blank, such as one that is taken out again. Line breaks stay. */
export function freeText(max: number) {
  return text(typedText(max), cleaned, z.maxLength(max))
}

/** Text that can be taken out again: blank is null. */
export function clearedText(typed: ReturnType<typeof lineText>) {
  return z.nullable(
    z.pipe(
      typed,
      z.transform((words) => words || null),
    ),
  )
}

/** Optional text; blank counts as not given. Line breaks stay. */
export function optionalText(max: number) {
  return z.optional(
    z.pipe(
      freeText(max),
      z.transform((typed) => (typed === '' ? undefined : typed)),
    ),
  )
}

/** A day, "2026-12-01"; blank is null. The rules check whether it exists. */
export const typedDay = z.nullable(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((typed) => typed.trim() || null),
  ),
)

/** A normalised e-mail address. The raw length is generous, so that domain/email.ts reports the fault. */
export function emailText() {
  return text(z.string().check(z.minLength(1), z.maxLength(1000)), normalizeEmail, ruleOf(emailFault))
}

/** A password; only the server checks for common ones. */
export function newPassword({ isAdmin = false } = {}) {
  return z.string().check(z.minLength(1), z.maxLength(1000), ({ value, issues }) => {
    if (value === '') return
    for (const fault of passwordFaults(value, { isAdmin }))
      issues.push({ code: 'custom', params: { fault }, input: value })
  })
}

/** A phone as it was typed; the server knows the numbering plan as well. */
export function phoneText(
  max: number,
  { required = false, fault = 'phone-invalid' }: { required?: boolean; fault?: FieldFault } = {},
) {
  return text(
    typedText(max),
    toLine,
    z.maxLength(max),
    ruleOf((typed) => (looksLikeOmanPhone(typed) || (typed === '' && !required) ? null : fault)),
  )
}

/** An address to write to where one is given; kept as it was typed. */
export function optionalEmail(max: number) {
  return optionalText(max).check(
    ruleOf((typed) => (typed === undefined || isEmail(typed) ? null : 'order-email-invalid')),
  )
}

function text(
  typed: z.ZodMiniString<string>,
  clean: (text: string) => string,
  ...checks: Parameters<z.ZodMiniString<string>['check']>
) {
  return z.pipe(z.pipe(typed, z.transform(clean)), z.string().check(...checks))
}
