import { afterAll, expect, it } from 'vitest'
import type { DemoData, DemoRemoval } from '#contract/admin/seed.ts'
import type { Store } from '#contract/store.ts'
import { createDemoCatalogueIfEmpty } from '#server/demo/create-demo-catalogue.ts'
import { createAdminApp } from '#tests/support/test-app.ts'

const app = await createAdminApp()
await createDemoCatalogueIfEmpty(app.shop.context)
afterAll(() => app.close())

const isDemo = async () => (await app.visitor<Store>('GET', '/api/store')).body.isDemo

it('L-03: rejects an unknown catalogue', async () => {
  expect((await app.admin('POST', '/api/admin/seed', { catalogue: 'everything' })).status).toBe(422)
})

it('L-03, L-04: announces the demo, removes exactly what was announced, and ends the demo state', async () => {
  expect(await isDemo()).toBe(true)
  const { body: announced } = await app.admin<DemoData>('GET', '/api/admin/seed')
  expect(announced).toMatchObject({ categories: 8, products: 82, archived: 0, orders: 0, isDemo: true })
  const { status, body: done } = await app.admin<DemoRemoval>('DELETE', '/api/admin/seed')
  expect(status).toBe(200)
  expect({ ...done, isDemo: true }).toEqual(announced)
  const after = await app.admin<{ total: number }>('GET', '/api/admin/products?limit=1')
  expect(after.body.total).toBe(0)
  await expect.poll(isDemo).toBe(false)
})
