// Stores the unsent message on the device (conventions 17), across reloads, outages and closed tabs. It is stored per
// author, so that on a shared computer nobody else sees it.
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { EMPTY_MESSAGE, FIELD_NAMES, type SupportFields } from './support-form.ts'

const DRAFT = 'aleef-contact-draft'

/** `key` is sent with the message, so that a retry is recognised. */
export type MessageDraft = { fields: SupportFields; key: string }

/** @param owner the id of the user, '' for a visitor */
export function storeMessageDraft(owner: string, draft: MessageDraft): void {
  writeStoredJson(DRAFT, { owner, ...draft })
}

/** Also returns a draft that was begun before signing in. */
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
