import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#browser/api-client.ts'
import { toCard } from '#browser/catalog/to-card.ts'
import type { CartItem } from '#contract/cart.ts'
import type { Product } from '#contract/catalog.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { ANIMAL, SUPPLY } from '#tests/support/products.ts'
import { shellText } from '#text/shell.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { UiWords } from '#ui/ui-words.ts'
import { CardStepper } from './card-stepper.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductCards } from './product-cards.tsx'

/** The card as the server sends it, the same to everybody; with a cart, as its owner's browser draws it. */
function html(product: Product, inCart?: number): string {
  const queries = createQueryClient()
  if (inCart !== undefined) {
    const items = [lineOf(product, inCart)]
    queries.setQueryData(cartQuery.queryKey, { items, itemCount: inCart } as never)
  }
  const card = (
    <ProductCards>
      <ProductCard product={toCard(product)} />
    </ProductCards>
  )
  return drawn(card, queries)
}

/** What stands on it in place of its button, from when its part is there. */
function stepper(product: Product, quantity: number): string {
  const line = lineOf(product, quantity)
  return drawn(<CardStepper line={line} name={product.nameArabic} focus={{ current: false }} />)
}

function lineOf(product: Product, quantity: number): CartItem {
  return { id: 1, productId: product.id, quantity, lineTotal: product.price, product } as CartItem
}

function drawn(element: ReactNode, queries: QueryClient = createQueryClient()): string {
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <UiWords value={shellText}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </UiWords>
    </QueryClientProvider>,
  )
}

/** What it says, without its tags. */
function words(product: Product): string {
  return html(product)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const TAG_OR_TEXT = /<(\/?)([\w-]+)([^>]*)>|([^<]+)/g

/** The visible text of a card in a phone's grid, signed in: without screen-reader and list-only text. */
function seen(product: Product): string {
  const said: string[] = []
  const open: boolean[] = []
  for (const [, end, , attributes = '', text] of html(product).matchAll(TAG_OR_TEXT)) {
    const shown = open.at(-1) ?? true
    if (text !== undefined) said.push(shown ? text : '')
    else if (end) open.pop()
    else if (!attributes.endsWith('/'))
      open.push(shown && !/class="[^"]*(?<=["\s])(?:sr-only|card-sign-in)(?=["\s])/.test(attributes))
  }
  return said.join(' ').replace(/\s+/g, ' ')
}

const SOLD_OUT = { quantity: 0, stockLabel: 'out' } as const

test('S-CARD-01: the picture opens the photos and shows their number', () => {
  expect(html(ANIMAL)).toMatch(/<button[^>]*aria-label="عرض صور [^"]*صورة واحدة"[^>]*aria-haspopup="dialog"/)
  expect(html(SUPPLY)).not.toContain('aria-haspopup="dialog"')
})

test('S-CARD-02: shows an animal’s breed, age, gender and colour, and a badge on featured ones', () => {
  const said = seen({ ...ANIMAL, isFeatured: true })
  for (const part of ['مميّز', 'قط شيرازي', 'هادئ ولعوب', 'شيرازي', '4 أشهر', 'ذكر', 'مشمشي']) {
    expect(said).toContain(part)
  }
  expect(words(ANIMAL)).not.toContain('مميّز')
})

test('S-CARD-02: truncates a long description', () => {
  const said = seen({ ...ANIMAL, descriptionArabic: 'هادئ ولعوب '.repeat(100) })
  expect(said).toContain('هادئ ولعوب')
  expect(said).toContain('…')
  expect(said.length).toBeLessThan(400)
})

test('S-CARD-03: shows vaccination and suitability for children as signs and in words', () => {
  const signs = (product: Product) =>
    [...html(product).matchAll(/<li title="([^"]+)" class="card-mark/g)].map(([, title]) => title)
  expect(signs(ANIMAL)).toEqual(['مطعّم', 'ودود مع الأطفال'])
  expect(signs({ ...ANIMAL, vaccinated: false, goodWithKids: null })).toEqual([])
  expect(words(ANIMAL)).toContain('مطعّم')
  expect(words(ANIMAL)).toContain('ودود مع الأطفال')
  expect(words({ ...ANIMAL, vaccinated: false, goodWithKids: null })).not.toMatch(/مطعّم|الأطفال/)
})

test.each([
  [0, 'out', 'نفد'],
  [1, 'low', 'كمية محدودة · بقي 1'],
  [2, 'low', 'كمية محدودة · بقي 2'],
  [5, 'low', 'كمية محدودة · بقي 5'],
  [6, 'in', 'متوفر'],
] as const)('S-CARD-04, S-STK-01, X-38: %i left is shown as %s', (quantity, stockLabel, label) => {
  const said = seen({ ...ANIMAL, quantity, stockLabel })
  expect(said).toContain(label)
  expect(said).toContain('120.00')
})

test('S-CARD-05: one button buys, another opens the details', () => {
  expect(html(ANIMAL)).toContain('aria-label="التفاصيل: قط شيرازي"')
  expect(html(SUPPLY)).toContain('href="/products/8"')
  expect(words(ANIMAL)).toContain('أضف إلى السلة')
})

test('S-CARD-06: a signed-out visitor reads "sign in to buy"; the hint cookie decides before any script', () => {
  expect(html(ANIMAL)).toMatch(/class="card-add unsure">أضف إلى السلة/)
  expect(html(ANIMAL)).toMatch(/class="card-sign-in unsure">سجّل الدخول للشراء/)
})

test('S-CARD-07: a button that is not ready yet is marked for the early-tap script', () => {
  expect(html(ANIMAL)).toMatch(/<button[^>]*data-early="sign-in-sheet"/)
})

test('S2-09: a product in the cart shows its quantity with plus and minus; plus is disabled at the last unit', () => {
  const several = { ...ANIMAL, quantity: 9, stockLabel: 'in' } as const
  expect(html(several, 2)).toContain('في سلتك')
  const plenty = stepper(several, 2)
  expect(plenty).toMatch(/<output[^>]*>2</)
  expect(plenty).toMatch(/aria-label="زيادة الكمية"(?![^>]* disabled="")/)
  const last = stepper({ ...ANIMAL, quantity: 1, stockLabel: 'low' }, 1)
  expect(last).toMatch(/aria-label="زيادة الكمية"[^>]*disabled=""/)
  expect(last).toMatch(/aria-label="حذف [^"]* من السلة"/)
  expect(html(ANIMAL)).not.toContain('في سلتك')
})

test('S-CARD-08, S2-12: a sold-out card is grey, has only the button «أخبرني حين يتوفر», and strikes its price', () => {
  const sold = html({ ...ANIMAL, ...SOLD_OUT })
  expect(sold.match(/<a[\s>]/g)).toHaveLength(1)
  expect(sold).toMatch(/<a class="card-wanted" href="\/wanted\?product=7"[^>]*>أخبرني حين يتوفر/)
  expect(sold.match(/<button/g)).toHaveLength(1)
  expect(sold).toMatch(/<button[^>]*disabled=""[^>]*>غير متوفر/)
  expect(sold).toMatch(/<s[\s>]/)
  expect(sold).toContain('card-out')
  expect(words({ ...ANIMAL, ...SOLD_OUT })).toContain('كان سعره 120.00 ريال عماني')
})

const RESERVED = { ...SOLD_OUT, isReserved: true, reservedUntil: '2026-11-24T14:30:00.000Z' } as const

test('S2-10: a reserved card shows the deadline, opens, and does not strike its price', () => {
  const reserved = { ...ANIMAL, ...RESERVED, isFeatured: true }
  expect(seen(reserved)).toMatch(/محجوز حتى 24\sنوفمبر/)
  expect(seen({ ...reserved, reservedUntil: null })).toMatch(/محجوز (?!حتى)/)
  expect(seen(reserved)).not.toMatch(/غير متوفر|نفد/)
  expect(html(reserved)).not.toMatch(/<s[\s>]/)
  expect(html(reserved)).not.toContain('card-out')
  expect(html(reserved)).toContain('href="/animals/7"')
  expect(html(reserved)).toMatch(/<button[^>]*disabled=""[^>]*>محجوز/)
})

test('S2-10: a card carries reservation texts only where there is a reservation (P-02)', () => {
  expect(toCard(ANIMAL)).not.toHaveProperty('isReserved')
  expect(toCard(ANIMAL)).not.toHaveProperty('reservedUntil')
})

test('S-ERR-09, X-47: calls an animal an animal, and a supply not', () => {
  expect(seen({ ...ANIMAL, ...SOLD_OUT })).toContain('هذا الحيوان غير متوفر حالياً')
  expect(seen({ ...ANIMAL, ...SOLD_OUT })).toMatch(/غير متوفر\s*$/)
  expect(seen({ ...SUPPLY, ...SOLD_OUT })).toContain('هذا المنتج غير متوفر حالياً')
  expect(seen({ ...SUPPLY, ...SOLD_OUT })).not.toContain('الحيوان')
})

test('X-46: shows the shop’s mark where there is no picture, never another animal', () => {
  const bare = html({ ...ANIMAL, images: [] })
  expect(bare).not.toContain('<img')
  expect(bare).toContain('لا توجد صورة')
})

test('X-20: links an animal to /animals, a supply to /products', () => {
  expect(html(ANIMAL)).toContain('href="/animals/7"')
  expect(html(SUPPLY)).toContain('href="/products/8"')
})
