// Stores the typed fields across a reload (conventions 17) and the last choice across visits, both per owner, so
// that the next customer on a shared computer does not see them.
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

/** `owner`: the user id and the order number. */
export function storeCheckoutDraft(owner: string, fields: CheckoutFields): void {
  writeStoredJson(DRAFT, { owner, fields }, 'tab')
}

export function readCheckoutDraft(owner: string): StoredFields | null {
  return readFields(DRAFT, owner, 'tab')
}

/** Called once the order is placed: deletes the draft and stores the choice. */
export function rememberChoice(userId: string, fields: CheckoutFields): void {
  writeStored(DRAFT, null, 'tab')
  const choice = Object.fromEntries(CHOICES.map((name) => [name, fields[name]]))
  writeStoredJson(LAST, { owner: userId, fields: choice })
}

export function readChoice(userId: string): StoredFields | null {
  return readFields(LAST, userId, 'device')
}

function readFields(key: string, owner: string, area: 'device' | 'tab'): StoredFields | null {
  const stored = readStoredJson(key, area)
  return stored?.owner === owner && typeof stored.fields === 'object' ? stored.fields : null
}
