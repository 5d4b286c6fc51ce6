import { OrdersPage } from '#app/features/admin/orders/orders-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/orders'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function OrdersRoute() {
  return <OrdersPage />
}
