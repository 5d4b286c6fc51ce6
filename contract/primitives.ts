// Building blocks shared by the requests and answers of every noun.
import { z } from 'zod'
import { type Baisa, parseRials, readRials, toRials } from '#domain/money.ts'

/** A decimal string of rials with three decimals on the wire, whole baisa in code (D-03). */
export const money = z
  .string()
  .regex(/^-?\d{1,9}\.\d{3}$/)
  .meta({ description: 'Rials with three decimals, "12.500"', example: '12.500' })

/** A sum of amounts, which may be larger than one of them. */
export const totalMoney = z
  .string()
  .regex(/^-?\d{1,12}\.\d{3}$/)
  .meta({ description: 'A sum in rials with three decimals, "12.500"', example: '12.500' })

export function moneyOf(amount: Baisa): string {
  return toRials(amount)
}

export function baisaOf(rials: string): Baisa {
  const amount = parseRials(rials)
  if (amount === null) throw new RangeError(`not an amount of rials: ${rials}`)
  return amount
}

/** An amount of rials in a query string, as people type it; whole baisa in code. */
export const moneyParam = z
  .string()
  .max(40)
  .meta({ description: 'Rials, at most three decimals; Arabic digits are understood', example: '12.5' })
  .transform(readMoney)

/** The same in a body, where a number will do too (api.md, Conventions). */
export const moneyInput = z
  .union([z.string().max(40), z.number()])
  .meta({ description: 'Rials, at most three decimals; Arabic digits are understood', example: '12.500' })
  .transform(readMoney)

function readMoney(input: string | number, check: z.RefinementCtx): Baisa {
  const amount = readRials(String(input))
  if (amount !== null) return amount
  check.addIssue({ code: 'custom', input })
  return z.NEVER
}

export const id = z.int().positive().max(2_147_483_647)

/** An id in a path or a query string. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id)

export const idParams = z.object({ id: idParam })

export const timestamp = z.iso.datetime()

/**
 * Invisible marks that could turn a line of text around, control characters but tab and line break, and halves of
 * characters, which nothing can store; they are removed from what people type (conventions 8).
 */
const INVISIBLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}|\p{Cs}/gu
/** Joiners and zero-width spaces have their place between letters, but say nothing alone. */
const VISIBLE = /[^\p{Cf}\s]/u

function cleaned(text: string): string {
  const clean = text.normalize('NFC').replace(INVISIBLE, '').trim()
  return VISIBLE.test(clean) ? clean : ''
}

/** Before cleaning there may be twice as much; whoever writes more still hears the limit that they must keep. */
function typedText(max: number) {
  return z
    .string()
    .check(({ value, issues }) => {
      if (value.length <= max * 2) return
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    })
    .meta({ maxLength: max * 2 })
}

/** Text that a person typed, on one line; may be blank. */
export function lineText(max: number) {
  return typedText(max)
    .transform((text) => cleaned(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(max))
}

/** The same, required. */
export function personText(max: number) {
  return lineText(max).pipe(z.string().min(1))
}

/** Required text that a person typed. Line breaks stay. */
export function requiredText(max: number) {
  return z
    .string()
    .transform((text) => cleaned(text).replace(/\r\n?/g, '\n'))
    .pipe(z.string().min(1).max(max))
}

/** Text that may be blank, such as one that is taken out again. Line breaks stay. */
export function freeText(max: number) {
  return typedText(max).transform(cleaned).pipe(z.string().max(max))
}

/** Optional text; blank counts as not given. Line breaks stay. */
export function optionalText(max: number) {
  return typedText(max)
    .transform(cleaned)
    .pipe(z.string().max(max))
    .transform((text) => (text === '' ? undefined : text))
    .optional()
}

/** A page of a list (api.md): `nextCursor` is null on the last one. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() })
}

export const listQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(20),
  cursor: z.string().max(500).optional(),
})
