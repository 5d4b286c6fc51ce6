import { useSignOut } from '#browser/session/use-sign-out.ts'
import type { SessionUser } from '#contract/session.ts'
import { shellText as text } from '#text/shell.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { HeartHandshake, LayoutDashboard, LogOut, ReceiptText, UserRound } from '#ui/icons.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** S-HDR-02, S-GEN-07. Loaded for those who are signed in. */
export function UserMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut()
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  const own: MenuItem[] = [
    { label: text.profile, icon: <UserRound />, to: '/profile' },
    { label: text.orders, icon: <ReceiptText />, to: '/orders' },
    { label: text.ownAnimals, icon: <HeartHandshake />, to: '/account/animals' },
  ]
  const admin: MenuItem[] = [{ label: text.adminPanel, icon: <LayoutDashboard />, to: '/admin' }]
  const leave: MenuItem[] = [
    {
      label: text.signOut,
      icon: <LogOut />,
      onSelect: signOut.run,
      disabled: signOut.pending,
    },
  ]
  return (
    <Menu
      label={text.userMenu}
      trigger={signOut.pending ? <Spinner /> : <UserRound />}
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
      groups={user.role ? [own, admin, leave] : [own, leave]}
    />
  )
}
