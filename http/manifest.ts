// GET /manifest.webmanifest: makes the shop installable, under the name in its settings.
import type { Handler } from 'hono'
import { CLOSED_POLICY } from '#platform/http/security-headers.ts'
import { toResponse } from '#platform/pages/cached-response.ts'
import type { ResponseCache } from '#platform/pages/response-cache.ts'
import type { Context } from '#server/context.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { manifestText } from '#text/manifest.ts'
import type { ShopEnv } from './shop-env.ts'

const PATH = '/manifest.webmanifest'
/** The background of pages and status bar (ui/styles/tokens.css), in a notation that launchers support. */
const GROUND = '#fcfaf6'
const SURFACE = '#ffffff'

export function manifest(cache: ResponseCache<Context>): Handler<ShopEnv> {
  return async (c) => {
    const cached = await cache.get(PATH, async (on) => ({
      status: 200,
      headers: {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Content-Security-Policy': CLOSED_POLICY,
        'Cache-Control': 'public, max-age=3600',
      },
      body: Buffer.from(JSON.stringify(manifestOf((await readStore(on)).nameArabic))),
    }))
    return toResponse(c, cached)
  }
}

function manifestOf(name: string) {
  const { description, shortcuts } = manifestText
  const shortcut = (title: string, url: string) => ({ name: title, url, icons: [icon(192, 'any')] })
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: SURFACE,
    categories: ['shopping'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      shortcut(shortcuts.products, '/products'),
      shortcut(shortcuts.cart, '/cart'),
      shortcut(shortcuts.orders, '/orders'),
    ],
  }
}

/** In a maskable icon the face stays within the circle that launchers crop to. */
function icon(side: 192 | 512, purpose: 'any' | 'maskable') {
  const file = purpose === 'any' ? `icon-${side}.png` : `maskable-${side}.png`
  return { src: `/icons/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose }
}
