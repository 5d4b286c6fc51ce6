import type { AdminSettings } from '#contract/admin/settings.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { readRials, toRials } from '#domain/money.ts'
import { deliveryTold } from '#office/delivery/delivery-draft.ts'
import { openingRequest } from '#office/opening/opening-draft.ts'
import { type Facts, factsOf } from '#text/fill-facts.ts'
import { weekText } from '#text/opening.ts'
import { baseOf, type SettingsDraft } from './settings-draft.ts'

/** The facts with the current values of the fields; the saved value where a field has no valid number. */
export function factsOfDraft(draft: SettingsDraft, saved: AdminSettings): Facts {
  const { values, delivery, opening } = draft
  const words = (name: string) => values[name]?.trim() ?? ''
  const money = (name: string, before: string) => {
    const amount = readRials(words(name))
    return amount === null ? before : toRials(amount)
  }
  const hours = (name: string, before: number) => {
    const plain = foldDigits(words(name))
    return /^\d{1,6}$/.test(plain) ? Number(plain) : before
  }
  return factsOf({
    ...saved,
    deliveryFeeOffice: money('deliveryFeeOffice', saved.deliveryFeeOffice),
    deliveryFeeHome: money('deliveryFeeHome', saved.deliveryFeeHome),
    freeDeliveryFrom:
      words('freeDeliveryFrom') === '' ? null : money('freeDeliveryFrom', saved.freeDeliveryFrom ?? '0.000'),
    deliveryDays: words('deliveryDays'),
    delivery: deliveryTold(delivery, baseOf(draft)),
    orderHoldHours: hours('orderHoldHours', saved.orderHoldHours),
    replyHours: hours('replyHours', saved.replyHours),
    returnHours: hours('returnHours', saved.returnHours),
    workingHours: opening ? weekText(openingRequest(opening)) : saved.opening ? null : saved.workingHours,
    addressArabic: words('addressArabic'),
    streetAddress: words('streetAddress') || null,
    phone: words('phone') || null,
    whatsapp: words('whatsapp') || null,
    contactEmail: words('contactEmail') || null,
    vatNumber: words('vatNumber') || null,
    vetContact: words('vetContact') || null,
  })
}
