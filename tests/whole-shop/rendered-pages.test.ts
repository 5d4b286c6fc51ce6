import { afterAll, expect, it } from 'vitest'
import { hashOf } from '#platform/pages/script-hashes.ts'
import { createDrawnPages } from '#tests/support/drawn-pages.ts'
import { createTestApp, personOf } from '#tests/support/test-app.ts'
import { customerOf, fillCart, insertAnimal } from '#tests/support/test-shop.ts'

const app = await createTestApp({ pages: await createDrawnPages(), cachePages: false })
afterAll(() => app.close())

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).text()

it('P-09: the HTML requests no script; its last script does, after the first paint, and its text is in the CSP', async () => {
  const response = await app.request('/contact')
  const html = await response.text()
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/<script[^>]*type="module"/)
  const held = html.match(/<script type="text\/plain"[^>]*>([^<]*)<\/script><script>([^<]*)<\/script>/)
  const [, modules = '', start = ''] = held ?? []
  expect(modules).toContain('import("/entry.js")')
  for (const file of ['/frame.js', '/routes/contact.js', '/entry.js']) expect(start).toContain(`"${file}"`)
  expect(start).toContain('first-contentful-paint')
  expect(response.headers.get('content-security-policy')).toContain(hashOf(modules))
})

it('conventions 15: the Arabic subset of each font is preloaded, and no other', async () => {
  const fonts = (await read('/contact')).match(/<link[^>]* as="font"[^>]*>/g) ?? []
  expect(fonts).toHaveLength(2)
  for (const font of fonts) {
    expect(font).toContain('rel="preload"')
    expect(font).toMatch(/crossorigin/i)
    expect(font).toMatch(/href="[^"]+-arabic-[^"]+\.woff2"/)
  }
})

it('D-06: a public page is the same bytes for a visitor, a customer with a cart and an admin', async () => {
  const cat = await insertAnimal(app.shop)
  const [customer, admin] = [await personOf(app), await personOf(app, { isAdmin: true })]
  await fillCart(app.shop, await customerOf(app.shop, customer), { [cat]: 1 })
  for (const path of ['/', '/products', `/animals/${cat}`, '/contact']) {
    const visitors = await read(path)
    expect(visitors).toContain('</html>')
    for (const { cookie } of [customer, admin])
      expect(await read(path, { Cookie: cookie, 'User-Agent': 'another', 'Accept-Language': 'en' })).toBe(
        visitors,
      )
  }
})

it('S-HOME-07, S-HOME-09: home shows the first animal of a shop, also while it is in no category', async () => {
  await insertAnimal(app.shop, { nameArabic: 'قط بلا فئة' })
  const html = await read('/')
  expect(html).toContain('قط بلا فئة')
  expect(html).not.toContain('منتجات جديدة قادمة قريباً')
})
