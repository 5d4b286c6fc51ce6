// A whole response in memory, ready to be sent again: headers built once, body compressed once for each encoding.
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, gzip, constants as zlib } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Smaller bodies gain nothing by compression. */
const WORTH_COMPRESSING = 1024
/** Brotli quality of responses that are sent many times, and of those sent once. */
const QUALITY = { cached: { br: 6, gzip: 6 }, once: { br: 3, gzip: 3 } } as const
const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|javascript|xml|manifest))/

export type Encoding = 'br' | 'gzip' | 'identity'
export type RenderedResponse = { status: number; headers: Record<string, string>; body: Uint8Array }

/** One encoding of a response, as Node's writeHead takes it. The last header is the request's id. */
type Packed = { etag: string; body: Uint8Array; headers: string[]; unchanged: string[] }

export type CachedResponse = {
  readonly status: number
  /** Its approximate memory. */
  readonly bytes: number
  readonly isCompressible: boolean
  /** Undefined if this encoding does not exist yet. */
  ready(encoding: Encoding): Packed | undefined
  encode(encoding: Encoding): Promise<Packed>
  /** The encoding of the response to this request. */
  choose(acceptEncoding: string | undefined): Encoding
}

/** For a response to one request alone: compressed with less effort. */
export function compressOnce(rendered: RenderedResponse): CachedResponse {
  return cacheResponse(rendered, 'once')
}

/** `headers` are sent as given; length, encoding, ETag and Vary are added. `brotli`: the compressed body. */
export function cacheResponse(
  { status, headers, body }: RenderedResponse,
  use: keyof typeof QUALITY = 'cached',
  brotli?: Uint8Array,
): CachedResponse {
  /** What is sent as it is until the Brotli copy exists, nine tenths of the memory. */
  let source: Uint8Array | null = use === 'cached' ? ownMemory(body) : body
  let packed: Packed | undefined
  let packing: Promise<Packed> | undefined
  const keys = { gzip: {}, identity: {} }
  const hash = createHash('sha1').update(body).digest('base64url').slice(0, 20)
  const compressible =
    body.byteLength >= WORTH_COMPRESSING && COMPRESSIBLE.test(headers['Content-Type'] ?? '')
  const common = { hash, headers: { ...headers, ...(compressible && { Vary: 'Accept-Encoding' }) } }

  async function packBrotli(): Promise<Packed> {
    const compressed = brotli ?? (await compress(readSource(), 'br', use))
    packed = toPacked('br', use === 'cached' ? ownMemory(compressed) : compressed, common)
    source = null
    return packed
  }

  async function packGzip(): Promise<Packed> {
    return keepSeldom('gzip', await compress(readSource(), 'gzip', use))
  }

  function readSource(): Uint8Array {
    return source ?? brotliDecompressSync(packed?.body ?? new Uint8Array())
  }

  const packPlain = () => seldom.get(keys.identity) ?? keepSeldom('identity', readSource())

  function keepSeldom(encoding: keyof typeof keys, bytes: Uint8Array): Packed {
    const built = toPacked(encoding, bytes, common)
    if (use === 'cached') seldom.set(keys[encoding], built, { size: bytes.byteLength + OVERHEAD })
    return built
  }

  return {
    status,
    isCompressible: compressible,
    get bytes() {
      return (source?.byteLength ?? 0) + (packed?.body.byteLength ?? 0) + OVERHEAD
    },
    ready(encoding) {
      if (encoding === 'identity') return packPlain()
      return encoding === 'br' ? packed : seldom.get(keys.gzip)
    },
    async encode(encoding) {
      if (encoding === 'identity') return packPlain()
      if (encoding === 'gzip') return seldom.get(keys.gzip) ?? packGzip()
      packing ??= packBrotli()
      return packing
    },
    choose: (accept) => (compressible ? bestEncoding(accept) : 'identity'),
  }
}

/** `hash` is of the body before it was compressed. */
function toPacked(
  encoding: Encoding,
  body: Uint8Array,
  { hash, headers }: { hash: string; headers: Record<string, string> },
): Packed {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const common = Object.entries({ ...headers, ETag: etag })
  const ofBody = [
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(body.byteLength),
  ]
  const unchanged = common.filter(([name]) => name !== 'Content-Type').flat()
  return {
    etag,
    body,
    headers: [...common.flat(), ...ofBody, 'X-Request-Id', ''],
    unchanged: [...unchanged, 'X-Request-Id', ''],
  }
}

/** Node's small buffers share slabs of 64 KB, all of which stays in memory for as long as one of them does. */
function ownMemory(bytes: Uint8Array): Uint8Array {
  return bytes.buffer.byteLength === bytes.byteLength ? bytes : new Uint8Array(bytes)
}

/** Nearly everybody takes Brotli. What the others take, mostly programs, is cached here for a while. */
const seldom = new LRUCache<object, Packed>({ maxSize: 4 * 1024 * 1024 })

/** Headers, keys and what the collector adds, roughly. */
const OVERHEAD = 3000

function compress(body: Uint8Array, encoding: 'br' | 'gzip', use: keyof typeof QUALITY): Promise<Uint8Array> {
  if (encoding === 'gzip') return compressGzip(body, { level: QUALITY[use].gzip })
  return compressBrotli(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: QUALITY[use].br,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      // A window no larger than the body: the default takes megabytes each time.
      [zlib.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(body.byteLength)))),
    },
  })
}

/** Parses Accept-Encoding; `q=0` excludes an encoding. */
export function bestEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const refused = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i').test(accept)
  for (const name of ['br', 'gzip'] as const) {
    if (new RegExp(`(?:^|[,\\s])${name}(?:[,;\\s]|$)`, 'i').test(accept) && !refused(name)) return name
  }
  return 'identity'
}

/** If-None-Match against a strong ETag; a weak form of it counts too (RFC 9110, 13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Writes a cached page to the socket without middleware (P-01). */
export function sendCached(response: ServerResponse, status: number, packed: Packed, id: string): void {
  const { req: request } = response
  const unchanged = status === 200 && isUnchanged(request.headers['if-none-match'], packed.etag)
  const headers = unchanged ? packed.unchanged : packed.headers
  headers[headers.length - 1] = id
  response.writeHead(unchanged ? 304 : status, headers)
  response.end(unchanged || request.method === 'HEAD' ? undefined : packed.body)
}

/** The same for a request that came through Hono, whose first middleware has given it an id. */
export async function toResponse(c: Context, cached: CachedResponse): Promise<Response> {
  const packed = await cached.encode(cached.choose(c.req.header('Accept-Encoding')))
  const { status } = cached
  const unchanged = status === 200 && isUnchanged(c.req.header('If-None-Match'), packed.etag)
  const headers = new Headers()
  const pairs = unchanged ? packed.unchanged : packed.headers
  for (let i = 0; i < pairs.length - 2; i += 2) headers.set(pairs[i] ?? '', pairs[i + 1] ?? '')
  headers.set('X-Request-Id', c.get('requestId'))
  const body = unchanged || c.req.method === 'HEAD' ? null : (packed.body as Uint8Array<ArrayBuffer>)
  return new Response(body, { status: unchanged ? 304 : status, headers })
}
