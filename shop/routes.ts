// All routes of the shop, in the order of the specification's route table, followed by additional ones. The back office
// has its own (office/shell/rooms.ts).
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

const unlisted = (id: string, pages: RouteConfigEntry[]) => layout('routes/unlisted.tsx', { id }, pages)
const byLink = (id: string, pages: RouteConfigEntry[]) => layout('routes/by-link.tsx', { id }, pages)
const mailedLink = (path: string, id: string) => route(path, 'newsletter/mailed-link-page.tsx', { id })

export default [
  layout('routes/every-page.tsx', [
    layout('routes/shop-layout.tsx', [
      // /checkout has a frame of its own, below.
      index('routes/home.tsx'),
      route('products', 'routes/products.tsx'),
      route('products-old', 'routes/products-old.tsx'),
      unlisted('unlisted', [
        route('cart', 'cart/cart-page.tsx'),
        route('auth', 'routes/auth.tsx'),
        byLink('by-callback', [route('auth/callback', 'routes/auth-callback.tsx')]),
        route('auth/reset-password', 'account/sign-in/reset-password-page.tsx'),
        route('profile', 'account/profile/profile-page.tsx'),
        route('forgot-password', 'account/sign-in/forgot-password-page.tsx'),
      ]),
      route('contact', 'routes/contact.tsx'),
      route('reviews', 'routes/reviews.tsx'),
      route('privacy', 'routes/policies.tsx', { id: 'privacy' }),
      route('terms', 'routes/policies.tsx', { id: 'terms' }),

      route('products/:id', 'routes/product-page.tsx', { id: 'supply' }),
      route('animals/:id', 'routes/product-page.tsx', { id: 'animal' }),
      route('wanted', 'routes/wanted.tsx'),
      unlisted('unlisted-more', [
        route('auth/become-admin', 'account/profile/become-admin-page.tsx'),
        route('account', 'account/profile/account-page.tsx'),
        route('account/animals', 'animals/own-animals-page.tsx'),
        route('account/animals/claim', 'animals/claim-animal-page.tsx'),
        route('account/animals/:id', 'routes/own-animal.tsx'),
        route('account/animals/:id/card', 'animals/card-page.tsx'),
        route('account/animals/:id/care', 'animals/care-page.tsx'),
        route('orders', 'orders/orders-page.tsx'),
        route('orders/:orderNumber', 'orders/order-page.tsx'),
        mailedLink('newsletter/confirm', 'newsletter-confirm'),
        mailedLink('newsletter/unsubscribe', 'newsletter-unsubscribe'),
        mailedLink('wanted/confirm', 'wanted-confirm'),
        mailedLink('wanted/leave', 'wanted-leave'),
        byLink('by-link', [
          route('o', 'orders/linked-order-page.tsx'),
          route('p/:code', 'routes/found.tsx'),
          route('handover', 'handover/record-page.tsx'),
        ]),
      ]),
      route('offline', 'offline/offline-page.tsx'),

      route('*', 'routes/not-found.tsx'),
    ]),
    unlisted('unlisted-alone', [
      byLink('by-link-alone', [
        // Without the shop's frame: drivers do not shop (W-07).
        route('run', 'run/run-page.tsx'),
        // Printable, so without the shop's frame (H-04).
        route('papers', 'papers/papers-page.tsx'),
      ]),
      layout('routes/checkout-layout.tsx', [route('checkout', 'checkout/checkout-page.tsx')]),
    ]),
  ]),
] satisfies RouteConfig
