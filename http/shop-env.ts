// What the middlewares of http/app.ts know about a request.
import type { HttpBindings } from '@hono/node-server'

export type ShopEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Computed from the socket and the trusted proxies; what a client claims never wins. */
    clientAddress: string
  }
}
