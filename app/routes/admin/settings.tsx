import { SettingsPage } from '#app/features/admin/settings/settings-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/settings'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function SettingsRoute() {
  return <SettingsPage />
}
