import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#browser/session/use-session.ts'
import { useSignOut } from '#browser/session/use-sign-out.ts'
import { useCategoryCount, useStore } from '#browser/store/use-store.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { shellText } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import {
  HeartHandshake,
  House,
  LayoutDashboard,
  LayoutGrid,
  LogOut,
  Mail,
  MessageCircle,
  ReceiptText,
  ShoppingBag,
  UserRound,
  WhatsappIcon,
  X,
} from '#ui/icons.tsx'
import { LinkButton, OutLinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { usePart } from '#ui/use-part.ts'
import { useSwipe } from '#ui/use-swipe.ts'
import { useWayBack } from '#ui/use-way-back.ts'

const loadFamilyTiles = () => import('./family-tiles.tsx').then((module) => module.FamilyTiles)

const ITEM =
  '-mx-3 flex min-h-13 w-[calc(100%+1.5rem)] items-center gap-3.5 rounded-control px-3 text-body font-medium text-ink hover:bg-sunken [&_svg]:size-5.5 [&_svg]:text-ink-3'

/** What its button and the menu share. */
export function useMobileMenu() {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => dialog.current?.close()
  useEffect(() => setOpen(dialog.current?.open === true), [])
  useWayBack(open, close)
  function show() {
    // A browser that does not know `command` waits for this.
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

/** A button that HTML itself lets open or close a dialog. */
function commandOf(command: 'show-modal' | 'close', id: string) {
  return { command, commandfor: id }
}

/**
 * The same links as the wide header, from the right (S-HDR-05, conventions 4). The dialog stands in the page's HTML, which
 * opens and closes it by itself: the menu is there before any script (S2-11).
 */
export function MobileMenu({ dialog, id, open, close, closed }: ReturnType<typeof useMobileMenu>) {
  const { status, user } = useSession()
  const signOut = useSignOut()
  const swipe = useSwipe((toward) => toward === 'right' && close())

  function pressed(event: MouseEvent) {
    if (event.target === dialog.current) close()
  }
  function item(to: string, label: string, icon: ReactNode) {
    return (
      <Link to={to} onClick={close} className={ITEM}>
        {icon}
        {label}
      </Link>
    )
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what a press beside it does, Escape does by itself
    <dialog
      ref={dialog}
      id={id}
      aria-label={shellText.menu}
      // It was opened before React came.
      suppressHydrationWarning
      {...{ closedby: 'any' }}
      onClick={pressed}
      onClose={closed}
      {...swipe}
      className="menu-drawer touch-pan-y flex-col overflow-clip rounded-s-block bg-surface text-ink-2 shadow-float outline-none open:flex"
    >
      <div className="flex shrink-0 items-center justify-between py-3 ps-6 pe-3 max-[25rem]:ps-5 max-[25rem]:pe-2">
        <h2 className="font-display text-h2 font-bold text-ink">{shellText.menu}</h2>
        <IconButton
          label={shellText.close}
          icon={<X aria-hidden />}
          {...commandOf('close', id)}
          onClick={close}
        />
      </div>
      <div className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain px-6 pb-4">
        <Families open={open} onLeave={close} />
        {status === 'loading' ? (
          <p className="flex min-h-13 items-center text-ink-3 hint-out:hidden">{shellText.checkingSession}</p>
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
            <LinkButton to="/auth" block onClick={close}>
              {shellText.signIn}
            </LinkButton>
            <LinkButton to="/auth?mode=register" variant="soft" block onClick={close}>
              {shellText.register}
            </LinkButton>
          </div>
        )}
        <nav aria-label={shellText.mainNavigation}>
          {item('/', shellText.home, <House aria-hidden />)}
          {item('/products', shellText.products, <LayoutGrid aria-hidden />)}
          {item('/cart', shellText.cart, <ShoppingBag aria-hidden />)}
          {item('/contact', shellText.contact, <MessageCircle aria-hidden />)}
          {user ? item('/profile', shellText.profile, <UserRound aria-hidden />) : null}
          {user ? item('/orders', shellText.orders, <ReceiptText aria-hidden />) : null}
          {user ? item('/account/animals', shellText.ownAnimals, <HeartHandshake aria-hidden />) : null}
          {user?.role ? item('/admin', shellText.adminPanel, <LayoutDashboard aria-hidden />) : null}
          {user ? (
            <button
              type="button"
              className={ITEM}
              disabled={signOut.pending}
              onClick={() => signOut.run().then(close)}
            >
              {signOut.pending ? <Spinner /> : <LogOut aria-hidden />}
              {signOut.pending ? shellText.signingOut : shellText.signOut}
            </button>
          ) : null}
        </nav>
      </div>
      <Reach open={open} />
    </dialog>
  )
}

const ROWS = ['', 'row-span-1', 'row-span-2', 'row-span-3', 'row-span-4', 'row-span-5', 'row-span-6']

/** With their pictures, before everything else (S2-05). They come later, to a place that is kept: what is below stays. */
function Families({ open, onLeave }: { open: boolean; onLeave: () => void }) {
  const count = useCategoryCount()
  const FamilyTiles = usePart(loadFamilyTiles, open)
  if (count === 0) return null
  const rows = Math.min(Math.ceil(count / 2), ROWS.length - 1)
  const places = (
    <li aria-hidden className={`col-span-2 animate-breathe rounded-card bg-sunken ${ROWS[rows]}`} />
  )
  return (
    <nav aria-label={shellText.families.title} className="pt-1 pb-4 noscript:hidden">
      <ul className="grid auto-rows-[5.5rem] grid-cols-2 gap-2.5">
        {FamilyTiles ? <FamilyTiles places={places} onLeave={onLeave} /> : places}
      </ul>
    </nav>
  )
}

/** Its buttons come later too. */
function Reach({ open }: { open: boolean }) {
  const store = useStore()
  const { whatsapp, contactEmail } = store ?? {}
  if (!whatsapp && !contactEmail) return null
  return (
    <div
      className={classNames(
        'box-content flex shrink-0 noscript:hidden flex-col gap-2 border-t border-line px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]',
        whatsapp && contactEmail ? 'h-26' : 'h-12',
      )}
    >
      {open && whatsapp ? (
        <OutLinkButton href={whatsappUrl(whatsapp)} variant="whatsapp" block icon={<WhatsappIcon />}>
          {shellText.whatsapp}
        </OutLinkButton>
      ) : null}
      {open && contactEmail ? (
        <OutLinkButton href={`mailto:${contactEmail}`} variant="ghost" block icon={<Mail aria-hidden />}>
          <bdi dir="ltr">{contactEmail}</bdi>
        </OutLinkButton>
      ) : null}
    </div>
  )
}
