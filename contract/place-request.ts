// Where exactly an order goes and who else is there (W-13), as checkout, profile and office send it.
import { z } from 'zod/mini'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { OMAN } from '#domain/place.ts'
import { lineText, phoneText, ruleOf } from './typed-text.ts'

/** Null, or an empty text, takes out what was there. */
export const placeFields = {
  latitude: degrees(OMAN.latitude),
  longitude: degrees(OMAN.longitude),
  secondPhone: z.optional(phoneText(ORDER_LIMITS.customerPhone)),
  receiverName: z.optional(lineText(ORDER_LIMITS.receiverName)),
}

export type PlaceRequest = {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  secondPhone?: string | undefined
  receiverName?: string | undefined
}

function degrees({ min, max }: { min: number; max: number }) {
  const inOman = ruleOf((value: number) => (value >= min && value <= max ? null : 'place-outside-oman'))
  return z.optional(z.nullable(z.number().check(inOman, z.meta({ minimum: min, maximum: max }))))
}
