import { OrderPage } from '#office/orders/order-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/order'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function OrderRoute() {
  return <OrderPage />
}
