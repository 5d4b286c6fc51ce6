import { LinkedOrderPage } from '#shop/orders/linked-order-page.tsx'

/** W-12: what is private stands after the #, which no server, log or search engine sees. */
export default function LinkedOrderRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <LinkedOrderPage />
    </>
  )
}
