import { TransfersPage } from '#office/orders/transfers-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/transfers'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function TransfersRoute() {
  return <TransfersPage />
}
