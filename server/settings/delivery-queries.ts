// The current delivery terms, with the dates that follow from them (L-06, L-12).
import type { DeliveryNow } from '#contract/store.ts'
import { expectedDelivery } from '#domain/delivery-days.ts'
import { pickRials } from '#domain/money.ts'
import type { Reader } from '#server/context.ts'
import { deliveryRows } from './delivery-record.ts'
import { readSettings } from './settings-queries.ts'

export async function readDeliveryNow(context: Reader): Promise<DeliveryNow> {
  const row = await readSettings(context)
  const at = context.now()
  return {
    items: deliveryRows(row).map((region) => ({
      ...region,
      expected: row.opening ? expectedDelivery(region.days, row.opening, at) : null,
    })),
    ...pickRials(row, 'freeDeliveryFrom'),
  }
}
