import { InvoicePage } from '#office/orders/invoice-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/order-invoice'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function InvoiceRoute() {
  return <InvoicePage />
}
