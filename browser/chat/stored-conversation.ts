// The conversation stays on the device until it is cleared; the shop keeps nothing of it. Every change reads what is
// there now, so that two tabs write one conversation.
import { useMemo } from 'react'
import { readStored, useStored, writeStored } from '#browser/storage.ts'
import { type Conversation, readConversation, writeConversation } from './conversation.ts'

const KEY = 'aleef-chat'

export function useStoredConversation(): Conversation {
  const stored = useStored(KEY)
  return useMemo(() => readConversation(stored, new Date()), [stored])
}

/** Returns what was there before. */
export function changeConversation(change: (before: Conversation) => Conversation): Conversation {
  const before = readConversation(readStored(KEY), new Date())
  writeStored(KEY, writeConversation(change(before)))
  return before
}

export function forgetConversation(): void {
  writeStored(KEY, null)
}
