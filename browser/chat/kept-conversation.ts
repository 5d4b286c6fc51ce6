// The conversation stays on the device until it is cleared; the shop keeps nothing of it. Every change reads what is
// there now, so that two tabs write one conversation.
import { useMemo, useSyncExternalStore } from 'react'
import { type Conversation, readConversation, writeConversation } from './conversation.ts'

const KEY = 'aleef-chat'
const listeners = new Set<() => void>()
/** Where nothing may be kept, or nothing more, the conversation lives as long as its page. */
let unkept: string | null = null

export function useKeptConversation(): Conversation {
  const kept = useSyncExternalStore(listen, readKept, () => null)
  return useMemo(() => readConversation(kept, new Date()), [kept])
}

/** Returns what was there before. */
export function changeConversation(change: (before: Conversation) => Conversation): Conversation {
  const before = readConversation(readKept(), new Date())
  keep(writeConversation(change(before)))
  return before
}

export function forgetConversation(): void {
  keep(null)
}

function keep(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
    unkept = null
  } catch {
    // A full or forbidden storage: better a conversation for now than none.
    unkept = text
  }
  for (const changed of listeners) changed()
}

function readKept(): string | null {
  if (unkept !== null) return unkept
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
