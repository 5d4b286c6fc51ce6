import { expect, it, onTestFinished, vi } from 'vitest'
import { createDrawnPages } from '#tests/support/drawn-pages.ts'
import { createTestDoor } from '#tests/support/test-door.ts'

// No build has given the style sheet its address.
vi.mock('../../shop/shop.css?url', () => ({ default: '/shop.css' }))

it('P-09: a page names its own scripts and preloads none of those that they import', async () => {
  const door = await createTestDoor({ pages: await createDrawnPages() })
  onTestFinished(() => door.close())
  const html = await (await door.request('/contact')).text()
  expect(html).toContain('"/routes/contact.js"')
  expect(html).not.toContain('/frame.js')
})
