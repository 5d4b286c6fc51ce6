// Every address of the office and the file that draws it. Plain data, because the front door reads it too: it names the
// file in the page that it sends, and knows by this table which addresses there are (http/pages/office-pages.ts).

/** In the frame with the sections (A-SHELL-01). What is below /admin and no section's own path is the dashboard (A-SHELL-05). */
export const ROOMS: Readonly<Record<string, string>> = {
  'admin/animals': 'products/products-page.tsx',
  'admin/animals/import': 'imports/import-page.tsx',
  'admin/categories': 'categories/categories-page.tsx',
  'admin/orders': 'orders/orders-page.tsx',
  'admin/orders/new': 'orders/enter-sale-page.tsx',
  'admin/orders/:id': 'orders/order-page.tsx',
  'admin/orders/:id/invoice': 'orders/invoice-page.tsx',
  'admin/transfers': 'orders/transfers-page.tsx',
  'admin/inventory': 'inventory/inventory-page.tsx',
  'admin/analytics': 'analytics/analytics-page.tsx',
  'admin/settings': 'settings/settings-page.tsx',
  'admin/setup': 'guide/guide-page.tsx',
  'admin/users': 'users/users-page.tsx',
  'admin/messages': 'inbox/inbox-page.tsx',
  'admin/questions': 'questions/questions-page.tsx',
  'admin/newsletter': 'newsletter/newsletter-page.tsx',
  'admin/audit': 'audit/audit-page.tsx',
  'admin/*': 'dashboard/dashboard-page.tsx',
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
