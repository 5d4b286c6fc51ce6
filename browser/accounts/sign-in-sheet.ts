import { createContext, use } from 'react'

export type AskedSignIn = {
  /** The action that needs the sign-in, shown at the top as a reminder. */
  wanted?: { productId: number; quantity: number }
  onSignedIn?: () => void
}

export type SignInSheet = {
  /** Whether an early tap has already opened it (S2-11). */
  isOpen: () => boolean
  /** Opens it over the current page (S2-01). */
  open: (asked?: AskedSignIn) => void
}

export const SignInSheetContext = createContext<SignInSheet>({ isOpen: () => false, open: () => {} })

export function useSignInSheet(): SignInSheet {
  return use(SignInSheetContext)
}
