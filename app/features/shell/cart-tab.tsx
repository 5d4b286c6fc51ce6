import { ShoppingBag } from 'lucide-react'
import { CartCount } from '#app/features/cart/cart-count.tsx'
import { Tab } from '#app/features/shell/tab.tsx'
import { shellText } from '#text/shell.ts'

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
