// The caller's own account: its password and sessions, the export of its data, and its deletion (X-52, Z-08).
import { muscatDay } from '#domain/muscat-time.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { writeAccountData } from '#server/accounts/own/account-data.ts'
import { deleteAccount, readAccountFacts } from '#server/accounts/own/delete-account.ts'
import { changePassword } from '#server/accounts/passwords/change-password.ts'
import { endDevice, listDevices } from '#server/accounts/sessions/devices.ts'
import { signOutEverywhere } from '#server/accounts/sign-in/sign-out.ts'
import { byId } from './by-id.ts'
import { callerOf, keepCookies } from './caller.ts'
import { sessionOf } from './require-user.ts'
import type { Api } from './shop-api.ts'

export function accountApi(api: Api, accounts: Accounts) {
  api.on('GET /api/account', ({ context, user }) => readAccountFacts(context, user))

  api.on('GET /api/account/data', async ({ context, user }) => {
    const written = await writeAccountData(context, accounts, user)
    if (!written.ok) return written
    const day = muscatDay(context.now())
    return new Response(streamOf(written.value), {
      headers: {
        'Content-Type': 'application/json; charset=UTF-8',
        'Content-Disposition': `attachment; filename="my-data-${day}.json"`,
        'Cache-Control': 'no-store',
      },
    })
  })

  api.on('POST /api/account/password', async ({ c, context, body }) =>
    keepCookies(c, await changePassword(context, accounts, sessionOf(c), { ...body, from: callerOf(c) })),
  )

  api.on('POST /api/account/sign-out-everywhere', async ({ c, context, user }) =>
    keepCookies(c, ok(await signOutEverywhere(context, accounts, user))),
  )

  api.on('GET /api/account/devices', async ({ c, context }) => ok(await listDevices(context, sessionOf(c))))
  api.on('DELETE /api/account/devices/:id', byId(endDevice))

  api.on('POST /api/account/delete', async ({ c, context, user, body }) =>
    keepCookies(c, await deleteAccount(context, accounts, user, body)),
  )
}

/** Pulled as fast as the client reads; stops when it disconnects. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
