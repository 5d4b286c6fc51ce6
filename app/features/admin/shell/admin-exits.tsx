import { LogOut, Store } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentenceOf } from '#app/api-client.ts'
import { LiveMark } from '#app/features/admin/live/live-mark.tsx'
import { ENTRY, IDLE } from '#app/features/admin/shell/admin-navigation.tsx'
import { ASSISTANT_ID, useShell } from '#app/features/admin/shell/shell-context.ts'
import { ChatMark } from '#app/features/chat/chat-mark.tsx'
import { useSessionChange } from '#app/features/session/use-session.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { adminShellText } from '#text/admin/shell.ts'

/** What stays in sight below the sections: the assistant, the way to the shop and the way out (A-SHELL-02). */
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
        <Store aria-hidden />
        {adminShellText.toSite}
      </Link>
      <SignOut />
    </div>
  )
}

/** the session ends first, then what this browser knew of it, then one stands in the shop. */
function SignOut() {
  const navigate = useNavigate()
  const showToast = useToast()
  const { signOut } = useSessionChange()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      setLeaving(false)
      showToast({ title: adminShellText.signOutFailed, description: sentenceOf(error), tone: 'danger' })
    }
  }

  return (
    <button type="button" onClick={leave} disabled={leaving} className={classNames(ENTRY, IDLE)}>
      {leaving ? <Spinner /> : <LogOut aria-hidden />}
      {leaving ? adminShellText.signingOut : adminShellText.signOut}
    </button>
  )
}
