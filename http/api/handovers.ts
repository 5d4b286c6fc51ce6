// The records of hand-overs (H-07): for the customer's own order, and by the link in the mail, whose token is exchanged
// for a cookie limited to this record.

import type { Context as RequestContext } from 'hono'
import { DAY_SECONDS } from '#domain/duration.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { createPathCookie, type PathCookie } from '#platform/sessions/path-cookie.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { readOwnHandovers } from '#server/handovers/handover-queries.ts'
import { openSharedPhoto, openSharedRecord } from '#server/handovers/shared-record.ts'
import { byId } from './by-id.ts'
import { setCookies } from './caller.ts'
import { imageResponse } from './image-response.ts'
import type { Api } from './shop-api.ts'

const COOKIE_SECONDS = DAY_SECONDS

export function handoversApi(api: Api, { limits }: Pick<Accounts, 'limits'>): void {
  api.on('GET /api/orders/:id/handovers', byId(readOwnHandovers))

  api.on('POST /api/handovers/open', async ({ c, context, body: { token } }) => {
    const asked = { token, id: null, clientAddress: c.get('clientAddress') }
    const record = await openSharedRecord(context, limits, asked)
    if (record.ok)
      setCookies(c, [cookieOf(context).issue(token, `/api/handovers/${record.value.id}`, COOKIE_SECONDS)])
    return record
  })

  api.on('GET /api/handovers/:id', ({ c, context, params }) =>
    openSharedRecord(context, limits, askedBy(c, context, params.id)),
  )

  api.on('GET /api/handovers/:id/photos/:photoId', async ({ c, context, params: { id, photoId } }) =>
    imageResponse(await openSharedPhoto(context, limits, { ...askedBy(c, context, id), photoId })),
  )
}

function askedBy(c: RequestContext<ShopEnv>, context: Context, id: number) {
  const token = cookieOf(context).read(c.req.raw.headers) ?? ''
  return { token, id, clientAddress: c.get('clientAddress') }
}

function cookieOf({ baseUrl }: Context): PathCookie {
  return createPathCookie(baseUrl, 'aleef_handover')
}
