import { LogOut, Store } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { sentenceOf } from '#app/api-client.ts'
import { SECTIONS, sectionAt } from '#app/features/admin/shell/sections.ts'
import { useSessionChange } from '#app/features/session/use-session.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { adminShellText, SECTION_TEXT } from '#text/admin/shell.ts'

const ITEM =
  'flex min-h-11.5 w-full items-center gap-3 rounded-control px-3 text-md font-medium transition-colors [&_svg]:size-5 [&_svg]:shrink-0'
const IDLE = 'text-ink-2 hover:bg-sunken hover:text-ink'
const GROUPS = ['day', 'shop'] as const

/** The sections, the way back to the shop, and the way out (A-SHELL-01, A-SHELL-02). */
export function AdminNavigation({ onChosen }: { onChosen?: () => void }) {
  const current = sectionAt(useLocation().pathname)
  return (
    <div className="flex flex-1 flex-col gap-6">
      <nav aria-label={adminShellText.navigation} className="flex flex-col gap-4">
        {GROUPS.map((group) => (
          <div key={group}>
            <p className={group === 'day' ? 'sr-only' : 'px-3 pb-1 text-sm text-ink-3'}>
              {adminShellText.group[group]}
            </p>
            <ul className="flex flex-col gap-0.5">
              {SECTIONS.filter((section) => section.group === group).map(({ name, path, Icon }) => (
                <li key={name}>
                  <Link
                    to={path}
                    onClick={onChosen}
                    aria-current={name === current ? 'page' : undefined}
                    className={classNames(
                      ITEM,
                      name === current ? 'bg-brand font-semibold text-on-brand' : IDLE,
                    )}
                  >
                    <Icon aria-hidden />
                    <span className="min-w-0 flex-1">{SECTION_TEXT[name].label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-0.5">
        <Link to="/" className={classNames(ITEM, IDLE)}>
          <Store aria-hidden />
          {adminShellText.toSite}
        </Link>
        <SignOut />
      </div>
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
    <button type="button" onClick={leave} disabled={leaving} className={classNames(ITEM, IDLE)}>
      {leaving ? <Spinner /> : <LogOut aria-hidden />}
      {leaving ? adminShellText.signingOut : adminShellText.signOut}
    </button>
  )
}
