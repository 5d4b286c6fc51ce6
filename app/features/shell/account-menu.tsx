import { LayoutDashboard, LogOut, ReceiptText, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession, useSessionChange } from '#app/features/session/use-session.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#app/ui/menu.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { SessionUser } from '#contract/session.ts'
import { shellText } from '#text/shell.ts'

/**
 * Who is here, in the header of a wide screen (S-HDR-02..04). The page that arrives holds the signed-out and the
 * loading variant; the hint on <html> shows the right one before the first paint, and nothing moves.
 */
export function AccountMenu() {
  const { status, user } = useSession()
  if (status === 'authenticated') return <UserMenu user={user} />
  return (
    <>
      {status === 'loading' ? (
        <span className="hidden size-11 place-items-center text-ink-3 hint-in:grid">
          <Spinner label={shellText.checkingSession} />
        </span>
      ) : null}
      <div
        className={
          status === 'loading' ? 'flex items-center gap-2 hint-in:hidden' : 'flex items-center gap-2'
        }
      >
        <Link to="/auth" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          {shellText.signIn}
        </Link>
        <Link to="/auth?mode=register" className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {shellText.register}
        </Link>
      </div>
    </>
  )
}

function UserMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut()
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  const own: MenuItem[] = [
    { label: shellText.profile, icon: <UserRound aria-hidden />, to: '/profile' },
    { label: shellText.orders, icon: <ReceiptText aria-hidden />, to: '/orders' },
  ]
  const admin: MenuItem[] = [
    { label: shellText.adminPanel, icon: <LayoutDashboard aria-hidden />, to: '/admin' },
  ]
  const leave: MenuItem[] = [
    {
      label: shellText.signOut,
      icon: <LogOut aria-hidden />,
      onSelect: signOut.run,
      disabled: signOut.pending,
    },
  ]
  return (
    <Menu
      label={shellText.userMenu}
      trigger={signOut.pending ? <Spinner /> : <UserRound aria-hidden />}
      triggerClassName={iconButtonClass('plain')}
      header={
        <>
          <p className="font-semibold text-ink">
            <bdi>{name}</bdi>
          </p>
          {name === user.email ? null : (
            <p className="text-sm text-ink-3">
              <bdi dir="ltr">{user.email}</bdi>
            </p>
          )}
        </>
      }
      groups={user.isAdmin ? [own, admin, leave] : [own, leave]}
    />
  )
}

/** S-HDR-09: a failure is logged only; the person is still signed in and sees it. */
export function useSignOut() {
  const { signOut } = useSessionChange()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function run() {
    setPending(true)
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants exactly this (S-HDR-09)
      console.warn('sign-out failed', error)
    } finally {
      setPending(false)
    }
  }
  return { run, pending }
}
