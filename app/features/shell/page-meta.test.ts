import { expect, test } from 'vitest'
import { pageMeta } from '#app/features/shell/page-meta.ts'

test('conventions 21: a shared page names its address and picture in full', () => {
  const tags = pageMeta({
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

test('a page may bring its own picture', () => {
  const tags = pageMeta({
    baseUrl: 'https://aleef.om',
    path: '/',
    title: 't',
    description: 'd',
    image: '/media/x-share.jpg',
  })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://aleef.om/media/x-share.jpg' })
})
