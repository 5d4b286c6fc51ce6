// What customers give back (F-03).
import { respond } from '#platform/api/create-api.ts'
import { askReturn } from '#server/returns/ask-return.ts'
import { readOwnReturns } from '#server/returns/return-queries.ts'
import { byId } from './by-id.ts'
import type { Api } from './shop-api.ts'

export function returnsApi(api: Api): void {
  api.on('GET /api/orders/:id/return', byId(readOwnReturns))

  api.on('POST /api/orders/:id/return', async ({ context, user, params, body }) => {
    const asked = await askReturn(context, user, params.id, body)
    return asked.ok ? respond(asked.value.asked, asked.value.isNew ? 201 : 200) : asked
  })
}
