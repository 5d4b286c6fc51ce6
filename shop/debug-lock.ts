// pages that are there only where debug routes are on. http/pages/pages.ts gives the 404 page before anything is
// made; this holds where a path is spelt in a way that only the router understands.
import { data, type RouterContextProvider } from 'react-router'
import { shopContext } from '#shop/server-context.ts'

export function requireDebugRoutes(context: Readonly<RouterContextProvider>): void {
  if (!context.get(shopContext).debugRoutes) throw data(null, { status: 404 })
}
