import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type AskedSignIn, SignInSheetContext } from '#browser/accounts/sign-in-sheet.ts'
import { usePart } from '#ui/use-part.ts'

const loadCodeSheet = () => import('./code-sheet.tsx').then((module) => module.CodeSheet)

/** Around the whole shop: the sheet that asks for address and code, over whatever page one is on (S2-01, X-66). */
export function SignInSheetProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  const [asked, setAsked] = useState<AskedSignIn>({})
  const [open, setOpen] = useState(false)
  const CodeSheet = usePart(loadCodeSheet, wanted)
  const close = useCallback(() => setOpen(false), [])
  const sheet = useMemo(() => {
    const prepare = () => setWanted(true)
    return {
      prepare,
      open(next: AskedSignIn = {}) {
        prepare()
        setAsked(next)
        setOpen(true)
      },
    }
  }, [])
  return (
    <SignInSheetContext value={sheet}>
      {children}
      {CodeSheet ? <CodeSheet open={open} asked={asked} onClose={close} /> : null}
    </SignInSheetContext>
  )
}
