// What a customer typed is stored over a reload (conventions 17), and the last choice over visits. Each is one
// person's: on a shared computer the next customer does not see it.
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import type { CheckoutFields } from './order-form.ts'

const DRAFT = 'aleef-checkout-draft'
const LAST = 'aleef-checkout-last'
const CHOICES = [
  'customerName',
  'customerPhone',
  'regionId',
  'wilayat',
  'customerAddress',
  'landmark',
  'latitude',
  'longitude',
  'secondPhone',
  'receiverName',
  'deliveryType',
] as const satisfies readonly (keyof CheckoutFields)[]

type StoredFields = Partial<CheckoutFields>

/** `owner`: whose it is, and of which order. */
export function storeCheckoutDraft(owner: string, fields: CheckoutFields): void {
  writeStoredJson(DRAFT, { owner, fields }, 'tab')
}

export function readCheckoutDraft(owner: string): StoredFields | null {
  return read(DRAFT, owner, 'tab')
}

/** Once the order is placed: the draft has done its work, the choice is remembered. */
export function rememberChoice(userId: string, fields: CheckoutFields): void {
  writeStored(DRAFT, null, 'tab')
  const choice = Object.fromEntries(CHOICES.map((name) => [name, fields[name]]))
  writeStoredJson(LAST, { owner: userId, fields: choice })
}

export function readChoice(userId: string): StoredFields | null {
  return read(LAST, userId, 'device')
}

function read(key: string, owner: string, area: 'device' | 'tab'): StoredFields | null {
  const stored = readStoredJson(key, area)
  return stored?.owner === owner && typeof stored.fields === 'object' ? stored.fields : null
}
