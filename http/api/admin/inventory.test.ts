import { afterAll, expect, it } from 'vitest'
import type { Inventory, InventoryItem, MovementList } from '#contract/admin/inventory.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import type { Problem } from '#platform/api/problem.ts'
import { createAdminApp } from '#tests/support/test-app.ts'
import { expectNoBreach, insertAnimal, insertOrder, insertProduct } from '#tests/support/test-shop.ts'

const app = await createAdminApp()
afterAll(() => app.close())

const ask = <T>(path: string, body?: object) =>
  app.admin<T>(body ? 'POST' : 'GET', `/api/admin/inventory${path}`, body)

it('X-25, A-DASH-11: corrects stock by arrivals and losses, each with its reason in the ledger', async () => {
  const id = await insertProduct(app.shop, { quantity: 10 })
  await insertOrder(app.shop, { [id]: 4 })

  const broken = await ask<InventoryItem>(`/${id}/adjust`, {
    change: -2,
    reason: 'كسر في النقل',
    quantity: 6,
  })
  expect(broken).toMatchObject({ status: 200, body: { quantity: 4 } })
  // The same click again: it is not six any more.
  expect(
    await ask<Problem>(`/${id}/adjust`, { change: -2, reason: 'كسر في النقل', quantity: 6 }),
  ).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { quantity: 4 } },
  })
  expect(await ask<Problem>(`/${id}/adjust`, { change: -5, reason: 'جرد' })).toMatchObject({
    status: 409,
    body: { code: 'insufficient-stock', available: 4 },
  })
  const { body } = await ask<MovementList>(`/${id}/movements?limit=2`)
  expect(body).toMatchObject({
    total: 3,
    product: { id, quantity: 4, isActive: true },
    items: [
      { change: -2, quantityAfter: 4, reason: 'adjustment', note: 'كسر في النقل', actor: 'سالم' },
      { change: -4, quantityAfter: 6, reason: 'order', orderNumber: expect.stringMatching(/^ALF/) },
    ],
  })
  // An owner who gave no name is still somebody.
  await app.shop.pool.query("UPDATE profiles SET first_name = '' WHERE is_owner")
  const { items } = (await ask<MovementList>(`/${id}/movements?limit=1`)).body
  expect(items[0]?.actor).toContain('@example.com')
  const listed = await ask<Inventory>('')
  expect(listed.body.items.find((item) => item.id === id)?.changedAt).toBe(body.items[0]?.createdAt)
  expect(body.product?.changedAt).toBe(body.items[0]?.createdAt)
  const older = await ask<MovementList>(`/${id}/movements?limit=2&cursor=${body.nextCursor}`)
  expect(older.body).toMatchObject({ nextCursor: null, items: [{ change: 10, reason: 'initial' }] })
  await expectNoBreach(app.shop)
})

it.each([
  { change: 0, reason: 'x' },
  { change: 1.5, reason: 'x' },
  { change: 1, reason: '  ' },
  { change: 1 },
  { change: 1, reason: 'x', set: 7 },
])('X-25: rejects the correction %j', async (body) => {
  const id = await insertProduct(app.shop)
  expect((await ask(`/${id}/adjust`, body)).status).toBe(422)
  expect((await ask(`/999999/adjust`, { change: 1, reason: 'x' })).status).toBe(404)
  expect((await ask<MovementList>(`/999999/movements`)).body).toMatchObject({ product: null, items: [] })
})

it('X-25: limits stock as the item’s form does', async () => {
  const id = await insertProduct(app.shop, { quantity: 9 })
  expect((await ask(`/${id}/adjust`, { change: 100_000, reason: 'x' })).status).toBe(422)
  const over = await ask<Problem>(`/${id}/adjust`, { change: 99_991, reason: 'x' })
  expect(over).toMatchObject({
    status: 422,
    body: { errors: { change: [expect.stringContaining('99,999')] } },
  })
  expect(await ask(`/${id}/adjust`, { change: 99_990, reason: 'x' })).toMatchObject({
    body: { quantity: 99_999 },
  })
})

it('X-38, D-07, W-10: lists supplies at their reorder point, five by default, the lowest first, in pages', async () => {
  await app.shop.pool.query('UPDATE products SET archived_at = now(), is_active = false')
  const of: Record<number, number[]> = { 0: [], 2: [], 5: [], 6: [] }
  for (const quantity of [5, 0, 6, 2, 5, 0])
    of[quantity]?.push(await insertProduct(app.shop, { quantity, nameArabic: `رمل ${quantity}` }))
  await insertProduct(app.shop, { quantity: 0, isActive: false, nameArabic: 'غائب' })
  const animal = await insertAnimal(app.shop, { quantity: 1 })
  const change = (id: number | undefined, reorderPoint: string) =>
    app.admin<AdminProduct>('PATCH', `/api/admin/products/${id}`, { reorderPoint })
  expect((await change(of[6]?.[0], '٦')).body.reorderPoint).toBe(6)
  expect((await change(of[6]?.[0], '-1')).body).toMatchObject({
    errors: { reorderPoint: [expect.any(String)] },
  })
  // An animal has none, whatever is said.
  expect((await change(animal, '3')).body.reorderPoint).toBeNull()

  const seen: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = `?level=low&limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const { body } = await ask<Inventory>(query)
    expect([body.total, body.counts]).toEqual([6, { all: 8, low: 6, out: 2 }])
    seen.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor
  }
  expect(seen).toEqual([...(of[0] ?? []), ...(of[2] ?? []), ...(of[5] ?? []), ...(of[6] ?? [])])
  const points = (await ask<Inventory>('')).body.items.map(({ id, reorderPoint }) => [id, reorderPoint])
  expect(Object.fromEntries(points)).toMatchObject({
    [animal]: null,
    [of[6]?.[0] ?? 0]: 6,
    [of[2]?.[0] ?? 0]: 5,
  })

  const all = await ask<Inventory>('?limit=4')
  const rest = await ask<Inventory>(`?limit=4&cursor=${encodeURIComponent(all.body.nextCursor ?? '')}`)
  const ids = [...all.body.items, ...rest.body.items].map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(ids).toHaveLength(8)
  expect((await ask<Inventory>('?search=غايب')).body.items).toHaveLength(1)
  for (const bad of ['x', '1_1', '9999999999999_1', '2026-99-99 00:00:00+00_1'])
    expect((await ask(`?cursor=${encodeURIComponent(bad)}`)).status).toBe(422)
})
