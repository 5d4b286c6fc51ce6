// The governorates that differ from the shop's own fees and days, in words (L-06): for the policy, answers and chatbot.
import type { RegionDelivery, Store } from '#contract/store.ts'
import { findRegion } from '#domain/regions.ts'
import { type Counted, formatCount } from './format-count.ts'
import { formatRials } from './format-price.ts'

type StoreDelivery = Pick<Store, 'delivery' | 'deliveryFeeOffice' | 'deliveryFeeHome' | 'deliveryDays'>

/** The governorates whose fees or days are not the shop's own, or that animals do not travel to. */
export function exceptionsOf(store: StoreDelivery): RegionDelivery[] {
  return store.delivery.filter(
    ({ office, home, days, animals }) =>
      office !== store.deliveryFeeOffice ||
      home !== store.deliveryFeeHome ||
      days !== store.deliveryDays ||
      !animals,
  )
}

/** «إلى مسندم: 4.00 ر.ع إلى باب المنزل، من يومين إلى 6 أيام، ولا تصل إليها الحيوانات.», one for each that differs. */
export function exceptionLines(store: StoreDelivery): string[] {
  return exceptionsOf(store).map((row) => `إلى ${findRegion(row.regionId)?.nameAr ?? ''}: ${termsText(row)}.`)
}

/** As a paragraph and a list of a policy (text/text-blocks.ts); null where no governorate differs. */
export function exceptionsText(store: StoreDelivery): string | null {
  const lines = exceptionLines(store)
  return lines.length > 0
    ? `وتختلف في هذه المحافظات:\n\n${lines.map((line) => `- ${line}`).join('\n')}`
    : null
}

function termsText({ office, home, days, animals }: RegionDelivery): string {
  if (office === null && home === null) return 'لا توصيل حالياً'
  const fees = [
    home && `${formatRials(home)} إلى باب المنزل`,
    office && `${formatRials(office)} إلى مكتب شركة التوصيل`,
  ].filter(Boolean)
  const only = animals ? '' : '، ولا تصل إليها الحيوانات'
  return `${fees.join('، و')}، ${days}${only}`
}

const WORKING_DAYS: Counted = {
  one: 'يوم عمل واحد',
  two: 'يومي عمل',
  few: 'أيام عمل',
  many: 'يوم عمل',
  other: 'يوم عمل',
}

/** A number of days as the owner would write it: «3 أيام عمل». */
export function workingDaysText(count: number): string {
  return formatCount(count, WORKING_DAYS)
}
