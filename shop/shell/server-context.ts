// What the server gives to a page that it renders. Nothing of the visitor is among it (D-06).
import { createContext } from 'react-router'
import type { Gate } from '#contract/admin/gate.ts'
import type { Context } from '#server/context.ts'

/** How loaders of public pages reach the shop: `context.get(shopContext)`. */
export const shopContext = createContext<Context>()

export type Rendering = {
  requestId: string
  /**
   * Marks the inline scripts that React Router writes. The server hashes exactly those into the page's
   * Content-Security-Policy and takes the mark away, so a script that came in with somebody's text never runs.
   */
  nonce: string
  /** What the door of the back office decided about this request; only guarded paths have one (shop/shell/gate.ts). */
  gate?: Gate | undefined
  /** The first error that no loader or component expected. */
  failure?: unknown
}

/** Read by entry.server.tsx and gate.ts only. */
export const renderingContext = createContext<Rendering>()
