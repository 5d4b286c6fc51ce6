import { Readable } from 'node:stream'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import type { Result } from '#platform/result.ts'

/** A picture that is read while it is sent, or why it is not. */
export function imageResponse<Refused>(opened: Result<OpenedImage, Refused>, caching = 'private, no-store') {
  if (!opened.ok) return opened
  const { stream, size, type } = opened.value
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': 'inline',
      'Cache-Control': caching,
    },
  })
}
