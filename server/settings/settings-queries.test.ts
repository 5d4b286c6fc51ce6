import { afterAll, beforeAll, expect, it } from 'vitest'
import { store } from '#contract/store.ts'
import { createTestShop, type TestShop } from '#tests/support/shop-for-tests.ts'
import { insertDefaultSettings } from './default-settings.ts'
import { readStore } from './settings-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

async function set(assignments: string) {
  await shop.pool.query(`UPDATE settings SET ${assignments}`)
  return readStore(shop.context)
}

it('X-29, S-CONST-03, A-STAT-01: policies and answers say the figures that checkout takes, and no braces', async () => {
  const before = await readStore(shop.context)
  expect(store.parse(before)).toEqual(before)
  const words = (said: typeof before) =>
    [...said.policies.map(({ body }) => body), ...said.faq.map(({ answer }) => answer)].join('\n')
  expect(words(before)).not.toMatch(/[{}]/)
  expect(words(before)).not.toContain('مجاني')
  expect(words(before).match(/2\.00\u00A0ر\.ع/g)).toHaveLength(2)

  const after = await set('delivery_fee_home = 3.500, return_hours = 72, free_delivery_from = 50')
  expect(words(after)).not.toContain('2.00\u00A0ر.ع')
  expect(words(after).match(/3\.50\u00A0ر\.ع/g)).toHaveLength(2)
  expect(words(after).match(/خلال 72 ساعة من الاستلام/g)).toHaveLength(2)
  expect(words(after).match(/50\.00\u00A0ر\.ع/g)).toHaveLength(2)
})

it('A-STAT-01: the policies carry the day on which they last said something else', async () => {
  await shop.pool.query(`UPDATE settings SET policies_updated_at = '2026-01-01'`)
  expect((await set(`whatsapp = '+96892222222'`)).policiesUpdatedAt).toBe('2026-01-01T00:00:00.000Z')
  expect((await set('delivery_fee_office = 1.250')).policiesUpdatedAt).not.toBe('2026-01-01T00:00:00.000Z')
})

it('S-CON-01: a shop from before has questions after its next start; those of its owner stay', async () => {
  await shop.pool.query('UPDATE settings SET faq = NULL')
  await insertDefaultSettings(shop.db)
  expect((await readStore(shop.context)).faq.length).toBeGreaterThan(5)
  await set(`faq = '[]'`)
  await insertDefaultSettings(shop.db)
  expect((await readStore(shop.context)).faq).toEqual([])
})
