import { createContext, use } from 'react'
import type { FeedState } from './follow-orders.ts'

type Live = {
  state: FeedState
  sound: { on: boolean; switchTo: (on: boolean) => void }
}

export const LiveContext = createContext<Live | null>(null)

/** Null until the gate is open. */
export function useLive(): Live | null {
  return use(LiveContext)
}
