// A half-written answer stays on the device until it is sent: over a reload, a lost network, a closed page. It belongs to
// who wrote it.
import { readStored, writeStored } from '#browser/storage.ts'

const place = (owner: string, messageId: number) => `aleef-admin-answer:${owner}:${messageId}`

export function readAnswerDraft(owner: string, messageId: number): string {
  return readStored(place(owner, messageId)) ?? ''
}

/** An empty one is forgotten. */
export function storeAnswerDraft(owner: string, messageId: number, body: string): void {
  writeStored(place(owner, messageId), body || null)
}
