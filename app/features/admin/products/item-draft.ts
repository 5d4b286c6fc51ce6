// What was typed into an item's form stays on the device until it is saved: over a closed tab, a reload, a lost network.
import { type ItemFields, newFields } from '#app/features/admin/products/item-fields.ts'

/** `first` is what the form began with, of the version `base` of its item; '' for a new one. */
export type ItemDraft = { fields: ItemFields; first: ItemFields; base: string; at: string }

const PLACE = 'aleef-admin-item:'

/** @param name `new`, `edit-12`, `copy-12` */
export function keepItemDraft(name: string, draft: ItemDraft): void {
  try {
    localStorage.setItem(PLACE + name, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage loses the convenience, never the form.
  }
}

/** What is not of today's form counts as none. */
export function readItemDraft(name: string): ItemDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE + name) ?? 'null')
    if (typeof kept?.at !== 'string' || typeof kept.base !== 'string') return null
    const empty = newFields('animal')
    const isWhole = [kept.fields, kept.first].every((fields) =>
      Object.entries(empty).every(([field, value]) => {
        const found = fields?.[field]
        return typeof found === typeof value && Array.isArray(found) === Array.isArray(value)
      }),
    )
    return isWhole ? kept : null
  } catch {
    return null
  }
}

export function forgetItemDraft(name: string): void {
  try {
    localStorage.removeItem(PLACE + name)
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
