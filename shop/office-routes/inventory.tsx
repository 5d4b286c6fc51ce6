import { InventoryPage } from '#office/inventory/inventory-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/inventory'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function InventoryRoute() {
  return <InventoryPage />
}
