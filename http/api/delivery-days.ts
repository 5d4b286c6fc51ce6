// The days on which animals can be delivered (H-06). Never cached: they change by the hour.
import { orNotFound } from '#platform/result.ts'
import { findDeliveryDays } from '#server/travel/travel-queries.ts'
import type { Api } from './shop-api.ts'

export function deliveryDaysApi(api: Api): void {
  api.on('GET /api/products/:id/delivery-days', async ({ context, params, query }) =>
    orNotFound(await findDeliveryDays(context, [params.id], query.regionId)),
  )

  api.on('GET /api/delivery-days', async ({ context, query }) =>
    orNotFound(await findDeliveryDays(context, query.products, query.regionId)),
  )
}
