import { ChartNoAxesColumn, type LucideIcon, Plus, ReceiptText, Users } from 'lucide-react'
import { useNow } from '#browser/orders/use-now.ts'
import { useSession } from '#browser/session/use-session.ts'
import { muscatHour } from '#domain/muscat-time.ts'
import type { Permission } from '#domain/permissions.ts'
import { SetupCard } from '#office/guide/setup-card.tsx'
import { Page } from '#office/shell/page.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { dashboardText } from '#text/admin/dashboard.ts'
import { formatLongDate } from '#text/format-date.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { AttentionBox } from './attention-box.tsx'
import { FigureCards } from './figure-cards.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { LowStock } from './low-stock.tsx'
import { FamilySales, SalesChart } from './sales-cards.tsx'

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

const text = dashboardText.actions

const ACTIONS: readonly { label: string; to: string; Icon: LucideIcon; need: Permission }[] = [
  { label: text.addAnimal, to: '/admin/animals?new=animal', Icon: Plus, need: 'products:write' },
  { label: text.orders, to: '/admin/orders', Icon: ReceiptText, need: 'orders:read' },
  { label: text.customers, to: '/admin/users', Icon: Users, need: 'users:read' },
  { label: text.analytics, to: '/admin/analytics', Icon: ChartNoAxesColumn, need: 'reports:read' },
]

/** Links to the most frequent actions (A-DASH-03). */
function QuickActions() {
  const may = useMay()
  const actions = ACTIONS.filter(({ need }) => may(need))
  // A single action is already in the navigation.
  if (actions.length < 2) return null
  return (
    <nav aria-label={text.title}>
      <ul className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-4 lg:gap-5">
        {actions.map(({ label, to, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-2.5 rounded-card bg-brand-soft px-4 py-2 text-md leading-snug font-semibold text-brand-ink transition-colors hover:bg-brand-soft-2"
            >
              <Icon className="size-5.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
