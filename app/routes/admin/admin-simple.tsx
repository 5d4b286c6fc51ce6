import { AdminGate } from '#app/features/admin/gate/admin-gate.tsx'
import { AdminHome } from '#app/features/admin/gate/admin-home.tsx'
import { requireAdminPage } from '#app/gate.ts'
import { adminHomeText } from '#text/admin/home.ts'
import type { Route } from './+types/admin-simple'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AdminSimpleRoute() {
  return (
    <>
      <title>{adminHomeText.title}</title>
      <meta name="robots" content="noindex" />
      <AdminGate>
        <AdminHome />
      </AdminGate>
    </>
  )
}
