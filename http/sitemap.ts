// GET /sitemap.xml: every page that search engines should index (conventions 21). A shop with more products
// than one file may hold answers with an index of /sitemap-<number>.xml; number 0 always has the other pages too.
import type { Hono } from 'hono'
import { productPath } from '#domain/product.ts'
import { CLOSED_POLICY } from '#platform/http/security-headers.ts'
import type { ReadLimit } from '#platform/limits/read-limit.ts'
import { type RenderedResponse, toResponse } from '#platform/pages/cached-response.ts'
import type { ResponseCache } from '#platform/pages/response-cache.ts'
import {
  findableCategories,
  findableProducts,
  productStretches,
} from '#server/catalog/browse/sitemap-queries.ts'
import type { Context } from '#server/context.ts'
import { problem } from './api/problem.ts'
import type { PageRenderer } from './pages/react-router.ts'
import type { ShopEnv } from './shop-env.ts'

export type SitemapOptions = {
  context: Context
  cache: ResponseCache<Context>
  reads: ReadLimit
  pages: PageRenderer
}

/** Public pages besides those of categories and products; a page that is not built is left out. */
const STATIC_PAGES = ['/', '/products', '/contact', '/reviews', '/terms', '/privacy']
const FIRST = 0

export function sitemap(app: Hono<ShopEnv>, { context, cache, reads, pages }: SitemapOptions): void {
  const paths = STATIC_PAGES.filter((path) => pages.hasPage(path))

  app.get('/sitemap.xml', async (c) => {
    const cached = await cache.get('/sitemap.xml', async (on) => {
      const stretches = await productStretches(on)
      const others = stretches.filter((stretch) => stretch !== FIRST)
      return xml(
        others.length === 0 ? await listStretch(on, FIRST, paths) : indexOf([FIRST, ...others], on.baseUrl),
      )
    })
    return toResponse(c, cached)
  })

  app.get('/:name{sitemap-\\d{1,6}\\.xml}', async (c) => {
    const stretch = Number(/\d+/.exec(c.req.param('name'))?.[0])
    const stretches = () => reads.read(c.get('clientNetwork'), () => productStretches(context))
    const known = stretch === FIRST || (await stretches()).includes(stretch)
    if (!known) return problem(c, { code: 'not-found' })
    const cached = await cache.get(`/sitemap-${stretch}.xml`, async (on) =>
      xml(await listStretch(on, stretch, paths)),
    )
    return toResponse(c, cached)
  })
}

async function listStretch(context: Context, stretch: number, paths: readonly string[]): Promise<string> {
  const [products, categories] = await Promise.all([
    findableProducts(context, stretch),
    stretch === FIRST ? findableCategories(context) : [],
  ])
  const address = (path: string) => escapeXml(new URL(path, context.baseUrl).href)
  const pages = stretch === FIRST ? paths : []
  return [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map((path) => `<url><loc>${address(path)}</loc></url>`),
    ...categories.map(({ id, updatedAt, image }) =>
      entryOf(`/products?category=${id}`, updatedAt, image ? [image] : [], address),
    ),
    ...products.map((product) =>
      entryOf(
        productPath(product),
        product.updatedAt,
        product.images.map(({ url }) => url),
        address,
      ),
    ),
    '</urlset>',
  ].join('\n')
}

function entryOf(
  path: string,
  changed: Date,
  images: readonly string[],
  address: (path: string) => string,
): string {
  const pictures = images.map((url) => `<image:image><image:loc>${address(url)}</image:loc></image:image>`)
  return `<url><loc>${address(path)}</loc><lastmod>${changed.toISOString()}</lastmod>${pictures.join('')}</url>`
}

function indexOf(stretches: readonly number[], baseUrl: string): string {
  const parts = stretches.map(
    (stretch) =>
      `<sitemap><loc>${escapeXml(new URL(`/sitemap-${stretch}.xml`, baseUrl).href)}</loc></sitemap>`,
  )
  return [
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts,
    '</sitemapindex>',
  ].join('\n')
}

function xml(body: string): RenderedResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Security-Policy': CLOSED_POLICY,
      'Cache-Control': 'public, max-age=3600',
    },
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`),
  }
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
