import { InboxPage } from '#app/features/admin/inbox/inbox-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/messages'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function InboxRoute() {
  return <InboxPage />
}
