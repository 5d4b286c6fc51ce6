import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { CartCount } from '#shop/cart/cart-count.tsx'
import { shellText } from '#text/shell.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { ShoppingBag } from '#ui/icons.tsx'

/** Opens the cart drawer (S-HDR-06); a link, so that it leads to the cart page before the script is there. */
export function CartTrigger() {
  const { openDrawer } = useCartContext()
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openDrawer()
  }
  return (
    <Link to="/cart" aria-haspopup="dialog" className={iconButtonClass('plain')} onClick={open}>
      <ShoppingBag aria-hidden />
      <span className="sr-only">{shellText.cart}</span>
      <CartCount className="absolute -end-0.5 -top-0.5" />
    </Link>
  )
}
