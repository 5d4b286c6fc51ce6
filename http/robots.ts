// GET /robots.txt: what crawlers need not ask for, and where the list of what they should is.
import type { Handler } from 'hono'
import type { ShopEnv } from './shop-env.ts'

/** Nothing secret is hidden by this: these answer to their owners only, or are no pages. */
const PRIVATE = [
  ...['/api/', '/admin', '/quick-admin-setup', '/debug', '/dev/', '/metrics', '/*.data'],
  ...['/auth', '/forgot-password', '/account', '/profile', '/newsletter/', '/cart', '/checkout', '/orders'],
]

export function robots(baseUrl: string): Handler<ShopEnv> {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`,
    '',
  ]
  return (c) => c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
}
