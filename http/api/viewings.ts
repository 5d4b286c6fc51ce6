// Visits to an animal before it is bought (H-08).
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { bookViewing } from '#server/viewings/book-viewing.ts'
import { ownCalendarFile } from '#server/viewings/calendar-of-viewing.ts'
import { cancelViewing, moveViewing } from '#server/viewings/change-viewing.ts'
import { listOwnViewings, readOfferedViewings } from '#server/viewings/viewing-queries.ts'
import { customerOf } from './require-user.ts'
import type { Api } from './shop-api.ts'

export function viewingsApi(api: Api, { limits }: Accounts): void {
  api.on('GET /api/viewings/slots', async ({ context }) => ok(await readOfferedViewings(context)))

  api.on('GET /api/viewings', async ({ c, context }) => ok(await listOwnViewings(context, customerOf(c))))

  api.on('POST /api/viewings', ({ c, context, body }) =>
    bookViewing(context, limits, customerOf(c), { ...body, clientAddress: c.get('clientAddress') }),
  )

  api.on('PATCH /api/viewings/:id', ({ c, context, params, body }) =>
    moveViewing(context, limits, customerOf(c), { ...params, ...body }),
  )

  api.on('DELETE /api/viewings/:id', ({ c, context, params }) =>
    cancelViewing(context, customerOf(c), params.id),
  )

  api.on('GET /api/viewings/:id/calendar', async ({ c, context, params }) => {
    const file = await ownCalendarFile(context, customerOf(c), params.id)
    return file.ok ? new Response(file.value, { headers: CALENDAR_HEADERS }) : file
  })
}

const CALENDAR_HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="aleef.ics"',
  'Cache-Control': 'private, no-store',
}
