// Amounts of rials as people type them; whole baisa in code (D-03). In the small build of zod, as typed-text.ts.
import { z } from 'zod/mini'
import { type Baisa, readRials } from '#domain/money.ts'
import type { FieldFault } from './typed-text.ts'

const description = 'Rials, at most three decimals; Arabic digits are understood'

/** In a query string. */
export const moneyParam = z.pipe(
  z.string().check(z.maxLength(40), z.meta({ description, example: '12.5' })),
  baisa('amount-invalid'),
)

/** The same in a body, where a number is accepted too (api.md, Conventions). */
export function moneyInput(fault: FieldFault = 'amount-invalid') {
  return z.pipe(written(), baisa(fault))
}

/** The same for payments: above zero. */
export function paidInput() {
  return z.pipe(written(), baisa('amount-invalid', 1))
}

function written() {
  return z
    .union([z.string().check(z.maxLength(40)), z.number()])
    .check(z.meta({ description, example: '12.500' }))
}

function baisa<Typed extends string | number>(fault: FieldFault, least = 0) {
  return z.transform<Typed, Baisa>((typed, { issues }) => {
    const amount = readRials(String(typed))
    if (amount !== null && amount >= least) return amount
    issues.push({ code: 'custom', params: { fault }, input: typed })
    return z.NEVER
  })
}
