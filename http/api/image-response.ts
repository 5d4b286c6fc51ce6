import { Readable } from 'node:stream'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'

/** A picture that is read while it is sent. */
export function imageResponse({ stream, size, type }: OpenedImage, caching: string): Response {
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': 'inline',
      'Cache-Control': caching,
    },
  })
}
