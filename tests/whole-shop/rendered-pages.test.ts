import { expect, it, onTestFinished, vi } from 'vitest'
import { createDrawnPages } from '#tests/support/drawn-pages.ts'
import { createTestDoor } from '#tests/support/test-door.ts'

// No build has given the style sheet its address.
vi.mock('../../shop/shop.css?url', () => ({ default: '/shop.css' }))

it('P-09: a page preloads no script; once its styles are there it asks for all of them together, the largest first', async () => {
  const door = await createTestDoor({ pages: await createDrawnPages() })
  onTestFinished(() => door.close())
  const html = await (await door.request('/contact')).text()
  expect(html).not.toContain('<link rel="modulepreload"')
  const asked = html.match(/\["\/frame\.js"[^\]]*\](?=\.forEach)/)
  expect(JSON.parse(asked?.[0] ?? '[]')).toEqual(expect.arrayContaining(['/routes/contact.js', '/entry.js']))
  expect(asked?.index).toBeGreaterThan(html.indexOf('href="/shop.css"'))
})
