import { AdminGate } from '#office/gate/admin-gate.tsx'
import { SeedPage } from '#office/seed/seed-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import { seedText } from '#text/admin/seed.ts'
import type { Route } from './+types/admin-seed'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AdminSeedRoute() {
  return (
    <>
      <title>{seedText.title}</title>
      <meta name="robots" content="noindex" />
      <AdminGate>
        <SeedPage />
      </AdminGate>
    </>
  )
}
