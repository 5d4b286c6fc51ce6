// The request to be notified about a sold-out item or a described animal (S2-12).
import { z } from 'zod/mini'
import { findRegion, REGIONS } from '#domain/regions.ts'
import { WANTED_AGES, WANTED_GENDERS, WANTED_LIMITS } from '#domain/wanted.ts'
import { rowId } from './typed-id.ts'
import { moneyInput } from './typed-money.ts'
import { emailText, optionalText, ruleOf } from './typed-text.ts'

export const wantedRequest = z
  .strictObject({
    productId: z.optional(rowId),
    species: optionalText(WANTED_LIMITS.species),
    breed: optionalText(WANTED_LIMITS.breed),
    gender: z.optional(z.enum(WANTED_GENDERS)),
    age: z.optional(z.enum(WANTED_AGES)),
    /** In rials. */
    maxPrice: z.optional(moneyInput()),
    regionId: z.optional(
      z.int().check(
        ruleOf((id) => (findRegion(id) ? null : 'region-unknown')),
        z.meta({ minimum: 1, maximum: REGIONS.length }),
      ),
    ),
    /** Without it, that of the account. */
    email: z.optional(emailText()),
  })
  .check(({ value, issues }) => {
    if (value.productId === undefined && value.species === undefined)
      issues.push({ code: 'invalid_type', expected: 'string', path: ['species'], input: undefined })
  })
export type WantedRequest = z.output<typeof wantedRequest>
/** The same as it is typed. */
export type WantedFields = z.input<typeof wantedRequest>
