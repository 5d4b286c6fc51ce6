// The report of a transfer (S-CHK-16): what is wrong with it, and what was typed of it before a reload (conventions 17).
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { type PaymentReport, paymentSentRequest } from '#contract/order-requests.ts'
import { checkoutText } from '#text/checkout.ts'

const REPORT = 'aleef-checkout-report'

type TypedReport = { senderName: string; reference: string }

export function checkReport(report: PaymentReport): WrongFields {
  return wrongFields(paymentSentRequest, report, { tooLong: checkoutText.errors.tooLong })
}

export function storeReport(orderNumber: string, report: TypedReport): void {
  writeStoredJson(REPORT, { owner: orderNumber, fields: report }, 'tab')
}

/** Null where another order's report was typed last. */
export function readReport(orderNumber: string): Partial<TypedReport> | null {
  const stored = readStoredJson(REPORT, 'tab')
  return stored?.owner === orderNumber && typeof stored.fields === 'object' ? stored.fields : null
}

export function forgetReport(): void {
  writeStored(REPORT, null, 'tab')
}
