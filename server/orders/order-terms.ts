// The shop's terms that an order is made by, as they stand in the database at that moment.
import { baisaOf } from '#contract/primitives.ts'
import type { DeliveryFees } from '#domain/delivery.ts'
import type { Transaction } from '#server/database/connect.ts'
import { statement } from '#server/database/statement.ts'

/** Hours that an unpaid order holds its stock: one with an animal, and any other. */
export type OrderTerms = { fees: DeliveryFees; holdHours: { animal: number; other: number } }

export async function loadOrderTerms(tx: Transaction): Promise<OrderTerms> {
  const [row] = await selectTerms(tx)
  if (!row) throw new Error('the shop has no settings: its start did not finish')
  return {
    fees: {
      office: baisaOf(row.office),
      home: baisaOf(row.home),
      freeFrom: row.freeFrom === null ? null : baisaOf(row.freeFrom),
    },
    holdHours: { animal: row.animalHours ?? row.hours, other: row.hours },
  }
}

type TermsRow = {
  office: string
  home: string
  freeFrom: string | null
  hours: number
  animalHours: number | null
}

const selectTerms = statement<[], TermsRow>(
  'order_terms',
  `SELECT delivery_fee_office AS office, delivery_fee_home AS home, free_delivery_from AS "freeFrom",
     order_hold_hours AS hours, animal_hold_hours AS "animalHours"
   FROM settings`,
)
