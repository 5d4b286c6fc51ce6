// What a customer typed is kept over a reload (conventions 17), and the last choice over visits. Each is one
// person's: on a shared computer the next customer does not see it.
import type { OrderFields } from './order-form.ts'

const DRAFT = 'aleef-checkout-draft'
const LAST = 'aleef-checkout-last'
const REPORT = 'aleef-checkout-report'
const CHOICES = [
  'customerName',
  'customerPhone',
  'regionId',
  'wilayat',
  'customerAddress',
  'landmark',
] as const satisfies readonly (keyof OrderFields)[]

type Kept = Partial<OrderFields>

export function keepDraft(userId: string, fields: OrderFields): void {
  write(sessionStorage, DRAFT, userId, fields)
}

export function readDraft(userId: string): Kept | null {
  return read(sessionStorage, DRAFT, userId)
}

/** Once the order is placed: the draft has done its work, the choice is remembered. */
export function rememberChoice(userId: string, fields: OrderFields): void {
  sessionStorage.removeItem(DRAFT)
  write(localStorage, LAST, userId, Object.fromEntries(CHOICES.map((name) => [name, fields[name]])))
}

export function readChoice(userId: string): Kept | null {
  return read(localStorage, LAST, userId)
}

export type TransferReport = { senderName: string; reference: string }

/** What was typed of a transfer, under the order that it belongs to. */
export function keepReport(orderNumber: string, report: TransferReport): void {
  write(sessionStorage, REPORT, orderNumber, report)
}

export function readReport(orderNumber: string): Partial<TransferReport> | null {
  return read<TransferReport>(sessionStorage, REPORT, orderNumber)
}

export function forgetReport(): void {
  sessionStorage.removeItem(REPORT)
}

function write(storage: Storage, key: string, owner: string, fields: object): void {
  try {
    storage.setItem(key, JSON.stringify({ owner, fields }))
  } catch {
    // A full or forbidden storage loses the convenience, never the order.
  }
}

function read<Fields = OrderFields>(storage: Storage, key: string, owner: string): Partial<Fields> | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null')
    return kept?.owner === owner && typeof kept.fields === 'object' ? kept.fields : null
  } catch {
    return null
  }
}
