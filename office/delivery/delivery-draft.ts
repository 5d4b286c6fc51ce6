// The delivery exceptions as an editor's fields (L-06).
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { RegionDelivery } from '#contract/store.ts'
import { readRials, toRials } from '#domain/money.ts'
import { findRegion, REGIONS } from '#domain/regions.ts'
import { deliveryEditorText as text } from '#text/admin/delivery.ts'
import { plainDigits } from '#text/format-price.ts'

/** Fees as they are typed; null: not offered there. */
export type DeliveryRow = {
  regionId: number
  office: string | null
  home: string | null
  days: string
  animals: boolean
}

export type BaseDelivery = Pick<DeliveryRow, 'days'> & { office: string; home: string }

/** Those that differ from the shop's own fees and days. */
export function differingRows(settings: AdminSettings): DeliveryRow[] {
  const { deliveryFeeOffice, deliveryFeeHome, deliveryDays } = settings
  return settings.delivery
    .filter(
      ({ office, home, days, animals }) =>
        office !== deliveryFeeOffice || home !== deliveryFeeHome || days !== deliveryDays || !animals,
    )
    .map((row) => ({ ...row, office: asTyped(row.office), home: asTyped(row.home) }))
}

/** What is sent: these first, then every other governorate as the shop itself, so that it follows the shop again. */
export function deliveryRequest(rows: readonly DeliveryRow[], base: BaseDelivery): DeliveryRow[] {
  return [...rows, ...followers(rows).map((regionId) => ({ regionId, ...base, animals: true }))]
}

/** As the API will tell them; a fee that cannot be read yet as the shop's. */
export function deliveryTold(rows: readonly DeliveryRow[], base: BaseDelivery): RegionDelivery[] {
  const told = (fee: string | null, shops: string) => {
    if (fee === null) return null
    const amount = readRials(fee) ?? readRials(shops)
    return amount === null ? null : toRials(amount)
  }
  return deliveryRequest(rows, base)
    .map((row) => ({ ...row, office: told(row.office, base.office), home: told(row.home, base.home) }))
    .sort((a, b) => a.regionId - b.regionId)
}

/** Governorates without an exception of their own. */
export function followers(rows: readonly DeliveryRow[]): number[] {
  return REGIONS.map(({ id }) => id).filter((id) => !rows.some(({ regionId }) => regionId === id))
}

/** In words, for the author of a conflicting change. */
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
