// Applies a change of the settings to the delivery exceptions and the opening hours (L-06, L-12).
import type { EditSettingsRequest } from '#contract/admin/settings-requests.ts'
import { MAX_PRICE } from '#domain/catalog/item-rules.ts'
import { type DeliveryException, ownExceptions } from '#domain/delivery.ts'
import { SETTINGS_ERRORS } from '#text/admin/settings.ts'
import { workingDaysText } from '#text/delivery-exceptions.ts'
import { deliveryRecord } from './delivery-record.ts'
import type { Settings } from './settings-queries.ts'

type DeliveryChange = Pick<
  EditSettingsRequest,
  'delivery' | 'deliveryFeeOffice' | 'deliveryFeeHome' | 'deliveryDays'
>

/** A row replaces its governorate's exception, or ends it by saying the shop's terms. Undefined: none. */
export function readExceptions(
  request: DeliveryChange,
  before: Settings,
  errors: Record<string, string[]>,
): DeliveryException[] | undefined {
  const { delivery = [], deliveryFeeOffice, deliveryFeeHome, deliveryDays } = request
  const named = [request.delivery, deliveryFeeOffice, deliveryFeeHome, deliveryDays]
  if (named.every((value) => value === undefined)) return undefined
  const rows = delivery.map(({ days, ...row }) => ({
    ...row,
    days: typeof days === 'number' ? workingDaysText(days) : days,
  }))
  if (new Set(rows.map(({ regionId }) => regionId)).size < rows.length)
    errors.delivery = [SETTINGS_ERRORS.deliveryTwice]
  for (const [at, row] of rows.entries())
    for (const type of ['office', 'home'] as const)
      if ((row[type] ?? 0) > MAX_PRICE) errors[`delivery.${at}.${type}`] = [SETTINGS_ERRORS.deliveryFee]
  const others = before.deliveryExceptions.filter(
    (exception) => !rows.some(({ regionId }) => regionId === exception.regionId),
  )
  const shop = {
    ...deliveryRecord(before),
    ...(deliveryFeeOffice !== undefined && { office: deliveryFeeOffice }),
    ...(deliveryFeeHome !== undefined && { home: deliveryFeeHome }),
    ...(deliveryDays !== undefined && { days: deliveryDays }),
  }
  return ownExceptions(shop, [...others, ...rows])
}

/** Hours have one source: setting the week clears the text, and setting the text clears the week. */
export function openingChange({
  opening,
  workingHours,
}: Pick<EditSettingsRequest, 'opening' | 'workingHours'>): Partial<
  Pick<Settings, 'opening' | 'workingHours'>
> {
  if (opening) return { opening, workingHours: null }
  return opening === null || workingHours !== undefined ? { opening: null } : {}
}
