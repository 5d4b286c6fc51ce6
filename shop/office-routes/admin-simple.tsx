import { SimplePage } from '#office/simple/simple-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/admin-simple'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

/** A-DBG-03: asks who is here by itself, each question with its time limit, so it stands in no second gate. */
export default function AdminSimpleRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <SimplePage />
    </>
  )
}
