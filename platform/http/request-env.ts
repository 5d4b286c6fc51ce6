// What every request carries once the first middleware has seen it.
import type { HttpBindings } from '@hono/node-server'

export type RequestEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Computed from the socket and the trusted proxies; what a client claims never wins. */
    clientAddress: string
    /** Of that address: what limits of one client count. */
    clientNetwork: string
    /** Of who is signed in, for the log: an id that means nothing outside the shop. */
    accountId?: string
    /** The code of what was refused, for the log. */
    refusal?: string
  }
}
