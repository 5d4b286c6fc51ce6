import { OrdersPage } from '#shop/orders/orders-page.tsx'

/** */
export default function OrdersRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <OrdersPage />
    </>
  )
}
