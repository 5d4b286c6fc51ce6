// What a customer typed is kept over a reload (conventions 17), and the last choice over visits. Each is one
// person's: on a shared computer the next customer does not see it.
import type { OrderFields } from '#app/features/checkout/order-form.ts'

const DRAFT = 'aleef-checkout-draft'
const LAST = 'aleef-checkout-last'
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

function write(storage: Storage, key: string, userId: string, fields: Kept): void {
  try {
    storage.setItem(key, JSON.stringify({ userId, fields }))
  } catch {
    // A full or forbidden storage loses the convenience, never the order.
  }
}

function read(storage: Storage, key: string, userId: string): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null')
    return kept?.userId === userId && typeof kept.fields === 'object' ? kept.fields : null
  } catch {
    return null
  }
}
