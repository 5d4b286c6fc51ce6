import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMatches, useNavigation } from 'react-router'
import { type AskedSignIn, SignInSheetContext } from '#browser/accounts/sign-in-sheet.ts'
import { SignInSheet } from './sign-in-sheet.tsx'

/**
 * Provides the sign-in sheet, which asks for address and code over any page (S2-01, X-66). Pages with a buy button
 * (`handle`) have it in their HTML, so that a tap before hydration opens it (S2-11).
 */
export function SignInSheetProvider({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<AskedSignIn | null>(null)
  const sells = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.sells)
  const isEarly = useDeferredValue(false, sells)
  const isLeaving = useRef(false)
  const { state } = useNavigation()
  useLayoutEffect(() => {
    isLeaving.current = state !== 'idle'
  }, [state])
  // Opened by a tap before hydration.
  useEffect(() => setOpen(dialog.current?.open === true), [])
  const sheet = useMemo(
    () => ({
      isOpen: () => dialog.current?.open === true,
      open(next: AskedSignIn = {}) {
        // The page that asked for it is on its way out.
        if (isLeaving.current) return
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

/** Route `handle` that the shop's frame reads. */
export type PageHandle = { sells?: true }
