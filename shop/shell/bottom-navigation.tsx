import { useSession } from '#browser/session/use-session.ts'
import { CartCount } from '#shop/cart/cart-count.tsx'
import { shellText as text } from '#text/shell.ts'
import { House, LayoutGrid, ShoppingBag, UserRound } from '#ui/icons.tsx'
import { Tab } from './tab.tsx'

/** The tab bar of a phone, beside the chat button; a page with an action bar shows that instead. */
export function BottomNavigation() {
  const { status } = useSession()
  return (
    <div className="bottom-navigation fixed inset-x-0 bottom-0 z-30 rounded-t-[28px] bg-surface ps-(--corner-room) pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden">
      <nav aria-label={text.bottomNavigation}>
        <ul className="mx-auto flex max-w-120 px-2">
          <Tab to="/" pages={/^\/$/} label={text.home} icon={<House />} />
          <Tab to="/products" pages={/^\/(?:products|animals)/} label={text.products} icon={<LayoutGrid />} />
          <CartTab />
          <Tab
            to={status === 'anonymous' ? '/auth' : '/account'}
            pages={/^\/(?:account|profile|orders|auth|forgot-password)/}
            label={text.account}
            icon={<UserRound />}
          />
        </ul>
      </nav>
    </div>
  )
}

function CartTab() {
  return (
    <Tab
      to="/cart"
      pages={/^\/cart$/}
      label={text.cart}
      icon={
        <>
          <ShoppingBag />
          <CartCount className="absolute end-2 -top-1" />
        </>
      }
    />
  )
}
