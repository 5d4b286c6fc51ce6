// Visits to an animal before it is bought (H-08).
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { bookViewing } from '#server/viewings/book-viewing.ts'
import { ownCalendarFile } from '#server/viewings/calendar-of-viewing.ts'
import { cancelViewing, moveViewing } from '#server/viewings/change-viewing.ts'
import { readOfferedViewings } from '#server/viewings/slot-queries.ts'
import { listOwnViewings } from '#server/viewings/viewing-queries.ts'
import { byId } from './by-id.ts'
import type { Api } from './shop-api.ts'

export function viewingsApi(api: Api, { limits }: Accounts): void {
  api.on('GET /api/viewings/slots', async ({ context }) => ok(await readOfferedViewings(context)))
  api.on('GET /api/viewings', async ({ context, user }) => ok(await listOwnViewings(context, user)))

  api.on('POST /api/viewings', ({ c, context, user, body }) =>
    bookViewing(context, limits, user, { ...body, clientAddress: c.get('clientAddress') }),
  )

  api.on('PATCH /api/viewings/:id', ({ context, user, params, body }) =>
    moveViewing(context, limits, user, { ...params, ...body }),
  )

  api.on('DELETE /api/viewings/:id', byId(cancelViewing))

  api.on('GET /api/viewings/:id/calendar', async ({ context, user, params }) => {
    const file = await ownCalendarFile(context, user, params.id)
    return file.ok ? new Response(file.value, { headers: CALENDAR_HEADERS }) : file
  })
}

const CALENDAR_HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="visit.ics"',
  'Cache-Control': 'private, no-store',
}
