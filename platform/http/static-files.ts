// Built files. Only those listed at the start are served, so no path can lead outside.
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { type CachedResponse, cacheResponse, toResponse } from '#platform/pages/cached-response.ts'
import type { RequestEnv } from './request-env.ts'
import { CLOSED_POLICY } from './security-headers.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
/** Vite writes the content's hash into these names. */
const HASHED = '/assets/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=3600'
/** The service worker: revalidated on each visit, and allowed to connect since it fetches what it caches. */
const SERVICE_WORKER = '/sw.js'
const WORKER_POLICY = CLOSED_POLICY.replace("default-src 'none'", "default-src 'none'; connect-src 'self'")

export type StaticFiles = {
  /** Undefined when there is no such file. */
  find(path: string): Promise<CachedResponse> | undefined
  /** A file that was served before, from memory. */
  peek(path: string): CachedResponse | undefined
}

/** Serves such a file; passes every other request on. */
export function staticFiles(files: StaticFiles): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const cached = await files.find(c.req.path)
    if (!cached) return next()
    return toResponse(c, cached)
  }
}

/**
 * @param folders that were built, one beside the other
 * @param headers that every response has
 */
export function createStaticFiles(folders: readonly string[], headers: Record<string, string>): StaticFiles {
  const files = new Map<string, string>()
  for (const folder of folders)
    for (const path of listFiles(folder)) files.set(`/${path.split(sep).join('/')}`, join(folder, path))
  const reading = new Map<string, Promise<CachedResponse>>()
  const kept = new Map<string, CachedResponse>()

  async function keep(path: string, file: string): Promise<CachedResponse> {
    // The build leaves the smallest that Brotli can make beside what every page needs (scripts/prepare.mjs).
    const compressed = files.get(`${path}.br`)
    const [body, brotli] = await Promise.all([readFile(file), compressed ? readFile(compressed) : undefined])
    const cached = cacheResponse(
      {
        status: 200,
        headers: {
          ...headers,
          'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
          'Content-Security-Policy': path === SERVICE_WORKER ? WORKER_POLICY : CLOSED_POLICY,
          'Cache-Control': cachingOf(path),
        },
        body,
      },
      'cached',
      brotli,
    )
    kept.set(path, cached)
    return cached
  }

  return {
    find(path) {
      const file = files.get(path)
      if (!file) return undefined
      const cached = reading.get(path) ?? keep(path, file)
      reading.set(path, cached)
      cached.catch(() => reading.delete(path))
      return cached
    },
    peek: (path) => kept.get(path),
  }
}

function cachingOf(path: string): string {
  if (path === SERVICE_WORKER) return 'no-cache'
  return path.startsWith(HASHED) ? IMMUTABLE : REVALIDATED
}

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.split(sep).some((name) => name.startsWith('.')))
}
