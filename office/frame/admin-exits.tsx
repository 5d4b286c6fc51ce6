import { LogOut, Store } from 'lucide-react'
import { ChatMark } from '#browser/chat/chat-mark.tsx'
import { useSignOut } from '#browser/session/use-sign-out.ts'
import { LiveMark } from '#office/live/live-mark.tsx'
import { ASSISTANT_ID, useShell } from '#office/shell/shell-context.ts'
import { adminShellText } from '#text/admin/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ENTRY, IDLE } from './admin-navigation.tsx'

/** Always visible below the sections: the assistant, the link to the shop and signing out (A-SHELL-02). */
export function AdminExits() {
  const { isAssistantOpen, toggleAssistant } = useShell()
  return (
    <div className="flex flex-col">
      <LiveMark />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isAssistantOpen}
        aria-controls={isAssistantOpen ? ASSISTANT_ID : undefined}
        onClick={toggleAssistant}
        className={classNames(ENTRY, IDLE)}
      >
        <ChatMark />
        {adminShellText.assistant}
      </button>
      <Link to="/" className={classNames(ENTRY, IDLE)}>
        <Store />
        {adminShellText.toSite}
      </Link>
      <SignOut />
    </div>
  )
}

function SignOut() {
  const { run, pending } = useSignOut({ failed: adminShellText.signOutFailed })

  return (
    <button type="button" onClick={() => void run()} disabled={pending} className={classNames(ENTRY, IDLE)}>
      {pending ? <Spinner /> : <LogOut />}
      {pending ? adminShellText.signingOut : adminShellText.signOut}
    </button>
  )
}
