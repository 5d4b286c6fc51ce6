// Every address of the shop, in the order of the specification's route table; what the shop adds stands after each block.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** One module, many addresses: the id says which. */
const openDebug = (path: string) => route(path, 'office-routes/open-page.tsx', { id: path })
const guardedDebug = (path: string) => route(path, 'office-routes/guarded-page.tsx', { id: path })

export default [
  layout('routes/shop-layout.tsx', [
    // The shop. /checkout and /admin have frames of their own, below.
    index('routes/home.tsx'),
    route('products', 'routes/products.tsx'),
    route('products-old', 'routes/products-old.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('auth/reset-password', 'routes/reset-password.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy', 'routes/policies.tsx', { id: 'privacy' }),
    route('terms', 'routes/policies.tsx', { id: 'terms' }),

    route('products/:id', 'routes/product-page.tsx', { id: 'supply' }),
    route('animals/:id', 'routes/product-page.tsx', { id: 'animal' }),
    route('auth/become-admin', 'routes/become-admin.tsx'),
    route('account', 'routes/account.tsx'),
    route('orders', 'routes/orders.tsx'),
    route('orders/:orderNumber', 'routes/order.tsx'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    route('offline', 'routes/offline.tsx'),

    // Diagnostics, where debug routes are on.
    openDebug('login-test'),
    openDebug('auth-test'),
    openDebug('env-test'),
    openDebug('direct-auth-test'),
    openDebug('profile-test'),
    openDebug('quick-login'),
    openDebug('google-auth-debug'),
    openDebug('auth-persistence-debug'),
    openDebug('auth-debug-simple'),
    route('admin-debug', 'office-routes/admin-debug.tsx'),

    // For administrators (A-GATE-05).
    route('admin-simple', 'office-routes/admin-simple.tsx'),
    guardedDebug('admin-status'),
    guardedDebug('admin-test'),
    guardedDebug('admin-auth-test'),
    route('admin-seed', 'office-routes/admin-seed.tsx'),
    route('quick-admin-setup', 'office-routes/quick-admin-setup.tsx'),

    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/checkout-layout.tsx', [route('checkout', 'routes/checkout.tsx')]),
  layout('office-routes/admin-layout.tsx', [
    route('admin/animals', 'office-routes/animals.tsx'),
    route('admin/animals/import', 'office-routes/animals-import.tsx'),
    route('admin/categories', 'office-routes/categories.tsx'),
    route('admin/orders', 'office-routes/orders.tsx'),
    route('admin/orders/new', 'office-routes/order-new.tsx'),
    route('admin/orders/:id', 'office-routes/order.tsx'),
    route('admin/orders/:id/invoice', 'office-routes/order-invoice.tsx'),
    route('admin/transfers', 'office-routes/transfers.tsx'),
    route('admin/inventory', 'office-routes/inventory.tsx'),
    route('admin/analytics', 'office-routes/analytics.tsx'),
    route('admin/settings', 'office-routes/settings.tsx'),
    route('admin/setup', 'office-routes/setup.tsx'),
    // A-SHELL-05: whatever is no section's own path is the dashboard's.
    route('admin/users', 'office-routes/users.tsx'),
    route('admin/messages', 'office-routes/messages.tsx'),
    route('admin/questions', 'office-routes/questions.tsx'),
    route('admin/newsletter', 'office-routes/newsletter.tsx'),
    route('admin/audit', 'office-routes/audit.tsx'),
    route('admin/*', 'office-routes/dashboard.tsx'),
  ]),
] satisfies RouteConfig
