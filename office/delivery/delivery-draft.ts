// The delivery exceptions as an editor's fields (L-06).
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { RegionDelivery } from '#contract/store.ts'
import { readRials, toRials } from '#domain/money.ts'
import { findRegion, REGIONS } from '#domain/regions.ts'
import { deliveryEditorText as text } from '#text/admin/delivery.ts'
import { plainDigits } from '#text/format-price.ts'

/** Fees as typed; null: not offered there. */
export type DeliveryRow = RegionDelivery

export type BaseDelivery = Pick<DeliveryRow, 'days'> & { office: string; home: string }

/** The governorates that differ from the shop's own fees and days. */
export function differingRows(settings: AdminSettings): DeliveryRow[] {
  const { deliveryFeeOffice, deliveryFeeHome, deliveryDays } = settings
  return settings.delivery
    .filter(
      ({ office, home, days, animals }) =>
        office !== deliveryFeeOffice || home !== deliveryFeeHome || days !== deliveryDays || !animals,
    )
    .map((row) => ({ ...row, office: asTyped(row.office), home: asTyped(row.home) }))
}

/**
 * The request: these first, then every other governorate with the shop's own terms, so that it follows the shop again.
 */
export function deliveryRequest(rows: readonly DeliveryRow[], base: BaseDelivery): DeliveryRow[] {
  return [...rows, ...followers(rows).map((regionId) => ({ regionId, ...base, animals: true }))]
}

/** The terms as the API would return them; an invalid fee is replaced by the shop's. */
export function deliveryTold(rows: readonly DeliveryRow[], base: BaseDelivery): RegionDelivery[] {
  const feeOr = (fee: string | null, shopFee: string) => {
    if (fee === null) return null
    const amount = readRials(fee) ?? readRials(shopFee)
    return amount === null ? null : toRials(amount)
  }
  return deliveryRequest(rows, base)
    .map((row) => ({ ...row, office: feeOr(row.office, base.office), home: feeOr(row.home, base.home) }))
    .sort((a, b) => a.regionId - b.regionId)
}

/** Governorates without an exception of their own. */
export function followers(rows: readonly DeliveryRow[]): number[] {
  return REGIONS.map(({ id }) => id).filter((id) => !rows.some(({ regionId }) => regionId === id))
}

/** In words, shown to the author of a conflicting change. */
export function deliveryWords(rows: readonly DeliveryRow[]): string {
  return rows
    .map(({ regionId, office, home, days, animals }) =>
      [
        findRegion(regionId)?.nameAr,
        `${text.office}: ${office ?? text.none}`,
        `${text.home}: ${home ?? text.none}`,
        days,
        animals ? null : text.noAnimals,
      ]
        .filter(Boolean)
        .join('، '),
    )
    .join('\n')
}

function asTyped(amount: string | null): string | null {
  return amount === null ? null : plainDigits(amount)
}
