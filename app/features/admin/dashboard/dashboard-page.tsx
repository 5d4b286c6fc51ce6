import { PageBody, PageHeader } from '#app/features/admin/shell/page-header.tsx'
import { useSession } from '#app/features/session/use-session.ts'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { dashboardText } from '#text/admin/dashboard.ts'

/** The first screen of the back office: what needs me now? */
export function DashboardPage() {
  const { user } = useSession()
  return (
    <>
      <PageHeader title={dashboardText.hello(user?.firstName ?? '')} />
      <PageBody>
        <Card className="flex flex-wrap gap-3">
          <LinkButton to="/admin/animals">{dashboardText.actions.addAnimal}</LinkButton>
          <LinkButton to="/admin/orders" variant="soft">
            {dashboardText.actions.orders}
          </LinkButton>
        </Card>
      </PageBody>
    </>
  )
}
