// The days on which animals can be delivered (H-06). Never cached: they change by the hour.
import { ok, refuse } from '#platform/result.ts'
import { findDeliveryDays } from '#server/travel/travel-queries.ts'
import type { Api } from './shop-api.ts'

export function deliveryDaysApi(api: Api): void {
  api.on('GET /api/products/:id/delivery-days', async ({ context, params, query }) => {
    const found = await findDeliveryDays(context, [params.id], query.regionId)
    return found ? ok(found) : refuse({ code: 'not-found' })
  })

  api.on('GET /api/delivery-days', async ({ context, query }) => {
    const found = await findDeliveryDays(context, query.products, query.regionId)
    return found ? ok(found) : refuse({ code: 'not-found' })
  })
}
