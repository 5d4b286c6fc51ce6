import { createContext, use } from 'react'

export type AskedSignIn = {
  /** The action that needs the sign-in, shown at the top as a reminder. */
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
