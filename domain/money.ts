// Money is a whole number of baisa (1 rial = 1000 baisa), D-03: no float ever holds an amount.
import { foldDigits } from './fold-arabic.ts'

declare const baisaBrand: unique symbol
/** An amount in baisa: a safe integer, never a float. */
export type Baisa = number & { readonly [baisaBrand]: true }

export const ZERO = 0 as Baisa

/** The largest amount that `numeric(12,3)` holds: 999,999,999.999 rials. */
export const MAX_BAISA = 999_999_999_999 as Baisa

/** Takes a whole number of baisa. Throws RangeError on fractions and on amounts the database cannot hold. */
export function baisa(amount: number): Baisa {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > MAX_BAISA) {
    throw new RangeError(`not an amount of baisa: ${amount}`)
  }
  return amount as Baisa
}

const RIALS = /^(-?)(\d{1,9})(?:\.(\d{1,3}))?$/

/** Parses a decimal string of rials ("12.5", "12.500") without a float; null if invalid. */
export function parseRials(text: string): Baisa | null {
  const match = RIALS.exec(text)
  if (!match) return null
  const [, sign, rials = '0', fraction = ''] = match
  const amount = Number(rials) * 1000 + Number(fraction.padEnd(3, '0'))
  return baisa(sign ? 0 - amount : amount)
}

/** Like `parseRials`, for text that must be an amount. @throws RangeError if it is not */
export function baisaOf(rials: string): Baisa {
  const amount = parseRials(rials)
  if (amount === null) throw new RangeError(`not an amount of rials: ${rials}`)
  return amount
}

/** The named amounts as they go over the wire, in rials; null stays null. */
export function pickRials<Name extends string, From extends Record<Name, Baisa | null>>(
  from: From,
  ...names: Name[]
): { [Each in Name]: From[Each] extends Baisa ? string : string | null } {
  const entries = names.map((name) => [name, from[name] === null ? null : toRials(from[name])])
  return Object.fromEntries(entries)
}

const TOTAL = /^(-?)(\d{1,12})\.(\d{3})$/

/** Parses a sum of amounts from the database or the API; up to a thousand times the limit of one amount. */
export function parseTotal(text: string): Baisa | null {
  const match = TOTAL.exec(text)
  if (!match) return null
  return Number(`${match[1]}${match[2]}${match[3]}`) as Baisa
}

/**
 * Reads an amount of rials as people type it (conventions 9): Arabic-Indic and Persian digits, ٫ for the point, ٬ or
 * commas between thousands. Null for anything else, and below zero.
 */
export function readRials(text: string): Baisa | null {
  const plain = foldDigits(text)
    .replace(/\s|\p{Cf}/gu, '')
    .replace('٫', '.')
    .replaceAll('٬', ',')
  if (plain.includes(',') && !/^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(plain)) return null
  return plain.startsWith('-') ? null : parseRials(plain.replaceAll(',', ''))
}

/** As short as it can be written, for an address or a field: "12.5", "12". */
export function toShortRials(amount: Baisa): string {
  return toRials(amount).replace(/\.?0+$/, '')
}

/** The wire and database form: a decimal string of rials with three decimals, "12.500". */
export function toRials(amount: Baisa): string {
  const digits = String(Math.abs(amount)).padStart(4, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

export function addBaisa(...amounts: readonly Baisa[]): Baisa {
  return baisa(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

export function timesBaisa(amount: Baisa, quantity: number): Baisa {
  return baisa(amount * quantity)
}
