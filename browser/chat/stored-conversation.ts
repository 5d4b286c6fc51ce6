// The conversation is stored on the device until it is cleared, never by the shop. Every change reads the stored state
// first, so that two tabs share one conversation.
import { useMemo } from 'react'
import { readStored, useStored, writeStored } from '#browser/storage.ts'
import { type Conversation, readConversation, writeConversation } from './conversation.ts'

const KEY = 'aleef-chat'

export function useStoredConversation(): Conversation {
  const stored = useStored(KEY)
  return useMemo(() => readConversation(stored, new Date()), [stored])
}

/** Returns the previous conversation. */
export function changeConversation(change: (before: Conversation) => Conversation): Conversation {
  const before = readConversation(readStored(KEY), new Date())
  writeStored(KEY, writeConversation(change(before)))
  return before
}

export function forgetConversation(): void {
  writeStored(KEY, null)
}
