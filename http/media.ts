// GET /media/:name: pictures, whose names are never reused (platform/media/image-store.ts).
import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import type { ImageStore } from '#platform/media/image-store.ts'
import { problem } from './api/problem.ts'
import type { ShopEnv } from './shop-env.ts'

export function media(images: ImageStore): Handler<ShopEnv> {
  return async (c) => {
    const name = c.req.param('name') ?? ''
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${name}"` }
    // The content of a name never changes.
    if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers)
    const image = await images.open(name)
    if (!image) return problem(c, { code: 'not-found' })
    if (c.req.method === 'HEAD') image.stream.destroy()
    return c.body(Readable.toWeb(image.stream) as ReadableStream, 200, {
      ...headers,
      'Content-Type': image.type,
      'Content-Length': String(image.size),
    })
  }
}
