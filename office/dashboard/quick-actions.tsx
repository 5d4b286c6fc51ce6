import { ChartNoAxesColumn, type LucideIcon, Plus, ReceiptText, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { Permission } from '#domain/permissions.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { dashboardText } from '#text/admin/dashboard.ts'

const text = dashboardText.actions

const ACTIONS: readonly { label: string; to: string; Icon: LucideIcon; need: Permission }[] = [
  { label: text.addAnimal, to: '/admin/animals?new=animal', Icon: Plus, need: 'products:write' },
  { label: text.orders, to: '/admin/orders', Icon: ReceiptText, need: 'orders:read' },
  { label: text.customers, to: '/admin/users', Icon: Users, need: 'users:read' },
  { label: text.analytics, to: '/admin/analytics', Icon: ChartNoAxesColumn, need: 'reports:read' },
]

/** Links to the most frequent actions (A-DASH-03). */
export function QuickActions() {
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
              <Icon aria-hidden className="size-5.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
