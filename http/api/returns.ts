// What customers give back (F-03).
import { respond } from '#platform/api/create-api.ts'
import { askReturn } from '#server/returns/ask-return.ts'
import { readOwnReturns } from '#server/returns/return-queries.ts'
import { customerOf } from './require-user.ts'
import type { Api } from './shop-api.ts'

export function returnsApi(api: Api): void {
  api.on('GET /api/orders/:id/return', ({ c, context, params }) =>
    readOwnReturns(context, customerOf(c), params.id),
  )

  api.on('POST /api/orders/:id/return', async ({ c, context, params, body }) => {
    const asked = await askReturn(context, customerOf(c), params.id, body)
    return asked.ok ? respond(asked.value.asked, asked.value.isNew ? 201 : 200) : asked
  })
}
