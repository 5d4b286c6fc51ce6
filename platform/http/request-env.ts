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
  }
}
