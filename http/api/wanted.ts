// Waiting-list requests and holds of customers (api.md, Beyond; S2-12).
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { askFor } from '#server/wanted/ask-for.ts'
import { confirmWanted, endOwnWanted, leaveWanted } from '#server/wanted/end-wanted.ts'
import { listOwnHolds, listOwnWanted } from '#server/wanted/wanted-queries.ts'
import { byId } from './by-id.ts'
import type { Api } from './shop-api.ts'

export function wantedApi(api: Api, accounts: Accounts): void {
  api.on('POST /api/wanted', async ({ c, context, body }) => {
    const session = await accounts.findSession(c.req.raw.headers)
    return askFor(context, accounts.limits, body, {
      clientAddress: c.get('clientAddress'),
      customer: session?.customer ?? null,
    })
  })

  api.on('GET /api/wanted', async ({ context, user }) => ok(await listOwnWanted(context, user)))
  api.on('DELETE /api/wanted/:id', byId(endOwnWanted))
  api.on('POST /api/wanted/confirm', ({ context, body }) => confirmWanted(context, body.token))
  api.on('POST /api/wanted/leave', ({ context, query }) => leaveWanted(context, query.token))

  api.on('GET /api/wanted/leave', ({ c, query }) => {
    c.header('Cache-Control', 'no-store')
    return c.redirect(`/wanted/leave?token=${encodeURIComponent(query.token)}`, 303)
  })

  api.on('GET /api/holds', async ({ context, user }) => ok(await listOwnHolds(context, user)))
}
