// GET /share/:name: the picture beside a shared link (server/catalog/browse/share-picture.ts).
import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import type { ReadLimit } from '#platform/limits/read-limit.ts'
import { openSharePicture } from '#server/catalog/browse/share-picture.ts'
import type { Context } from '#server/context.ts'
import type { ShopEnv } from './shop-env.ts'

/** The shop's picture, for anything without one. */
const DEFAULT_PICTURE = '/share.jpg'

export function sharePictures(context: Context, reads: ReadLimit): Handler<ShopEnv> {
  return async (c) => {
    const name = c.req.param('name') ?? ''
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${name}"` }
    const found = await reads.read(c.get('clientNetwork'), () => openSharePicture(context, name))
    if (!found || 'movedTo' in found) {
      c.header('Cache-Control', 'public, max-age=60')
      return c.redirect(found ? found.movedTo : DEFAULT_PICTURE, 302)
    }
    const unchanged = c.req.header('If-None-Match') === headers.ETag
    if (unchanged || c.req.method === 'HEAD') found.stream.destroy()
    if (unchanged) return c.body(null, 304, headers)
    return c.body(Readable.toWeb(found.stream) as ReadableStream, 200, {
      ...headers,
      'Content-Type': found.type,
      'Content-Length': String(found.size),
    })
  }
}
