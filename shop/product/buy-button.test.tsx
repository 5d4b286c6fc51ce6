import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#browser/api-client.ts'
import { ANIMAL } from '#tests/support/products.ts'
import { BuyButton } from './buy-button.tsx'
import type { Buy } from './use-buy.ts'

const BUY: Buy = {
  wanted: 1,
  setWanted() {},
  inCart: 0,
  left: 1,
  pending: false,
  add() {},
  showCart() {},
}

/** The button as the server sends it, the same to everybody. */
function html(product: typeof ANIMAL, ready = true, inCart = 0, wanted = 1): string {
  const button = <BuyButton product={product} buy={{ ...BUY, inCart, wanted }} />
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element: button }], {
    hydrationData: { loaderData: { root: { store: { ready } } } },
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('S-CARD-07: a button that is not ready yet is marked for the early-tap script on the product page, too', () => {
  expect(html(ANIMAL)).toMatch(/<button[^>]*data-early="sign-in-sheet"/)
})

test('X-66: without scripts the button leads to /auth, and from there back to the product', () => {
  const button = /<button[^>]*>/.exec(html(ANIMAL))?.[0]
  for (const said of ['type="submit"', 'form="sign-in"', 'name="return"', `value="/animals/${ANIMAL.id}"`])
    expect(button).toContain(said)
})

test('S-CARD-08: a sold-out product has no button to mark', () => {
  expect(html({ ...ANIMAL, quantity: 0, stockLabel: 'out' })).not.toContain('data-early')
})

test('S2-10: a product reserved for another cannot be bought, and its own customer is led to the payment', () => {
  const reserved = { ...ANIMAL, isReserved: true }
  expect(html({ ...reserved, quantity: 0, stockLabel: 'out' })).toMatch(/<button[^>]*disabled=""[^>]*>محجوز/)
  expect(html({ ...reserved, quantity: 1, stockLabel: 'low' }, true, 1)).toMatch(
    /<a[^>]*href="\/checkout"[^>]*>أكمل الدفع/,
  )
})

test('S2-12: a product on hold for the visitor, not in the cart yet, can be added', () => {
  const kept = { ...ANIMAL, isReserved: true, quantity: 1, stockLabel: 'low' as const }
  expect(html(kept)).toMatch(/<button[^>]*>.*أضف إلى السلة/)
})

test('S2-03: a product in the cart leads to checkout until a higher quantity is chosen', () => {
  const words = (wanted: number) => html(ANIMAL, true, 1, wanted).replace(/<[^>]*>/g, '')
  expect(words(1)).toBe('أكمل الشراء')
  expect(words(2)).toContain('أضف 2 إلى السلة')
})

test('L-02: a shop that takes no orders yet says so in place of the button, sold out or not', () => {
  expect(html(ANIMAL, false)).toMatch(/^<p[^>]*>.*نستقبل الطلبات قريباً<\/p>$/)
  expect(html({ ...ANIMAL, quantity: 0, stockLabel: 'out' }, false)).toContain('غير متوفر')
})
