import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '#browser/session/use-session.ts'
import { useSignOut } from '#browser/session/use-sign-out.ts'
import { useStore } from '#browser/store/use-store.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { shellText } from '#text/shell.ts'
import { DrawerPanel } from '#ui/drawer-panel.tsx'
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
} from '#ui/icons.tsx'
import { LinkButton, OutLinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FamilyTile, useShownCategories } from './family-links.tsx'

const ITEM =
  '-mx-3 flex min-h-13 w-[calc(100%+1.5rem)] items-center gap-3.5 rounded-control px-3 text-body font-medium text-ink hover:bg-sunken [&_svg]:size-5.5 [&_svg]:text-ink-3'

/** The same links as the wide header, from the right (S-HDR-05, conventions 4). Loaded when a finger comes near. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const store = useStore()
  const { status, user } = useSession()
  const signOut = useSignOut()

  function item(to: string, label: string, icon: ReactNode) {
    return (
      <li>
        <Link to={to} onClick={onClose} className={ITEM}>
          {icon}
          {label}
        </Link>
      </li>
    )
  }

  return (
    <DrawerPanel
      side="start"
      open={open}
      onClose={onClose}
      title={shellText.menu}
      closeLabel={shellText.close}
      footer={
        store?.whatsapp || store?.contactEmail ? (
          <div className="flex flex-col gap-2">
            {store.whatsapp ? (
              <OutLinkButton
                href={whatsappUrl(store.whatsapp)}
                variant="whatsapp"
                block
                icon={<WhatsappIcon />}
              >
                {shellText.whatsapp}
              </OutLinkButton>
            ) : null}
            {store.contactEmail ? (
              <OutLinkButton
                href={`mailto:${store.contactEmail}`}
                variant="ghost"
                block
                icon={<Mail aria-hidden />}
              >
                <bdi dir="ltr">{store.contactEmail}</bdi>
              </OutLinkButton>
            ) : null}
          </div>
        ) : null
      }
    >
      <Families onLeave={onClose} />
      {status === 'loading' ? (
        <p className="flex min-h-13 items-center gap-3 text-ink-3">
          <Spinner />
          {shellText.checkingSession}
        </p>
      ) : null}
      {status === 'anonymous' ? (
        <div className="flex flex-col gap-2 pb-2">
          <LinkButton to="/auth" block onClick={onClose}>
            {shellText.signIn}
          </LinkButton>
          <LinkButton to="/auth?mode=register" variant="soft" block onClick={onClose}>
            {shellText.register}
          </LinkButton>
        </div>
      ) : null}
      {user ? (
        <p className="pb-2 text-lead font-semibold text-ink">
          <bdi>{`${user.firstName} ${user.lastName}`.trim() || user.email}</bdi>
        </p>
      ) : null}
      <nav aria-label={shellText.mainNavigation}>
        <ul>
          {item('/', shellText.home, <House aria-hidden />)}
          {item('/products', shellText.products, <LayoutGrid aria-hidden />)}
          {item('/cart', shellText.cart, <ShoppingBag aria-hidden />)}
          {item('/contact', shellText.contact, <MessageCircle aria-hidden />)}
          {user ? item('/profile', shellText.profile, <UserRound aria-hidden />) : null}
          {user ? item('/orders', shellText.orders, <ReceiptText aria-hidden />) : null}
          {user ? item('/account/animals', shellText.ownAnimals, <HeartHandshake aria-hidden />) : null}
          {user?.role ? item('/admin', shellText.adminPanel, <LayoutDashboard aria-hidden />) : null}
          {user ? (
            <li>
              <button
                type="button"
                className={ITEM}
                disabled={signOut.pending}
                onClick={() => signOut.run().then(onClose)}
              >
                {signOut.pending ? <Spinner /> : <LogOut aria-hidden />}
                {signOut.pending ? shellText.signingOut : shellText.signOut}
              </button>
            </li>
          ) : null}
        </ul>
      </nav>
    </DrawerPanel>
  )
}

/** With their pictures, before everything else (S2-05). */
function Families({ onLeave }: { onLeave: () => void }) {
  const categories = useShownCategories()
  if (!categories?.length) return null
  return (
    <nav aria-label={shellText.families.title} className="pt-1 pb-4">
      <ul className="grid grid-cols-2 gap-2.5">
        {categories.map((category) => (
          <li key={category.id}>
            <FamilyTile category={category} onClick={onLeave} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
