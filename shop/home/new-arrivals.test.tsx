import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#browser/api-client.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { type NewArrival, NewArrivals } from './new-arrivals.tsx'

const HAMSTER: NewArrival = {
  id: 7,
  type: 'animal',
  nameArabic: 'هامستر سوري ذهبي',
  descriptionArabic: null,
  facts: ['سوري', 'شهران', 'ذكر', 'ذهبي'],
  goodWithKids: 'ودود مع الأطفال',
  price: '6.000',
  quantity: 4,
  stockLabel: 'in',
  world: 'small',
  image: null,
  imageCount: 0,
  isNew: true,
}

test('S-HOME-09: without new arrivals announces them, and says where to look meanwhile', () => {
  const html = markup(<NewArrivals products={[]} />)
  expect(html).toContain('منتجات جديدة قادمة قريباً')
  expect(html).toContain('href="/products"')
})

test('S-HOME-08, X-45: new arrivals, and only they, have «جديد» and the price in rials', () => {
  const html = markup(<NewArrivals products={[HAMSTER, { ...HAMSTER, id: 8, isNew: false }]} />)
  expect(html.match(/>جديد</g)).toHaveLength(1)
  expect(html).toMatch(/6\.00.*ر\.ع/)
  expect(html).toMatch(/<a[^>]+href="\/products"[^>]*>عرض الكل/)
})

test('S-HOME-05: reserves six places while the categories load', () => {
  const html = markup(<CategoryTiles categories={null} />)
  expect(html).toContain('aria-busy="true"')
  expect(html.match(/<li/g)).toHaveLength(6)
})

test('S-ROUTE-13: a tile links to its category by id', () => {
  const html = markup(
    <CategoryTiles
      categories={[{ id: 12, nameArabic: 'قطط', emoji: '🐱', world: 'cats', productCount: 11 }]}
    />,
  )
  expect(html).toContain('href="/products?category=12"')
  expect(html).toContain('11 قطة')
})

function markup(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
}
