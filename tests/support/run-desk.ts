// Delivery runs (W-07) as the office makes them, of orders that are ready for one.
import { expect } from 'vitest'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { CreatedRun } from '#contract/admin/runs.ts'
import type { DriverRun } from '#contract/runs.ts'
import { newKey, openRun } from './driver-phone.ts'
import { type Ask, createAdminApp } from './test-app.ts'
import { expectNoBreach, insertProduct } from './test-shop.ts'

export async function createRunDesk() {
  const app = await createAdminApp({ context: { rateLimitScale: 1 } })
  const food = await insertProduct(app.shop, { quantity: 500, nameArabic: 'رمل قطط' })

  /** An order that came by phone, paid and prepared. */
  async function readyOrder(
    status: 'confirmed' | 'processing' | 'shipped' = 'processing',
    items: object[] = [{ productId: food, quantity: 2 }],
  ): Promise<number> {
    const { body } = await app.admin<AdminOrderDetail>('POST', '/api/admin/orders', {
      channel: 'phone',
      items,
      customerName: 'سالم بن ناصر',
      customerPhone: '92345678',
      customerEmail: 'salim@example.com',
      customerAddress: 'حي النهضة، منزل 12',
      regionId: 1,
      isPaid: true,
    })
    for (const step of ['processing', 'shipped'] as const) {
      if (status === 'confirmed' || (step === 'shipped' && status === 'processing')) break
      await app.admin('PATCH', `/api/admin/orders/${body.id}`, { status: step })
    }
    return body.id
  }
  const orderOf = async (id: number) =>
    (await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)).body

  async function makeRun(orderIds: number[], by: Ask = app.admin): Promise<CreatedRun & { token: string }> {
    const { status, body } = await by<CreatedRun>('POST', '/api/admin/runs', { orderIds, driver: 'خميس' })
    expect(status, JSON.stringify(body)).toBe(201)
    return { ...body, token: new URL(body.link?.url ?? 'http://none#').hash.slice(1) }
  }

  return {
    ...{ app, food, readyOrder, orderOf, makeRun },
    openLink: (token: string) => openRun(app, token),
    close: () => expectNoBreach(app.shop).finally(app.close),
  }
}

export function failed(over: object = {}) {
  return {
    ...{ outcome: 'failed', key: newKey(), at: new Date().toISOString() },
    ...{ reason: 'no-answer', ...over },
  }
}

export function firstStop({ stops: [stop] }: DriverRun): number {
  return stop?.id ?? 0
}
