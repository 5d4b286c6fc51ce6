import { LogOut, Store } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ChatMark } from '#browser/chat/chat-mark.tsx'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useChange } from '#browser/use-change.ts'
import { LiveMark } from '#office/live/live-mark.tsx'
import { ASSISTANT_ID, useShell } from '#office/shell/shell-context.ts'
import { adminShellText } from '#text/admin/shell.ts'
import { classNames } from '#ui/class-names.ts'
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

/** ends the session, then clears this browser's private data, then opens the shop. */
function SignOut() {
  const navigate = useNavigate()
  const { signOut } = useSessionChange()
  const { run, pending } = useChange({
    send: signOut,
    onDone: () => navigate('/'),
    failed: adminShellText.signOutFailed,
  })

  return (
    <button type="button" onClick={() => void run()} disabled={pending} className={classNames(ENTRY, IDLE)}>
      {pending ? <Spinner /> : <LogOut />}
      {pending ? adminShellText.signingOut : adminShellText.signOut}
    </button>
  )
}
