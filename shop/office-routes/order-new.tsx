import { EnterSalePage } from '#office/orders/enter-sale-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/order-new'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function EnterSaleRoute() {
  return <EnterSalePage />
}
