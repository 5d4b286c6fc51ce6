import { InventoryPage } from '#app/features/admin/inventory/inventory-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/inventory'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function InventoryRoute() {
  return <InventoryPage />
}
