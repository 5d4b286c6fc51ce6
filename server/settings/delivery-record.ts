// The delivery record of the settings (L-06), for the calculator and for the API.
import type { RegionDelivery } from '#contract/store.ts'
import { type DeliveryRecord, resolveDelivery } from '#domain/delivery.ts'
import { toRials } from '#domain/money.ts'
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
  return resolveDelivery(deliveryRecord(row)).map(({ office, home, ...region }) => ({
    ...region,
    office: office === null ? null : toRials(office),
    home: home === null ? null : toRials(home),
  }))
}
