// What was typed stays on the device until it is sent (conventions 17): over a reload, a lost network, a closed page. It
// belongs to its author, so that on a shared computer nobody finds what a signed-in customer began.
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { EMPTY_MESSAGE, FIELD_NAMES, type SupportFields } from './support-form.ts'

const DRAFT = 'aleef-contact-draft'

/** `key` goes along with the message, so that one that is sent again is recognised. */
export type MessageDraft = { fields: SupportFields; key: string }

/** @param owner the id of the user, '' for a visitor */
export function storeMessageDraft(owner: string, draft: MessageDraft): void {
  writeStoredJson(DRAFT, { owner, ...draft })
}

/** A visitor who has signed in meanwhile still finds what they began. */
export function readMessageDraft(owner: string): MessageDraft | null {
  const stored = readStoredJson(DRAFT)
  if (typeof stored?.key !== 'string' || (stored.owner !== owner && stored.owner !== '')) return null
  const fields = { ...EMPTY_MESSAGE }
  for (const name of FIELD_NAMES) {
    if (typeof stored.fields?.[name] === 'string') Object.assign(fields, { [name]: stored.fields[name] })
  }
  return { fields, key: stored.key }
}

export function forgetMessageDraft(): void {
  writeStored(DRAFT, null)
}
