// Parts of the phone menu that are loaded when it first opens.
import type { ReactNode } from 'react'
import { useSignOut } from '#browser/session/use-sign-out.ts'
import type { ShellStore } from '#browser/store/use-store.ts'
import type { SessionUser } from '#contract/session.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { shellText as text } from '#text/shell.ts'
import {
  HeartHandshake,
  LayoutDashboard,
  LogOut,
  Mail,
  ReceiptText,
  UserRound,
  WhatsappIcon,
} from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FamilyTile, useShownCategories } from './family-links.tsx'
import { MENU_ITEM } from './menu-item.ts'

/** With their pictures, before everything else (S2-05); `places` until they are known. */
export function FamilyTiles({ places, onLeave }: { places: ReactNode; onLeave: () => void }) {
  const categories = useShownCategories()
  if (!categories) return places
  return categories.map((category) => (
    <li key={category.id}>
      <FamilyTile category={category} onClick={onLeave} />
    </li>
  ))
}

export function AccountLinks({ user, onLeave }: { user: SessionUser; onLeave: () => void }) {
  const signOut = useSignOut()
  const link = (to: string, label: string, icon: ReactNode) => (
    <Link to={to} onClick={onLeave} className={MENU_ITEM}>
      {icon}
      {label}
    </Link>
  )
  return (
    <>
      {link('/profile', text.profile, <UserRound />)}
      {link('/orders', text.orders, <ReceiptText />)}
      {link('/account/animals', text.ownAnimals, <HeartHandshake />)}
      {user.role ? link('/admin', text.adminPanel, <LayoutDashboard />) : null}
      <button
        type="button"
        className={MENU_ITEM}
        disabled={signOut.pending}
        onClick={() => signOut.run().then(onLeave)}
      >
        {signOut.pending ? <Spinner /> : <LogOut />}
        {signOut.pending ? text.signingOut : text.signOut}
      </button>
    </>
  )
}

export function Reach({ store: { whatsapp, contactEmail } }: { store: ShellStore }) {
  return (
    <>
      {whatsapp ? (
        <OutLinkButton href={whatsappUrl(whatsapp)} variant="whatsapp" block icon={<WhatsappIcon />}>
          {text.whatsapp}
        </OutLinkButton>
      ) : null}
      {contactEmail ? (
        <OutLinkButton href={`mailto:${contactEmail}`} variant="ghost" block icon={<Mail />}>
          <bdi dir="ltr">{contactEmail}</bdi>
        </OutLinkButton>
      ) : null}
    </>
  )
}
