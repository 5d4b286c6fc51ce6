import { useEffect } from 'react'
import { ADMIN_KEY } from '#browser/session/hint-script.ts'
import { useSession } from '#browser/session/use-session.ts'
import { writeStored } from '#browser/storage.ts'
import { homeText } from '#text/home.ts'
import { classNames } from '#ui/class-names.ts'
import { LayoutDashboard } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** Reserves the line with no text, because the page must not contain text for administrators only. */
const BLANK = '\u00a0'

/**
 * S-HOME-01. The page is the same for everybody (D-06), so the banner is added in the browser, for administrators only.
 * A browser that has shown it before reserves its space, so that nothing shifts.
 */
export function AdminBanner() {
  const { status, user } = useSession()
  const isAdmin = Boolean(user?.role)
  useEffect(() => {
    if (isAdmin) writeStored(ADMIN_KEY, '1')
    else if (status !== 'loading') writeStored(ADMIN_KEY, null)
  }, [isAdmin, status])

  if (!isAdmin && status !== 'loading') return null
  return (
    <div
      className={classNames(
        'mt-4 flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-surface px-5 py-4 shadow-card',
        isAdmin ? 'flex' : 'invisible hidden hint-admin:flex',
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold text-ink">
          <bdi>{isAdmin ? homeText.admin.greeting(user?.firstName || user?.email || '') : BLANK}</bdi>
        </p>
        <p className="text-sm">{isAdmin ? homeText.admin.body : BLANK}</p>
      </div>
      {isAdmin ? (
        <LinkButton to="/admin" variant="soft" size="sm" icon={<LayoutDashboard />}>
          {homeText.admin.action}
        </LinkButton>
      ) : (
        <span className="min-h-11 w-36" />
      )}
    </div>
  )
}
