// The report of a transfer (S-CHK-16): validation, and the draft stored across a reload (conventions 17).
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { type PaymentReport, paymentSentRequest } from '#contract/order-requests.ts'

const REPORT = 'aleef-checkout-report'

type TypedReport = { senderName: string; reference: string }

export function checkReport(report: PaymentReport): WrongFields {
  return wrongFields(paymentSentRequest, report)
}

export function storeReport(orderNumber: string, report: TypedReport): void {
  writeStoredJson(REPORT, { owner: orderNumber, fields: report }, 'tab')
}

/** Null if the stored draft belongs to another order. */
export function readReport(orderNumber: string): Partial<TypedReport> | null {
  const stored = readStoredJson(REPORT, 'tab')
  return stored?.owner === orderNumber && typeof stored.fields === 'object' ? stored.fields : null
}

export function forgetReport(): void {
  writeStored(REPORT, null, 'tab')
}
