import { InboxPage } from '#office/inbox/inbox-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/messages'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function InboxRoute() {
  return <InboxPage />
}
