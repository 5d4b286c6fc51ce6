import { Hono } from 'hono'
import { createRequestHandler } from 'react-router'

export function createApp() {
  const app = new Hono()
  const handler = createRequestHandler(() => import('virtual:react-router/server-build'))
  app.all('*', (c) => handler(c.req.raw))
  return app
}
