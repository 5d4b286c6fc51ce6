// What every request carries once the first middleware has seen it.
import type { HttpBindings } from '@hono/node-server'

export type RequestEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Computed from the socket and the trusted proxies; what a client claims never wins. */
    clientAddress: string
    /** The network of that address, which limits per client are counted by. */
    clientNetwork: string
    /** The id of the signed-in user, for the log: it means nothing outside the shop. */
    accountId?: string
    /** The refusal code, for the log. */
    refusal?: string
  }
}
