// Every address of the shop, in the order of the specification's route table; what the shop adds stands after it. Those
// of the office are another program's (office/rooms.ts).
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/every-page.tsx', [
    layout('routes/shop-layout.tsx', [
      // /checkout has a frame of its own, below.
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
      route('reviews', 'routes/reviews.tsx'),
      route('privacy', 'routes/policies.tsx', { id: 'privacy' }),
      route('terms', 'routes/policies.tsx', { id: 'terms' }),

      route('products/:id', 'routes/product-page.tsx', { id: 'supply' }),
      route('animals/:id', 'routes/product-page.tsx', { id: 'animal' }),
      route('auth/become-admin', 'routes/become-admin.tsx'),
      route('account', 'routes/account.tsx'),
      route('account/animals', 'routes/own-animals.tsx'),
      route('account/animals/claim', 'routes/claim-animal.tsx'),
      route('account/animals/:id', 'routes/own-animal.tsx'),
      route('account/animals/:id/card', 'routes/animal-card.tsx'),
      route('account/animals/:id/care', 'routes/animal-care.tsx'),
      route('orders', 'routes/orders.tsx'),
      route('orders/:orderNumber', 'routes/order.tsx'),
      route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
      route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
      route('wanted', 'routes/wanted.tsx'),
      route('wanted/confirm', 'routes/wanted-confirm.tsx'),
      route('wanted/leave', 'routes/wanted-leave.tsx'),
      route('o', 'routes/linked-order.tsx'),
      route('p/:code', 'routes/found.tsx'),
      route('handover', 'routes/handover.tsx'),
      route('offline', 'routes/offline.tsx'),

      route('*', 'routes/not-found.tsx'),
    ]),
    // Without the shop around it: whoever drives has nothing to buy (W-07).
    route('run', 'routes/run.tsx'),
    // As it is printed (H-04).
    route('papers', 'routes/papers.tsx'),
    layout('routes/checkout-layout.tsx', [route('checkout', 'routes/checkout.tsx')]),
  ]),
] satisfies RouteConfig
