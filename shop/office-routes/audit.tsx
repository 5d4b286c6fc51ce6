import { AuditPage } from '#office/audit/audit-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/audit'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AuditRoute() {
  return <AuditPage />
}
