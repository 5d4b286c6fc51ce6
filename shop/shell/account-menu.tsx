import { useSession } from '#browser/session/use-session.ts'
import { shellText } from '#text/shell.ts'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { usePart } from '#ui/use-part.ts'

const loadUserMenu = () => import('./user-menu.tsx').then((module) => module.UserMenu)

/**
 * The account menu in a wide screen's header (S-HDR-02..04). The server's HTML has the signed-out and the loading
 * variant; the hint on <html> shows the right one before the first paint, without a layout shift.
 */
export function AccountMenu() {
  const { status, user } = useSession()
  const UserMenu = usePart(loadUserMenu, user !== null)
  if (user && UserMenu) return <UserMenu user={user} />
  const unsure = status === 'loading'
  return (
    <>
      {status === 'anonymous' ? null : (
        <span
          className={classNames(
            'size-11 place-items-center text-ink-3',
            unsure ? 'hidden hint-in:grid' : 'grid',
          )}
        >
          <Spinner label={shellText.checkingSession} />
        </span>
      )}
      {user ? null : (
        <div className={classNames('flex items-center gap-2', unsure && 'hint-in:hidden')}>
          <Link to="/auth" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {shellText.signIn}
          </Link>
          <Link to="/auth?mode=register" className={buttonClass({ variant: 'soft', size: 'sm' })}>
            {shellText.register}
          </Link>
        </div>
      )}
    </>
  )
}
