import { EnterSalePage } from '#app/features/admin/orders/enter-sale-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/order-new'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function EnterSaleRoute() {
  return <EnterSalePage />
}
