import { LogOut, Store } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { sentenceOf } from '#app/api-client.ts'
import { useStats } from '#app/features/admin/dashboard/use-stats.ts'
import { isUnfinished, useSetup } from '#app/features/admin/guide/use-setup.ts'
import { LiveMark } from '#app/features/admin/live/live-mark.tsx'
import { SECTIONS, sectionAt } from '#app/features/admin/shell/sections.ts'
import { useSessionChange } from '#app/features/session/use-session.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { adminShellText, SECTION_TEXT, type SectionName } from '#text/admin/shell.ts'
import { formatNumber } from '#text/format-number.ts'

const ITEM =
  'flex min-h-11.5 w-full items-center gap-3 rounded-control px-3 text-md font-medium transition-colors [&_svg]:size-5 [&_svg]:shrink-0'
const IDLE = 'text-ink-2 hover:bg-sunken hover:text-ink'
const GROUPS = ['day', 'shop'] as const

/** The sections, the way back to the shop, and the way out (A-SHELL-01, A-SHELL-02). */
export function AdminNavigation({ onChosen }: { onChosen?: () => void }) {
  const current = sectionAt(useLocation().pathname)
  const { stats } = useStats()
  const { data: setup } = useSetup()
  // The guide is there until the shop is set up.
  const isThere = (name: SectionName) => name !== 'setup' || name === current || isUnfinished(setup)
  return (
    <div className="flex flex-1 flex-col gap-6">
      <nav aria-label={adminShellText.navigation} className="flex flex-col gap-4">
        {GROUPS.map((group) => (
          <div key={group}>
            <p className={group === 'day' ? 'sr-only' : 'px-3 pb-1 text-sm text-ink-3'}>
              {adminShellText.group[group]}
            </p>
            <ul className="flex flex-col gap-0.5">
              {SECTIONS.filter(({ name, group: own }) => own === group && isThere(name)).map(
                ({ name, path, Icon, waiting }) => (
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
                      <Waiting
                        count={(stats && waiting?.(stats.attention)) ?? 0}
                        isCurrent={name === current}
                      />
                    </Link>
                  </li>
                ),
              )}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-0.5">
        <LiveMark />
        <Link to="/" className={classNames(ITEM, IDLE)}>
          <Store aria-hidden />
          {adminShellText.toSite}
        </Link>
        <SignOut />
      </div>
    </div>
  )
}

function Waiting({ count, isCurrent }: { count: number; isCurrent: boolean }) {
  if (count === 0) return null
  return (
    <span
      className={classNames(
        'tabular grid h-6 min-w-6 place-items-center rounded-pill px-1.5 text-xs font-bold',
        isCurrent ? 'bg-surface text-brand-ink' : 'bg-warn-soft text-warn',
      )}
    >
      <span className="sr-only">{adminShellText.waiting}</span>
      {formatNumber(count)}
    </span>
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
