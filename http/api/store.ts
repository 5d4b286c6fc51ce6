// What everybody may know of the shop, and what delivery is like at this moment (L-06).
import { deliveryNow, store } from '#contract/store.ts'
import { ok } from '#platform/result.ts'
import { readDeliveryNow } from '#server/settings/delivery-queries.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import type { Api } from './endpoint.ts'

export function storeApi(api: Api): void {
  api.on(
    'GET',
    '/api/store',
    { summary: 'The public part of the settings', access: 'public', keep: true, answer: store },
    async ({ context }) => ok(await readStore(context)),
  )

  // Never cached: the dates change with the hour.
  api.on(
    'GET',
    '/api/delivery',
    { summary: 'Delivery by governorate, with expected dates', access: 'public', answer: deliveryNow },
    async ({ context }) => ok(await readDeliveryNow(context)),
  )
}
