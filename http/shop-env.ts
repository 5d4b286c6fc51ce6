// What the middlewares of http/app.ts know about a request.
import type { HttpBindings } from '@hono/node-server'
import type { Gate } from '#contract/admin/gate.ts'
import type { Session } from '#server/accounts/current-user.ts'

export type ShopEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Computed from the socket and the trusted proxies; what a client claims never wins. */
    clientAddress: string
    /** Who is signed in, on routes behind a guard (require-user.ts). */
    session?: Session
    /** What the door of the back office decided; set for its paths only (admin-gate.ts). */
    gate?: Gate
  }
}
