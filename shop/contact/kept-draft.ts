// What was typed stays on the device until it is sent (conventions 17): over a reload, a lost network, a closed page. It
// belongs to who typed it, so that on a shared computer nobody finds what somebody signed in began.
import { EMPTY_FIELDS, FIELD_NAMES, type SupportFields } from './support-form.ts'

const DRAFT = 'aleef-contact-draft'

/** `key` goes along with the message, so that one that is sent again is recognised. */
export type Draft = { fields: SupportFields; key: string }

/** @param owner the id of the user, '' for a visitor */
export function keepDraft(owner: string, draft: Draft): void {
  try {
    localStorage.setItem(DRAFT, JSON.stringify({ owner, ...draft }))
  } catch {
    // A full or forbidden storage loses the convenience, never the message.
  }
}

/** A visitor who has signed in meanwhile still finds what they began. */
export function readDraft(owner: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT) ?? 'null')
    if (typeof kept?.key !== 'string' || (kept.owner !== owner && kept.owner !== '')) return null
    const fields = { ...EMPTY_FIELDS }
    for (const name of FIELD_NAMES) {
      if (typeof kept.fields?.[name] === 'string') Object.assign(fields, { [name]: kept.fields[name] })
    }
    return { fields, key: kept.key }
  } catch {
    return null
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(DRAFT)
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}

/** crypto.randomUUID exists only on secure pages; a shop in a local network may not be one. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
