import { expect, test } from 'vitest'
import { pageMeta, shopNameIn } from './page-meta.ts'

test('conventions 21: a shared page has absolute URLs of page and picture', () => {
  const tags = pageMeta({
    shop: 'أليف',
    baseUrl: 'https://aleef.om',
    path: '/products?category=2',
    title: 'طيور',
    description: 'د',
  })
  expect(tags).toContainEqual({ title: 'طيور' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://aleef.om/products?category=2',
  })
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://aleef.om/products?category=2' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://aleef.om/share.jpg' })
})

test('a page may have its own picture', () => {
  const tags = pageMeta({
    shop: 'أليف',
    baseUrl: 'https://aleef.om',
    path: '/',
    title: 't',
    description: 'd',
    image: '/media/x-share.jpg',
  })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://aleef.om/media/x-share.jpg' })
})

test('conventions 21: the share picture has a size and a description', () => {
  const tags = pageMeta({
    shop: 'أليف',
    baseUrl: 'https://aleef.om',
    path: '/',
    title: 't',
    description: 'd',
    imageAlt: 'قط',
  })
  expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(tags).toContainEqual({ property: 'og:image:height', content: '630' })
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'قط' })
  expect(tags).toContainEqual({ property: 'og:locale', content: 'ar_OM' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a noindex page has no canonical URL', () => {
  const tags = pageMeta({
    shop: 'أليف',
    baseUrl: 'https://aleef.om',
    path: '/products?search=x',
    title: 't',
    description: 'd',
    hidden: true,
  })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(JSON.stringify(tags)).not.toContain('canonical')
})

test('a page is shared by the name that the owner gave the shop', () => {
  const shop = shopNameIn([{ loaderData: { store: { nameArabic: 'حيوانات الباطنة' } } }, undefined])
  const tags = pageMeta({ shop, baseUrl: 'https://aleef.om', path: '/', title: 't', description: 'd' })
  expect(tags).toContainEqual({ property: 'og:site_name', content: 'حيوانات الباطنة' })
})
