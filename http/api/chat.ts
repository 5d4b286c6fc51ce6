// The chatbot (api.md, Public; A-BOT-07..10).
import { ok, refuse } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { answerChat } from '#server/chat/answer-chat.ts'
import type { Api } from './shop-api.ts'

export function chatApi(api: Api, accounts: Accounts): void {
  api.on('POST /api/chat', async ({ c, context, body }) => {
    const network = c.get('clientNetwork')
    const wait = await accounts.questions.take(network)
    if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
    const session = await accounts.findSession(c.req.raw.headers)
    const mayKeep = async () => (await accounts.limits.take('question-address', network)) === null
    return ok(await answerChat(context, session?.customer ?? null, body, mayKeep))
  })
}
