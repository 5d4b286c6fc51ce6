// GET /share/:name and /share.jpg: the picture beside a shared link (server/catalog/browse/share-picture.ts).
import { Readable } from 'node:stream'
import type { Handler, Hono, Context as RequestContext } from 'hono'
import type { ReadLimit } from '#platform/limits/read-limit.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { openSharePicture, openShopPicture } from '#server/catalog/browse/share-picture.ts'
import type { Context } from '#server/context.ts'
import type { ShopEnv } from './shop-env.ts'

/** The shop's picture, for anything without one. */
const SHOP_PICTURE = '/share.jpg'
/** A file, while the shop's picture cannot be drawn. */
const LOGO = '/icons/icon-512.png'

export function sharePictures(app: Hono<ShopEnv>, context: Context, reads: ReadLimit): void {
  const ofSubject: Handler<ShopEnv> = async (c) => {
    const name = c.req.param('name') ?? ''
    const found = await reads.read(c.get('clientNetwork'), () => openSharePicture(context, name))
    if (!found || 'movedTo' in found) return redirectFor(c, found ? found.movedTo : SHOP_PICTURE)
    return send(c, found, { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${name}"` })
  }
  const ofShop: Handler<ShopEnv> = async (c) => {
    const found = await reads.read(c.get('clientNetwork'), () => openShopPicture(context))
    if (!found) return redirectFor(c, LOGO)
    return send(c, found, { 'Cache-Control': 'public, max-age=3600', ETag: `"${found.version}"` })
  }
  app.get('/share/:name', ofSubject)
  app.get(SHOP_PICTURE, ofShop)
}

function redirectFor(c: RequestContext<ShopEnv>, to: string): Response {
  c.header('Cache-Control', 'public, max-age=60')
  return c.redirect(to, 302)
}

function send(
  c: RequestContext<ShopEnv>,
  { stream, type, size }: OpenedImage,
  headers: { 'Cache-Control': string; ETag: string },
): Response {
  const unchanged = c.req.header('If-None-Match') === headers.ETag
  if (unchanged || c.req.method === 'HEAD') stream.destroy()
  if (unchanged) return c.body(null, 304, headers)
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
    ...headers,
    'Content-Type': type,
    'Content-Length': String(size),
  })
}
