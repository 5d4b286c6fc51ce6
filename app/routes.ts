// Every address of the shop, in the order of the specification's route table; what the shop adds stands after each block.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** One module, many addresses: the id says which. */
const openDebug = (path: string) => route(path, 'routes/debug/open-page.tsx', { id: path })
const guardedDebug = (path: string) => route(path, 'routes/debug/guarded-page.tsx', { id: path })

export default [
  layout('routes/store/shop-layout.tsx', [
    // The shop. /checkout and /admin have frames of their own, below.
    index('routes/store/home.tsx'),
    route('products', 'routes/store/products.tsx'),
    route('products-old', 'routes/store/products-old.tsx'),
    route('cart', 'routes/store/cart.tsx'),
    route('auth', 'routes/account/auth.tsx'),
    route('auth/callback', 'routes/account/auth-callback.tsx'),
    route('auth/reset-password', 'routes/account/reset-password.tsx'),
    route('profile', 'routes/account/profile.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('contact', 'routes/static/contact.tsx'),
    route('privacy', 'routes/static/policies.tsx', { id: 'privacy' }),
    route('terms', 'routes/static/policies.tsx', { id: 'terms' }),

    route('products/:id', 'routes/store/product-page.tsx', { id: 'supply' }),
    route('animals/:id', 'routes/store/product-page.tsx', { id: 'animal' }),
    route('auth/become-admin', 'routes/account/become-admin.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('orders', 'routes/account/orders.tsx'),
    route('orders/:orderNumber', 'routes/account/order.tsx'),
    route('newsletter/confirm', 'routes/static/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/static/newsletter-unsubscribe.tsx'),
    route('offline', 'routes/static/offline.tsx'),

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
    route('admin-debug', 'routes/debug/admin-debug.tsx'),

    // For administrators (A-GATE-05).
    route('admin-simple', 'routes/admin/admin-simple.tsx'),
    guardedDebug('admin-status'),
    guardedDebug('admin-test'),
    guardedDebug('admin-auth-test'),
    route('admin-seed', 'routes/admin/admin-seed.tsx'),
    route('quick-admin-setup', 'routes/admin/quick-admin-setup.tsx'),

    route('*', 'routes/store/not-found.tsx'),
  ]),
  layout('routes/store/checkout-layout.tsx', [route('checkout', 'routes/store/checkout.tsx')]),
  layout('routes/admin/admin-layout.tsx', [
    route('admin/animals', 'routes/admin/animals.tsx'),
    route('admin/animals/import', 'routes/admin/animals-import.tsx'),
    route('admin/categories', 'routes/admin/categories.tsx'),
    route('admin/orders', 'routes/admin/orders.tsx'),
    route('admin/orders/new', 'routes/admin/order-new.tsx'),
    route('admin/orders/:id', 'routes/admin/order.tsx'),
    route('admin/orders/:id/invoice', 'routes/admin/order-invoice.tsx'),
    route('admin/transfers', 'routes/admin/transfers.tsx'),
    route('admin/inventory', 'routes/admin/inventory.tsx'),
    route('admin/analytics', 'routes/admin/analytics.tsx'),
    route('admin/settings', 'routes/admin/settings.tsx'),
    route('admin/setup', 'routes/admin/setup.tsx'),
    // A-SHELL-05: whatever is no section's own path is the dashboard's.
    route('admin/users', 'routes/admin/users.tsx'),
    route('admin/messages', 'routes/admin/messages.tsx'),
    route('admin/questions', 'routes/admin/questions.tsx'),
    route('admin/newsletter', 'routes/admin/newsletter.tsx'),
    route('admin/audit', 'routes/admin/audit.tsx'),
    route('admin/*', 'routes/admin/dashboard.tsx'),
  ]),
] satisfies RouteConfig
