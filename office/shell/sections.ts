import {
  Banknote,
  BellRing,
  Boxes,
  CalendarCheck,
  ChartNoAxesColumn,
  ClipboardList,
  House,
  Landmark,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageCircleQuestionMark,
  Package,
  PackageX,
  PawPrint,
  ReceiptText,
  Settings,
  Star,
  Store,
  Ticket,
  Truck,
  Undo2,
  Users,
} from 'lucide-react'
import type { Attention } from '#contract/admin/stats.ts'
import type { Permission } from '#domain/permissions.ts'
import { SECTION_TEXT, type SectionName } from '#text/admin/shell.ts'
import { neededAt } from './rooms.ts'

export type Section = {
  name: SectionName
  path: string
  Icon: LucideIcon
  group: 'day' | 'shop'
  /** The number of open tasks in the section. */
  waiting?: (attention: Attention) => number
}

/** A-SHELL-01, A-SHELL-05: the sections in the order of the navigation. Titles follow the path (A-SHELL-04). */
export const SECTIONS: readonly Section[] = [
  ...inGroup('day', [
    { name: 'today', path: '/admin', Icon: House },
    { name: 'orders', path: '/admin/orders', Icon: ReceiptText, waiting: (a) => a.toPrepare },
    { name: 'runs', path: '/admin/runs', Icon: Truck, waiting: (a) => a.returned },
    { name: 'transfers', path: '/admin/transfers', Icon: Landmark, waiting: (a) => a.transfers.count },
    { name: 'refunds', path: '/admin/refunds', Icon: Undo2, waiting: (a) => a.refunds.count },
    { name: 'returns', path: '/admin/returns', Icon: PackageX, waiting: (a) => a.returns },
    { name: 'counter', path: '/admin/counter', Icon: Store },
    { name: 'drawer', path: '/admin/drawer', Icon: Banknote },
    { name: 'products', path: '/admin/animals', Icon: Package },
    { name: 'passports', path: '/admin/passports', Icon: PawPrint },
    { name: 'inventory', path: '/admin/inventory', Icon: Boxes, waiting: (a) => a.soldOut },
    { name: 'viewings', path: '/admin/viewings', Icon: CalendarCheck, waiting: (a) => a.viewings.count },
    { name: 'wanted', path: '/admin/wanted', Icon: BellRing },
    { name: 'users', path: '/admin/users', Icon: Users },
    { name: 'inbox', path: '/admin/messages', Icon: MessageCircle, waiting: (a) => a.messages.count },
  ]),
  ...inGroup('shop', [
    { name: 'setup', path: '/admin/setup', Icon: ListChecks },
    { name: 'categories', path: '/admin/categories', Icon: LayoutGrid },
    { name: 'vouchers', path: '/admin/vouchers', Icon: Ticket },
    { name: 'analytics', path: '/admin/analytics', Icon: ChartNoAxesColumn },
    { name: 'questions', path: '/admin/questions', Icon: MessageCircleQuestionMark },
    { name: 'reviews', path: '/admin/reviews', Icon: Star, waiting: (a) => a.reviews },
    { name: 'newsletter', path: '/admin/newsletter', Icon: Mail },
    { name: 'settings', path: '/admin/settings', Icon: Settings },
    { name: 'audit', path: '/admin/audit', Icon: ClipboardList },
  ]),
]

function inGroup(group: Section['group'], sections: Omit<Section, 'group'>[]): Section[] {
  return sections.map((section) => ({ ...section, group }))
}

/** Unknown paths below /admin open the dashboard (A-SHELL-05). */
export function sectionAt(pathname: string): SectionName {
  const path = pathname.replace(/\/+$/, '')
  const match = SECTIONS.find((section) => section.path !== '/admin' && isBelow(path, section.path))
  return match?.name ?? 'today'
}

export function titleAt(pathname: string): string {
  return SECTION_TEXT[sectionAt(pathname)].title
}

/** A record's path is below that of its section. */
function isBelow(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}

/** The permission that a section needs (T-01); undefined: any role. */
export function neededFor({ path }: Section): Permission | undefined {
  return neededAt(path.slice(1))
}

/** The sum of the open tasks in these sections, for the bell. */
export function waitingIn(sections: readonly Section[], attention: Attention): number {
  return sections.reduce((sum, { waiting }) => sum + (waiting?.(attention) ?? 0), 0)
}
