import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#browser/api-client.ts'
import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import type { World } from '#domain/catalog/worlds.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { TrustNotes } from '#shop/cart/trust-notes.tsx'
import { FamilyBand } from '#shop/catalog/family-band.tsx'
import { SearchForm } from '#shop/search/search-form.tsx'
import { Header } from '#shop/shell/header.tsx'
import { homeDescription } from '#text/home-description.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'
import { Welcome } from './welcome.tsx'
import { WhyUs } from './why-us.tsx'

const slidesOf = (html: string) => html.match(/aria-roledescription="slide"/g) ?? []

test('S-HOME-02, L-03: the hero has six slides, and none of an empty family', () => {
  expect(slidesOf(markup(<Hero categories={[]} />, WORLDS))).toHaveLength(6)
  const cats = markup(<Hero categories={[]} />, ['cats'])
  expect(slidesOf(cats)).toHaveLength(1)
  expect(cats).toContain('تعرّف على القطط')
  expect(cats).not.toMatch(/طيور|سمك|أرانب|مستلزمات/)
})

test('L-03: meta texts and the search box name only families with products', () => {
  expect(homeDescription(WORLDS)).toMatch(/قطط وطيور .*مستلزمات/)
  expect(homeDescription(['fish'])).not.toMatch(/قطط|طيور|أرانب|مستلزمات/)
  expect(homeDescription([])).not.toMatch(/قطط|طيور|سمك|أرانب/)
  expect(markup(<SearchForm />, WORLDS)).toContain('ابحث عن قطة، كوكتيل، طعام…')
  expect(markup(<SearchForm />, ['rabbits'])).toContain('ابحث عن أرنب…')
  expect(markup(<SearchForm />, [])).toContain('ابحث في المتجر…')
})

test('S2-05: the header links to the families without scripts, and to none in an empty shop', () => {
  expect(markup(<Header />, ['cats'], { delivery: [] })).toMatch(/<a[^>]* href="\/#categories"[^>]*>الأقسام/)
  expect(markup(<Header />, [], { delivery: [] })).not.toContain('الأقسام')
})

test('E-CAT-01: a category shows its own picture, or else its family’s animal', () => {
  const cats = { id: 1, nameArabic: 'قطط', emoji: '🐱', world: 'cats', productCount: 3 } as const
  const own = { ...cats, imageUrl: '/media/own-640.webp' }
  const shown = (category: typeof cats | typeof own) =>
    markup(
      <>
        <CategoryTiles categories={[category]} />
        <CategoryFigure category={category} />
        <FamilyBand {...category} title="قطط" count={null} picture={own.imageUrl} figures={['cat']} />
      </>,
      ['cats'],
    )
  expect(shown(own)).not.toContain('/figures/cat')
  expect(shown(own).match(/<img[^>]* src="[^"]*own-640/g)).toHaveLength(3)
  expect(shown(cats)).toContain('/figures/cat')
})

test('S-HOME-09, L-01: an empty shop announces new products, and shows the contacts that are set', () => {
  const known = markup(<Welcome />, [], { whatsapp: '+96895551234', phone: null })
  expect(known).toContain('منتجات جديدة قادمة قريباً')
  expect(known).toContain('https://wa.me/96895551234')
  expect(known).not.toContain('tel:')
  const unknown = markup(<Welcome />, [], { whatsapp: null, phone: null })
  expect(unknown).toContain('href="/contact"')
  expect(unknown).not.toContain('wa.me')
})

test('L-01: header and home call the shop by the name that its owner gave it, whole', () => {
  const own = { nameArabic: 'حيوانات الباطنة', delivery: [] }
  expect(markup(<WhyUs />, [], own)).toContain('لماذا حيوانات الباطنة؟')
  expect(markup(<Header />, [], own)).not.toMatch(/truncate[^>]*>حيوانات الباطنة/)
  expect(markup(<Header />, [], { ...own, nameArabic: 'أليف' })).toMatch(/truncate[^>]*>أليف/)
})

test('L-06: home and cart promise all of Oman only while each governorate is served', () => {
  const promise = (home: string | null) => {
    const store = {
      nameArabic: 'أليف',
      delivery: [{ regionId: 3, office: null, home }],
      deliveryDays: 'يومان',
    }
    return markup(
      <>
        <Promises />
        <WhyUs />
        <TrustNotes />
      </>,
      [],
      { ...store, workingHours: 'كل يوم' },
    )
  }
  expect(promise('2.000').match(/(نوصل|توصيل) لكل عُمان/g)).toHaveLength(3)
  expect(promise(null).match(/(نوصل|توصيل) داخل عُمان/g)).toHaveLength(3)
  expect(promise(null)).not.toMatch(/كل عُمان|مسندم/)
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
