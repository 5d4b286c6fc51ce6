// Every path of the office, the file of its page and the permission that opens it. Plain data, because the server reads
// it too: it preloads the file in the page that it sends, and uses this table to know which paths exist
// (http/pages/office-pages.ts).
import type { Permission } from '#domain/permissions.ts'

/** `need`: the permission that the page needs (T-01); without one it is open to every role. */
export type Room = { file: string; need?: Permission }

/**
 * Pages in the frame with the sections (A-SHELL-01). Any other path below /admin shows the dashboard
 * (A-SHELL-05).
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  'admin/animals': { file: 'products/products-page.tsx', need: 'products:read' },
  'admin/animals/import': { file: 'imports/import-page.tsx', need: 'products:write' },
  'admin/passports': { file: 'passports/passports-page.tsx', need: 'animals:read' },
  'admin/passports/new': { file: 'passports/passport-form-page.tsx', need: 'animals:write' },
  'admin/passports/species': { file: 'species/species-page.tsx', need: 'animals:read' },
  'admin/passports/travel': { file: 'travel/travel-page.tsx', need: 'animals:read' },
  'admin/passports/:id': { file: 'passports/passport-page.tsx', need: 'animals:read' },
  'admin/passports/:id/edit': { file: 'passports/passport-form-page.tsx', need: 'animals:write' },
  'admin/categories': { file: 'categories/categories-page.tsx', need: 'products:write' },
  'admin/vouchers': { file: 'vouchers/vouchers-page.tsx', need: 'vouchers:read' },
  'admin/orders': { file: 'orders/orders-page.tsx', need: 'orders:read' },
  'admin/orders/print': { file: 'orders/print/print-page.tsx', need: 'orders:read' },
  'admin/orders/new': { file: 'orders/sale/enter-sale-page.tsx', need: 'orders:write' },
  'admin/orders/:id': { file: 'orders/order-page.tsx', need: 'orders:read' },
  'admin/orders/:id/invoice': { file: 'orders/print/invoice-page.tsx', need: 'orders:read' },
  'admin/orders/:id/edit': { file: 'orders/edit-order-page.tsx', need: 'orders:write' },
  'admin/orders/:id/handover': { file: 'handover/handover-page.tsx', need: 'orders:write' },
  'admin/transfers': { file: 'orders/transfers/transfers-page.tsx', need: 'orders:read' },
  'admin/runs': { file: 'runs/runs-page.tsx', need: 'orders:read' },
  'admin/runs/:id': { file: 'runs/run-page.tsx', need: 'orders:read' },
  'admin/refunds': { file: 'payments/refunds-page.tsx', need: 'orders:read' },
  'admin/returns': { file: 'returns/returns-page.tsx', need: 'orders:read' },
  'admin/counter': { file: 'counter/counter-page.tsx', need: 'orders:write' },
  'admin/drawer': { file: 'payments/drawer-page.tsx', need: 'orders:read' },
  'admin/transfers/statement': { file: 'statements/statement-page.tsx', need: 'orders:read' },
  'admin/inventory': { file: 'inventory/inventory-page.tsx', need: 'stock:read' },
  'admin/viewings': { file: 'viewings/viewings-page.tsx', need: 'viewings:read' },
  'admin/wanted': { file: 'wanted/wanted-page.tsx', need: 'stock:write' },
  'admin/analytics': { file: 'analytics/analytics-page.tsx', need: 'reports:read' },
  'admin/settings': { file: 'settings/settings-page.tsx', need: 'settings:write' },
  'admin/setup': { file: 'guide/guide-page.tsx', need: 'settings:write' },
  'admin/users': { file: 'users/users-page.tsx', need: 'users:read' },
  'admin/messages': { file: 'inbox/inbox-page.tsx', need: 'inbox:read' },
  'admin/questions': { file: 'questions/questions-page.tsx', need: 'settings:write' },
  'admin/reviews': { file: 'reviews/reviews-page.tsx', need: 'inbox:read' },
  'admin/newsletter': { file: 'newsletter/newsletter-page.tsx', need: 'newsletter:read' },
  'admin/newsletter/write': { file: 'newsletter/write-page.tsx', need: 'newsletter:read' },
  'admin/audit': { file: 'audit/audit-page.tsx', need: 'audit:read' },
  'admin/*': { file: 'dashboard/dashboard-page.tsx' },
}

const DEBUG = 'debug/debug-page.tsx'

/** Pages in a plain frame: diagnostics (A-DBG-01, A-DBG-02) and first steps. */
export const TOOLS: Readonly<Record<string, Room>> = {
  'login-test': { file: DEBUG },
  'auth-test': { file: DEBUG },
  'env-test': { file: DEBUG },
  'direct-auth-test': { file: DEBUG },
  'profile-test': { file: DEBUG },
  'quick-login': { file: DEBUG },
  'google-auth-debug': { file: DEBUG },
  'auth-persistence-debug': { file: DEBUG },
  'auth-debug-simple': { file: DEBUG },
  'admin-debug': { file: DEBUG, need: 'settings:read' },
  'admin-simple': { file: 'simple/simple-page.tsx' },
  'admin-status': { file: DEBUG, need: 'settings:read' },
  'admin-test': { file: DEBUG, need: 'settings:read' },
  'admin-auth-test': { file: DEBUG, need: 'settings:read' },
  'admin-seed': { file: 'seed/seed-page.tsx', need: 'settings:write' },
  'quick-admin-setup': { file: 'gate/setup-page.tsx', need: 'roles:write' },
}

export function neededAt(path: string): Permission | undefined {
  return (ROOMS[path] ?? TOOLS[path])?.need
}
