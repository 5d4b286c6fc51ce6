// What the middlewares of http/app.ts know about a request.
import type { Gate } from '#contract/admin/gate.ts'
import type { RequestEnv } from '#platform/http/request-env.ts'
import type { Session } from '#server/accounts/current-user.ts'

export type ShopEnv = RequestEnv & {
  Variables: {
    /** Who is signed in, on routes behind a guard (require-user.ts). */
    session?: Session
    /** What the gate of the back office decided; set for its paths only (admin-gate.ts). */
    gate?: Gate
  }
}
