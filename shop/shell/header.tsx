import type { MouseEvent } from 'react'
import { useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import { type ShellStore, useStore } from '#browser/store/use-store.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { CartCount } from '#shop/cart/cart-count.tsx'
import { SearchForm } from '#shop/search/search-form.tsx'
import { formatPhone, whatsappUrl } from '#text/format-phone.ts'
import { shellText as text } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton, iconButtonClass } from '#ui/icon-button.tsx'
import { Mail, Menu as MenuIcon, Search, ShoppingBag, Truck, WhatsappIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { AccountMenu } from './account-menu.tsx'
import { FamilyMenu } from './family-menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu, useMobileMenu } from './mobile-menu.tsx'

export function Header() {
  const store = useStore()
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  const searchId = useId()
  const menu = useMobileMenu()

  return (
    <>
      {store ? <TopStrip store={store} /> : null}
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="page flex h-16 items-center gap-1 lg:gap-6">
          <IconButton
            label={text.openMenu}
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            {...menu.opener}
            className="-ms-[10px] lg:hidden"
          />
          <Logo />
          <MainNavigation />
          <SearchForm popoverId={searchId} className="contents lg:block lg:min-h-12 lg:w-full lg:max-w-100" />
          <div className="ms-auto flex shrink-0 items-center gap-1 whitespace-nowrap">
            {isHome ? null : (
              <IconButton
                label={text.search.open}
                icon={<Search />}
                popoverTarget={searchId}
                popoverTargetAction="show"
                className="search-opener lg:hidden"
              />
            )}
            <div className="hidden lg:block">
              <AccountMenu />
            </div>
            <CartTrigger />
          </div>
        </div>
      </header>
      <MobileMenu {...menu} />
      {isHome ? (
        <div className="page pt-3 lg:hidden">
          <SearchForm />
        </div>
      ) : null}
    </>
  )
}

/** The top line of a wide screen: delivery area and contacts (S-HDR-01). */
function TopStrip({ store }: { store: ShellStore }) {
  return (
    <section aria-label={text.stripLabel} className="on-deep hidden bg-deep text-sm text-on-deep-2 lg:block">
      <div className="page flex min-h-11 items-center gap-7">
        <p className="me-auto flex items-center gap-2">
          <Truck className="size-4.5" />
          {text.strip(store)}
        </p>
        {store.contactEmail ? (
          <a
            href={`mailto:${store.contactEmail}`}
            className="flex min-h-11 items-center gap-2 hover:text-on-deep hover:underline"
          >
            <Mail className="size-4.5" />
            <bdi dir="ltr">{store.contactEmail}</bdi>
          </a>
        ) : null}
        {store.whatsapp ? (
          <a
            href={whatsappUrl(store.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center gap-2 hover:text-on-deep hover:underline"
          >
            <WhatsappIcon className="size-4.5 text-wa" />
            <span className="sr-only">{text.whatsapp}</span>
            <NumberText>{formatPhone(store.whatsapp)}</NumberText>
          </a>
        ) : null}
      </div>
    </section>
  )
}

const NAV_LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 xl:px-4 text-md font-medium whitespace-nowrap transition-colors'
const NAV_PLAIN = 'text-ink-2 hover:bg-sunken hover:text-ink'

function MainNavigation() {
  const link = ({ isActive }: { isActive: boolean }) =>
    classNames(NAV_LINK, isActive ? 'bg-brand-soft text-brand-ink font-semibold' : NAV_PLAIN)
  return (
    <nav aria-label={text.mainNavigation} className="hidden items-center gap-1 lg:flex">
      <NavLink to="/" end className={link}>
        {text.home}
      </NavLink>
      <FamilyMenu className={`${NAV_LINK} ${NAV_PLAIN}`} />
      <NavLink to="/products" className={link}>
        {text.products}
      </NavLink>
      <NavLink to="/contact" className={(state) => `${link(state)} max-[72rem]:hidden`}>
        {text.contact}
      </NavLink>
    </nav>
  )
}

/** Opens the cart drawer (S-HDR-06); a link, so that it leads to the cart page before the script is there. */
function CartTrigger() {
  const { openDrawer } = useCartContext()
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openDrawer()
  }
  return (
    <Link to="/cart" aria-haspopup="dialog" className={iconButtonClass('plain')} onClick={open}>
      <ShoppingBag />
      <span className="sr-only">{text.cart}</span>
      <CartCount className="absolute -end-0.5 -top-0.5" />
    </Link>
  )
}
