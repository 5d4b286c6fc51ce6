// Building blocks shared by the requests and responses of every noun.
import { z } from 'zod'

/** A decimal string of rials with three decimals on the wire, whole baisa in code (D-03). */
export const money = z
  .string()
  .regex(/^-?\d{1,9}\.\d{3}$/)
  .meta({ description: 'Rials with three decimals, "12.500"', example: '12.500' })

/** A sum of amounts, which may exceed the limit of a single one. */
export const totalMoney = z
  .string()
  .regex(/^-?\d{1,12}\.\d{3}$/)
  .meta({ description: 'A sum in rials with three decimals, "12.500"', example: '12.500' })

export const id = z.int().positive().max(2_147_483_647)

/** An id in a path or a query string. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id)

export const timestamp = z.iso.datetime()

export const calendarDay = z.iso
  .date()
  .regex(/^20/)
  .meta({ description: 'A day in Muscat, "2026-11-21"', example: '2026-11-21' })

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
