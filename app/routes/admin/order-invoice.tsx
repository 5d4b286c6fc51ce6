import { InvoicePage } from '#app/features/admin/orders/invoice-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/order-invoice'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function InvoiceRoute() {
  return <InvoicePage />
}
