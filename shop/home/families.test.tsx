import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#browser/api-client.ts'
import type { World } from '#domain/catalog/worlds.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { SearchForm } from '#shop/search/search-form.tsx'
import { homeText } from '#text/home.ts'
import { Hero } from './hero.tsx'
import { Welcome } from './welcome.tsx'

const slidesOf = (html: string) => html.match(/aria-roledescription="slide"/g) ?? []

test('S-HOME-02, L-03: the hero has six slides, and no slide of a family that the shop has nothing of', () => {
  expect(slidesOf(markup(<Hero categories={[]} />, WORLDS))).toHaveLength(6)
  const cats = markup(<Hero categories={[]} />, ['cats'])
  expect(slidesOf(cats)).toHaveLength(1)
  expect(cats).toContain('تعرّف على القطط')
  expect(cats).not.toMatch(/طيور|سمك|أرانب|مستلزمات/)
})

test('L-03: words for machines and the search box name only families that the shop has', () => {
  expect(homeText.description(WORLDS)).toMatch(/قطط وطيور .*مستلزمات/)
  expect(homeText.description(['fish'])).not.toMatch(/قطط|طيور|أرانب|مستلزمات/)
  expect(homeText.description([])).not.toMatch(/قطط|طيور|سمك|أرانب/)
  expect(markup(<SearchForm />, WORLDS)).toContain('ابحث عن قطة، كوكتيل، طعام…')
  expect(markup(<SearchForm />, ['rabbits'])).toContain('ابحث عن أرنب…')
  expect(markup(<SearchForm />, [])).toContain('ابحث في المتجر…')
})

test('S-HOME-09, L-01: an empty shop says that something is coming, and the ways to reach it that are set', () => {
  const known = markup(<Welcome />, [], { whatsapp: '+96895551234', phone: null })
  expect(known).toContain('منتجات جديدة قادمة قريباً')
  expect(known).toContain('https://wa.me/96895551234')
  expect(known).not.toContain('tel:')
  const unknown = markup(<Welcome />, [], { whatsapp: null, phone: null })
  expect(unknown).toContain('href="/contact"')
  expect(unknown).not.toContain('wa.me')
})

function markup(element: ReactNode, families: readonly World[], store: object = {}): string {
  const router = createMemoryRouter([{ id: 'root', path: '*', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { store, families } } },
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
