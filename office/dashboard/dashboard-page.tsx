import { useNow } from '#browser/orders/use-now.ts'
import { useSession } from '#browser/session/use-session.ts'
import { muscatHour } from '#domain/muscat-time.ts'
import { SetupCard } from '#office/guide/setup-card.tsx'
import { Page } from '#office/shell/page.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { dashboardText } from '#text/admin/dashboard.ts'
import { formatLongDate } from '#text/format-date.ts'
import { classNames } from '#ui/class-names.ts'
import { AttentionBox } from './attention-box.tsx'
import { FigureCards } from './figure-cards.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { LowStock } from './low-stock.tsx'
import { QuickActions } from './quick-actions.tsx'
import { FamilySales, SalesChart } from './sales-cards.tsx'

/** The dashboard: what needs attention now. */
export default function DashboardPage() {
  const { user } = useSession()
  const seesReports = useMay()('reports:read')
  const now = new Date(useNow())
  return (
    <Page
      title={dashboardText.hello(user?.firstName ?? '', muscatHour(now) < 12)}
      count={formatLongDate(now)}
    >
      <SetupCard />
      <AttentionBox now={now} />
      <FigureCards />
      <QuickActions />
      <div className="grid gap-4 lg:grid-cols-5 lg:gap-5">
        {seesReports ? (
          <div className="min-w-0 lg:col-span-3">
            <SalesChart />
          </div>
        ) : null}
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-4 lg:gap-5',
            seesReports ? 'lg:col-span-2' : 'lg:col-span-5',
          )}
        >
          {seesReports ? <FamilySales /> : null}
          <LowStock />
        </div>
      </div>
      <LatestOrders now={now} />
    </Page>
  )
}
