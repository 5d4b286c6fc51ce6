import { createContext, use } from 'react'

export type AskedSignIn = {
  /** What somebody wanted when they were asked who they are; it stands at the top, so that nobody forgets it. */
  wanted?: { productId: number; quantity: number }
  onSignedIn?: () => void
}

export type SignInSheet = {
  /** Fetches the sheet ahead of its need. */
  prepare: () => void
  /** Opens it over the page one is on (S2-01). */
  open: (asked?: AskedSignIn) => void
}

export const SignInSheetContext = createContext<SignInSheet>({ prepare: () => {}, open: () => {} })

export function useSignInSheet(): SignInSheet {
  return use(SignInSheetContext)
}
