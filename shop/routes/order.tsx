import { OrderPage } from '#shop/orders/order-page.tsx'
import type { Route } from './+types/order'

/** */
export default function OrderRoute({ params }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <OrderPage orderNumber={params.orderNumber} />
    </>
  )
}
