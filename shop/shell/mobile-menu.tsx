import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import { type ShellStore, useCategoryCount, useStore } from '#browser/store/use-store.ts'
import { shellText as text } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { House, LayoutGrid, MessageCircle, ShoppingBag, X } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { usePart } from '#ui/use-part.ts'
import { useSwipe } from '#ui/use-swipe.ts'
import { MENU_ITEM } from './menu-item.ts'

const loadParts = () => import('./menu-parts.tsx')

/** The number of placeholder rows. */
const ROWS = ['', 'row-span-1', 'row-span-2', 'row-span-3', 'row-span-4', 'row-span-5', 'row-span-6']

/** State shared by the button and the menu. */
export function useMobileMenu() {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => dialog.current?.close()
  useEffect(() => setOpen(dialog.current?.open === true), [])
  useCloseOnBack(open, close)
  function show(event: MouseEvent) {
    // The button's own command, for before scripts load, would open the dialog a second time.
    event.preventDefault()
    if (!dialog.current?.open) dialog.current?.showModal()
    setOpen(true)
  }
  return {
    dialog,
    id,
    open,
    close,
    closed: () => setOpen(false),
    opener: { ...commandOf('show-modal', id), onClick: show },
  }
}

/** Props of a button that opens or closes a dialog without scripts. */
function commandOf(command: 'show-modal' | 'close', id: string) {
  return { command, commandfor: id }
}

/**
 * The same links as the wide header, from the right (S-HDR-05, conventions 4). The dialog is part of the page's HTML,
 * and opens and closes before scripts load (S2-11). Parts loaded on opening (menu-parts.tsx) fill reserved space or
 * come last, so that nothing shifts.
 */
export function MobileMenu({ dialog, id, open, close, closed }: ReturnType<typeof useMobileMenu>) {
  const store = useStore()
  const { status, user } = useSession()
  const parts = usePart(loadParts, open)
  const swipe = useSwipe((toward) => toward === 'right' && close())
  const rows = Math.min(Math.ceil(useCategoryCount() / 2), ROWS.length - 1)
  const places = (
    <li aria-hidden className={`col-span-2 animate-breathe rounded-card bg-sunken ${ROWS[rows]}`} />
  )

  function pressed(event: MouseEvent) {
    if (event.target === dialog.current) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog with Escape
    <dialog
      ref={dialog}
      id={id}
      aria-label={text.menu}
      // May have been opened before hydration.
      suppressHydrationWarning
      closedby="any"
      onClick={pressed}
      onClose={closed}
      {...swipe}
      className="menu-drawer touch-pan-y flex-col overflow-clip rounded-s-block bg-surface text-ink-2 shadow-float outline-none open:flex"
    >
      <div className="flex shrink-0 items-center justify-between py-3 ps-6 pe-3 max-[25rem]:ps-5 max-[25rem]:pe-2">
        <h2 className="font-display text-h2 font-bold text-ink">{text.menu}</h2>
        <IconButton label={text.close} icon={<X />} {...commandOf('close', id)} onClick={close} />
      </div>
      <div className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain px-6 pb-4">
        {rows > 0 ? (
          <nav aria-label={text.families.title} className="pt-1 pb-4 noscript:hidden">
            <ul className="grid auto-rows-[5.5rem] grid-cols-2 gap-2.5">
              {parts ? <parts.FamilyTiles places={places} onLeave={close} /> : places}
            </ul>
          </nav>
        ) : null}
        <Person user={user} status={status} onLeave={close} />
        <nav aria-label={text.mainNavigation}>
          {PAGES.map(({ to, label, icon }) => (
            <Link key={to} to={to} onClick={close} className={MENU_ITEM}>
              {icon}
              {label}
            </Link>
          ))}
          {user && parts ? <parts.AccountLinks user={user} onLeave={close} /> : null}
        </nav>
      </div>
      {store?.whatsapp || store?.contactEmail ? (
        <ReachBar store={store}>{parts ? <parts.Reach store={store} /> : null}</ReachBar>
      ) : null}
    </dialog>
  )
}

function ReachBar({ store, children }: { store: ShellStore; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'box-content flex shrink-0 flex-col gap-2 border-t border-line px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] noscript:hidden',
        store.whatsapp && store.contactEmail ? 'h-26' : 'h-12',
      )}
    >
      {children}
    </div>
  )
}

type PersonProps = Pick<ReturnType<typeof useSession>, 'user' | 'status'> & { onLeave: () => void }

/** Who is signed in, or the two ways in. */
function Person({ user, status, onLeave }: PersonProps) {
  return (
    <>
      {status === 'loading' ? (
        <p className="flex min-h-13 items-center text-ink-3 hint-out:hidden">{text.checkingSession}</p>
      ) : null}
      {user ? (
        <p className="flex min-h-13 items-center text-lead font-semibold text-ink">
          <bdi>{`${user.firstName} ${user.lastName}`.trim() || user.email}</bdi>
        </p>
      ) : (
        <div
          className={classNames(
            'flex-col gap-2 pb-2',
            status === 'loading' ? 'hidden hint-out:flex' : 'flex',
          )}
        >
          <LinkButton to="/auth" block onClick={onLeave}>
            {text.signIn}
          </LinkButton>
          <LinkButton to="/auth?mode=register" variant="soft" block onClick={onLeave}>
            {text.register}
          </LinkButton>
        </div>
      )}
    </>
  )
}

const PAGES = [
  { to: '/', label: text.home, icon: <House /> },
  { to: '/products', label: text.products, icon: <LayoutGrid /> },
  { to: '/cart', label: text.cart, icon: <ShoppingBag /> },
  { to: '/contact', label: text.contact, icon: <MessageCircle /> },
]
