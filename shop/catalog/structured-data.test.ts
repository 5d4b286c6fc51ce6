import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { shippingOf } from '#shop/delivery/shipping.ts'
import { ANIMAL } from '#tests/support/products.ts'
import { breadcrumbData, listData, productData, productSteps } from './structured-data.ts'

const SHIPPING = [{ fee: '2.000', regions: null }]
const URL = 'https://shop.example/animals/7'

const SELLER = { nameArabic: 'أليف', ready: true }

test('S-GEN-02, conventions 21: has Product and Offer in Omani rials, with absolute URLs', () => {
  expect(productData(ANIMAL, URL, SELLER, SHIPPING)).toMatchObject({
    '@type': 'Product',
    sku: '7',
    image: ['https://shop.example/media/a.webp'],
    offers: {
      price: '120.000',
      priceCurrency: 'OMR',
      availability: 'https://schema.org/InStock',
      url: URL,
    },
  })
})

test('S2-13: a sale price is valid until its last day', () => {
  const data = productData({ ...ANIMAL, priceUntil: '2026-12-03' }, URL, SELLER, SHIPPING)
  expect(data).toMatchObject({ offers: { priceValidUntil: '2026-12-03' } })
})

test('conventions 21, L-06: the offer has delivery fees, destinations and the return policy', () => {
  const row = { office: '1.000', home: '2.000', days: '3 أيام', animals: true }
  const store = {
    ...{
      deliveryFeeOffice: '1.000',
      deliveryFeeHome: '2.000',
      deliveryDays: '3 أيام',
      freeDeliveryFrom: null,
    },
    delivery: [
      { ...row, regionId: 1 },
      { ...row, regionId: 2, home: '4.000' },
      { ...row, regionId: 3, animals: false },
    ],
  }
  const some = { ...ANIMAL, deliveryEverywhere: false, availableRegions: [1, 2, 3] }
  expect(productData(some, URL, SELLER, shippingOf(some, store))).toMatchObject({
    offers: {
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: [
        {
          shippingRate: { value: '2.000', currency: 'OMR' },
          shippingDestination: { addressCountry: 'OM', addressRegion: ['Muscat'] },
        },
        { shippingRate: { value: '4.000' }, shippingDestination: { addressRegion: ['Dhofar'] } },
      ],
      hasMerchantReturnPolicy: { merchantReturnLink: 'https://shop.example/terms#returns' },
    },
  })
  expect(shippingOf({ ...some, availableRegions: [3] }, store)).toEqual([])
})

test('a list has its products in order, each at its own URL (X-20)', () => {
  expect(listData([ANIMAL, { ...ANIMAL, id: 9, type: 'product' }], 'قطط', URL)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://shop.example/animals/7' },
      { position: 2, url: 'https://shop.example/products/9' },
    ],
  })
})

test('a sold-out product is marked so, and one without a picture has no image', () => {
  const sold = { ...ANIMAL, stockLabel: 'out' as const, images: [] }
  const data = productData(sold, URL, SELLER, SHIPPING)
  expect(data).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(data).not.toHaveProperty('image')
  expect(productData({ ...sold, type: 'product' }, URL, SELLER, SHIPPING)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('S2-10: a reserved product is neither in stock nor sold out', () => {
  const data = productData({ ...ANIMAL, stockLabel: 'out', isReserved: true }, URL, SELLER, SHIPPING)
  expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('the breadcrumb leads through the product’s family', () => {
  const { itemListElement } = breadcrumbData(productSteps(ANIMAL), URL) as { itemListElement: unknown[] }
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'قطط', item: 'https://shop.example/products?category=3' },
    { '@type': 'ListItem', position: 3, name: 'قط شيرازي', item: URL },
  ])
})

test('Z-05: a name cannot close the script element', () => {
  const nasty = { ...ANIMAL, nameArabic: '</script><script>alert(1)</script>' }
  const Page = createRoutesStub([
    {
      id: 'page',
      path: '/',
      Component: Meta,
      meta: () => [{ 'script:ld+json': productData(nasty, URL, SELLER, SHIPPING) }],
    },
  ])
  const html = renderToStaticMarkup(createElement(Page, { initialEntries: ['/'] }))
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ name: nasty.nameArabic })
})

test('L-02: a shop that takes no orders yet has no offer', () => {
  expect(productData(ANIMAL, URL, { ...SELLER, ready: false }, SHIPPING)).toBeNull()
})
