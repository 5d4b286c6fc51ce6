// Context that the server passes to a page it renders; contains nothing about the visitor (D-06).
import { createContext } from 'react-router'
import type { Gate } from '#contract/admin/gate.ts'
import type { Context } from '#server/context.ts'

/** How loaders of public pages reach the shop: `context.get(shopContext)`. */
export const shopContext = createContext<Context>()

export type Rendering = {
  requestId: string
  /**
   * Marks the inline scripts that React Router writes. The server hashes exactly those into the page's
   * Content-Security-Policy and removes the mark, so an injected script never runs.
   */
  nonce: string
  /** The decision of the back office's gate; set for guarded paths only (shop/shell/gate.ts). */
  gate?: Gate | undefined
  /** The first error that no loader or component expected. */
  failure?: unknown
}

/** Read by entry.server.tsx and gate.ts only. */
export const renderingContext = createContext<Rendering>()
