import type { ComponentProps } from 'react'
import { shellText } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Ends the own session in this browser. */
export function SignOutButton(look: ComponentProps<typeof Button>) {
  const { run, pending } = useSignOut()
  return (
    <Button
      variant="outline"
      {...look}
      pending={pending}
      pendingLabel={shellText.signingOut}
      onClick={() => void run()}
    >
      {shellText.signOut}
    </Button>
  )
}
