import { CartCount } from '#shop/cart/cart-count.tsx'
import { shellText } from '#text/shell.ts'
import { ShoppingBag } from '#ui/icons.tsx'
import { Tab } from './tab.tsx'

export function CartTab() {
  return (
    <Tab
      to="/cart"
      pages={/^\/cart$/}
      label={shellText.cart}
      icon={
        <>
          <ShoppingBag aria-hidden />
          <CartCount className="absolute end-2 -top-1" />
        </>
      }
    />
  )
}
