// The delivery record of the settings (L-06), for the calculator and for the API.
import type { RegionDelivery } from '#contract/store.ts'
import { type DeliveryRecord, resolveDelivery } from '#domain/delivery.ts'
import { pickRials } from '#domain/money.ts'
import type { settings } from '#server/database/tables/shop.ts'

type DeliveryColumns = Pick<
  typeof settings.$inferSelect,
  'deliveryFeeOffice' | 'deliveryFeeHome' | 'freeDeliveryFrom' | 'deliveryDays' | 'deliveryExceptions'
>

export function deliveryRecord(row: DeliveryColumns): DeliveryRecord {
  return {
    office: row.deliveryFeeOffice,
    home: row.deliveryFeeHome,
    freeFrom: row.freeDeliveryFrom,
    days: row.deliveryDays,
    exceptions: row.deliveryExceptions,
  }
}

/** Of all 11 governorates, in id order. */
export function deliveryRows(row: DeliveryColumns): RegionDelivery[] {
  return resolveDelivery(deliveryRecord(row)).map((region) => ({
    ...region,
    ...pickRials(region, 'office', 'home'),
  }))
}
