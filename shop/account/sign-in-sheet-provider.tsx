import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { type AskedSignIn, SignInSheetContext } from '#browser/accounts/sign-in-sheet.ts'
import { SignInSheet } from './sign-in-sheet.tsx'

/**
 * Around the whole shop: the sheet that asks for address and code, over whatever page one is on (S2-01, X-66). A page
 * that sells (`handle`) has it in its HTML, so that an early tap opens it without scripts (S2-11).
 */
export function SignInSheetProvider({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<AskedSignIn | null>(null)
  const sells = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.sells)
  const isEarly = useDeferredValue(false, sells)
  // The early tap came before React.
  useEffect(() => setOpen(dialog.current?.open === true), [])
  const sheet = useMemo(
    () => ({
      isOpen: () => dialog.current?.open === true,
      open(next: AskedSignIn = {}) {
        setAsked(next)
        setOpen(true)
      },
    }),
    [],
  )
  return (
    <SignInSheetContext value={sheet}>
      {children}
      {asked || open || isEarly ? (
        <SignInSheet dialog={dialog} open={open} asked={asked} onClose={() => setOpen(false)} />
      ) : null}
    </SignInSheetContext>
  )
}

/** What a page says of itself to the frame around it. */
export type PageHandle = { sells?: true }
