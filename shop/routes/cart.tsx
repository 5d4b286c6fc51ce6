import { CartPage } from '#shop/cart/cart-page.tsx'
import { cartText } from '#text/cart.ts'

/** S-ROUTE-04. */
export default function CartRoute() {
  return (
    <>
      <title>{cartText.pageTitle}</title>
      <meta name="robots" content="noindex" />
      <CartPage />
    </>
  )
}
