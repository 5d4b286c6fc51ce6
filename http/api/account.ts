// One's own account as a whole: everything the shop holds about it, and its end.
import { accountData, accountFacts, deleteAccountRequest } from '#contract/account.ts'
import { doneAnswer } from '#contract/accounts.ts'
import { ok } from '#domain/result.ts'
import { writeAccountData } from '#server/accounts/account-data.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { deleteAccount, readAccountFacts } from '#server/accounts/delete-account.ts'
import { setCookies } from './caller.ts'
import type { Api } from './endpoint.ts'
import { customerOf } from './require-user.ts'

export function accountApi(api: Api, accounts: Accounts) {
  api.on(
    'GET',
    '/api/account',
    {
      summary: 'How the account would be ended, and which orders stand in the way',
      access: 'customer',
      answer: accountFacts,
    },
    ({ c, context }) => readAccountFacts(context, customerOf(c)),
  )

  api.on(
    'GET',
    '/api/account/data',
    {
      summary: 'Everything the shop holds about the account, as a file',
      access: 'customer',
      answer: accountData,
      refusals: ['too-many-requests'],
    },
    async ({ c, context }) => {
      const written = await writeAccountData(context, accounts, customerOf(c))
      if (!written.ok) return written
      const day = context.now().toISOString().slice(0, 10)
      return new Response(streamOf(written.value), {
        headers: {
          'Content-Type': 'application/json; charset=UTF-8',
          'Content-Disposition': `attachment; filename="aleef-my-data-${day}.json"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  )

  api.on(
    'POST',
    '/api/account/delete',
    {
      summary: 'End the account: its orders stay without a name, everything else goes, every session ends',
      access: 'customer',
      body: deleteAccountRequest,
      answer: doneAnswer,
      refusals: ['open-orders', 'owner-protected', 'last-admin', 'too-many-requests', 'overloaded'],
    },
    async ({ c, context, body }) => {
      const ended = await deleteAccount(context, accounts, customerOf(c), body)
      if (!ended.ok) return ended
      setCookies(c, ended.value.cookies)
      return ok({ status: true as const })
    },
  )
}

/** Asked for as fast as the other end reads; when it goes away, so does the work. */
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
