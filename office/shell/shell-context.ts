import { createContext, use } from 'react'

type Shell = {
  /** On a phone: the sections slide in. */
  openMenu: () => void
  /** W-08: orders, customers, items and rooms, from wherever one is. */
  openSearch: () => void
  /** the assistant's card, `ASSISTANT_ID` in the page. */
  isAssistantOpen: boolean
  toggleAssistant: () => void
}

export const ASSISTANT_ID = 'assistant'

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('a room of the back office stands outside its shell')
  return shell
}
