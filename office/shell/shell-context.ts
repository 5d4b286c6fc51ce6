import { createContext, type RefObject, use } from 'react'

type Shell = {
  /** Opens the drawer with the sections on a phone. */
  openMenu: () => void
  /** Its button in the page's header. */
  menuButton: RefObject<HTMLButtonElement | null>
  /** Opens the search for orders, customers, items and pages (W-08). */
  openSearch: () => void
  /** The assistant's card, whose element has the id `ASSISTANT_ID`. */
  isAssistantOpen: boolean
  toggleAssistant: () => void
}

export const ASSISTANT_ID = 'assistant'

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell needs the admin shell above it')
  return shell
}
