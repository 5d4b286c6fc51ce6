import { AdminGate } from '#office/gate/admin-gate.tsx'
import { SetupPage } from '#office/gate/setup-page.tsx'
import { requireSetupPage } from '#shop/gate.ts'
import { setupText } from '#text/admin/setup.ts'
import type { Route } from './+types/quick-admin-setup'

export function loader({ context }: Route.LoaderArgs) {
  return { firstRun: requireSetupPage(context) }
}

/** Its first run ends while one is on it; that is no reason to take the page away. */
export function shouldRevalidate() {
  return false
}

/** open without sign-in only while the shop has no administrator. */
export default function QuickAdminSetupRoute({ loaderData: { firstRun } }: Route.ComponentProps) {
  return (
    <>
      <title>{setupText.title}</title>
      <meta name="robots" content="noindex" />
      {firstRun ? (
        <SetupPage firstRun />
      ) : (
        <AdminGate>
          <SetupPage firstRun={false} />
        </AdminGate>
      )}
    </>
  )
}
