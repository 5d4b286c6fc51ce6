// Every address of the office and the file that draws it. Plain data, because the front door reads it too: it names the
// file in the page that it sends, and knows by this table which addresses there are (http/pages/office-pages.ts).
import type { Permission } from '#domain/permissions.ts'

/** In the frame with the sections (A-SHELL-01). What is below /admin and no section's own path is the dashboard (A-SHELL-05). */
export const ROOMS: Readonly<Record<string, string>> = {
  'admin/animals': 'products/products-page.tsx',
  'admin/animals/import': 'imports/import-page.tsx',
  'admin/categories': 'categories/categories-page.tsx',
  'admin/vouchers': 'vouchers/vouchers-page.tsx',
  'admin/orders': 'orders/orders-page.tsx',
  'admin/orders/print': 'orders/print-page.tsx',
  'admin/orders/new': 'orders/enter-sale-page.tsx',
  'admin/orders/:id': 'orders/order-page.tsx',
  'admin/orders/:id/invoice': 'orders/invoice-page.tsx',
  'admin/orders/:id/edit': 'orders/edit-order-page.tsx',
  'admin/transfers': 'orders/transfers-page.tsx',
  'admin/refunds': 'payments/refunds-page.tsx',
  'admin/drawer': 'payments/drawer-page.tsx',
  'admin/inventory': 'inventory/inventory-page.tsx',
  'admin/wanted': 'wanted/wanted-page.tsx',
  'admin/analytics': 'analytics/analytics-page.tsx',
  'admin/settings': 'settings/settings-page.tsx',
  'admin/setup': 'guide/guide-page.tsx',
  'admin/users': 'users/users-page.tsx',
  'admin/messages': 'inbox/inbox-page.tsx',
  'admin/questions': 'questions/questions-page.tsx',
  'admin/reviews': 'reviews/reviews-page.tsx',
  'admin/newsletter': 'newsletter/newsletter-page.tsx',
  'admin/audit': 'audit/audit-page.tsx',
  'admin/*': 'dashboard/dashboard-page.tsx',
}

/** T-01: the permission that opens a room or a tool; one that is not named here opens for everybody with a role. */
export const NEEDS: Readonly<Record<string, Permission>> = {
  'admin/animals': 'products:read',
  'admin/animals/import': 'products:write',
  'admin/categories': 'products:write',
  'admin/vouchers': 'vouchers:read',
  'admin/orders': 'orders:read',
  'admin/orders/print': 'orders:read',
  'admin/orders/new': 'orders:write',
  'admin/orders/:id': 'orders:read',
  'admin/orders/:id/invoice': 'orders:read',
  'admin/orders/:id/edit': 'orders:write',
  'admin/transfers': 'orders:read',
  'admin/refunds': 'orders:read',
  'admin/drawer': 'orders:read',
  'admin/inventory': 'stock:read',
  'admin/wanted': 'stock:write',
  'admin/analytics': 'reports:read',
  'admin/settings': 'settings:write',
  'admin/setup': 'settings:write',
  'admin/users': 'users:read',
  'admin/messages': 'inbox:read',
  'admin/questions': 'settings:write',
  'admin/reviews': 'inbox:read',
  'admin/newsletter': 'newsletter:read',
  'admin/audit': 'audit:read',
  'admin-debug': 'settings:read',
  'admin-status': 'settings:read',
  'admin-test': 'settings:read',
  'admin-auth-test': 'settings:read',
  'admin-seed': 'settings:write',
  'quick-admin-setup': 'roles:write',
}

const DEBUG = 'debug/debug-page.tsx'

/** In a plain frame: diagnostics (A-DBG-01, A-DBG-02) and what an owner needs before and beside the sections. */
export const TOOLS: Readonly<Record<string, string>> = {
  'login-test': DEBUG,
  'auth-test': DEBUG,
  'env-test': DEBUG,
  'direct-auth-test': DEBUG,
  'profile-test': DEBUG,
  'quick-login': DEBUG,
  'google-auth-debug': DEBUG,
  'auth-persistence-debug': DEBUG,
  'auth-debug-simple': DEBUG,
  'admin-debug': DEBUG,
  'admin-simple': 'simple/simple-page.tsx',
  'admin-status': DEBUG,
  'admin-test': DEBUG,
  'admin-auth-test': DEBUG,
  'admin-seed': 'seed/seed-page.tsx',
  'quick-admin-setup': 'gate/setup-page.tsx',
}
