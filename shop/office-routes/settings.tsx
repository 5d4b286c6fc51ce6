import { SettingsPage } from '#office/settings/settings-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/settings'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function SettingsRoute() {
  return <SettingsPage />
}
