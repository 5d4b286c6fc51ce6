import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/store/shop-layout.tsx', [
    index('routes/store/home.tsx'),
    route('products', 'routes/store/products.tsx'),
    route('products-old', 'routes/store/products-old.tsx'),
    route('products/:id', 'routes/store/product-page.tsx', { id: 'supply' }),
    route('animals/:id', 'routes/store/product-page.tsx', { id: 'animal' }),
    route('cart', 'routes/store/cart.tsx'),
    route('auth', 'routes/account/auth.tsx'),
    route('auth/callback', 'routes/account/auth-callback.tsx'),
    route('auth/reset-password', 'routes/account/reset-password.tsx'),
    route('auth/become-admin', 'routes/account/become-admin.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('profile', 'routes/account/profile.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('orders', 'routes/account/orders.tsx'),
    route('orders/:orderNumber', 'routes/account/order.tsx'),
    route('contact', 'routes/static/contact.tsx'),
    route('newsletter/confirm', 'routes/static/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/static/newsletter-unsubscribe.tsx'),
    route('terms', 'routes/static/policies.tsx', { id: 'terms' }),
    route('privacy', 'routes/static/policies.tsx', { id: 'privacy' }),
    route('offline', 'routes/static/offline.tsx'),
    route('admin-simple', 'routes/admin/admin-simple.tsx'),
    route('quick-admin-setup', 'routes/admin/quick-admin-setup.tsx'),
    route('*', 'routes/store/not-found.tsx'),
  ]),
  layout('routes/store/checkout-layout.tsx', [route('checkout', 'routes/store/checkout.tsx')]),
  layout('routes/admin/admin-layout.tsx', [
    // A-SHELL-05: whatever is no section's own path is the dashboard's.
    route('admin/*', 'routes/admin/dashboard.tsx'),
  ]),
] satisfies RouteConfig
