import { CheckoutPage } from '#shop/checkout/checkout-page.tsx'

/** S-ROUTE-05. */
export default function CheckoutRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <CheckoutPage />
    </>
  )
}
