import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { SHOP_FACTS } from '#tests/support/shop-facts.ts'
import { MissingFacts } from './missing-facts.tsx'

function html(over: Partial<AdminSettings> = {}): string {
  return renderToStaticMarkup(<MissingFacts settings={{ ...SHOP_FACTS, ...over } as AdminSettings} />)
}

test('L-02: the settings list at the top what orders need, with links to the fields', () => {
  const notice = html({ bankName: null, phone: null, whatsapp: null })
  expect(notice).toContain('المتجر لا يستقبل الطلبات بعد')
  expect([...notice.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, name]) => [href, name])).toEqual([
    ['#payment', 'البنك'],
    ['#contact', 'هاتف المتجر أو واتساب'],
  ])
})

test('L-02: the settings list nothing once all of it is entered', () => {
  expect(html()).toBe('')
})
