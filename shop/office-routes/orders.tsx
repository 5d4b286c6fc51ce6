import { OrdersPage } from '#office/orders/orders-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/orders'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function OrdersRoute() {
  return <OrdersPage />
}
