// GET /robots.txt: paths that crawlers should skip, and the address of the sitemap.
import type { Handler } from 'hono'
import type { ShopEnv } from './shop-env.ts'

/** This protects nothing: these paths are for their owners only anyway, or are not pages. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/quick-admin-setup',
  '/debug',
  '/dev/',
  '/metrics',
  '/*.data',
  '/auth',
  '/forgot-password',
  '/account',
  '/profile',
  '/newsletter/',
  '/cart',
  '/checkout',
  '/orders',
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
