import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { problemSchema } from '#platform/api/problem.ts'
import { type HttpServer, listen } from './listen.ts'
import { createRequestIds } from './request-id.ts'
import { fixedHeaders } from './security-headers.ts'
import { createUnreadable } from './unreadable.ts'

describe.concurrent('listen', () => {
  it('finishes requests in flight, closes keep-alive connections and accepts no new ones (R-07)', async () => {
    const gate = Promise.withResolvers<void>()
    const inside = Promise.withResolvers<void>()
    const app = await open(async (request) => {
      if (new URL(request.url).pathname === '/slow') {
        inside.resolve()
        await gate.promise
      }
      return new Response('done')
    })
    const agent = new Agent({ keepAlive: true })
    expect(await read(fetchWith(agent, app, '/'))).toEqual({ body: 'done', connection: 'keep-alive' })
    const silent = await dial(app)
    const slow = read(fetchWith(agent, app, '/slow'))
    await inside.promise

    const drained = app.drain()
    await once(silent, 'close')
    await expect(dial(app)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    gate.resolve()
    expect(await slow).toEqual({ body: 'done', connection: 'close' })
    await drained
  })

  it('still responds to a request on a keep-alive connection just after the stop began (R-07)', async () => {
    const app = await open(() => new Response('done'))
    const agent = new Agent({ keepAlive: true })
    await read(fetchWith(agent, app, '/'))
    const drained = app.drain()
    let response = await read(fetchWith(agent, app, '/'))
    while (response.connection !== 'close') response = await read(fetchWith(agent, app, '/'))
    expect(response.body).toBe('done')
    await drained
  })

  it.each([
    ['words that are no request', 'hello\r\n\r\n', 400],
    ['a malformed host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a backslash in the path', 'GET /\\evil.example HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['what nobody expects', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
    ['an address that is too long', `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('answers %s with an id, a sentence and the closed policy (Z-04)', async (_, request, status) => {
    const app = await open(() => new Response('done'))
    const socket = await dial(app)
    socket.end(request)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/^x-content-type-options: nosniff$/im)
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im)
    const answer = problemSchema.parse(JSON.parse(body))
    expect(answer).toMatchObject({ status, code: 'malformed-request' })
    expect(head.toLowerCase()).toContain(`x-request-id: ${answer.requestId.toLowerCase()}`)
    await app.drain()
  })

  it('answers a page whose address is too long with a page (Z-04)', async () => {
    const app = await open(() => new Response('done'))
    const socket = await dial(app)
    socket.end(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    const [head = '', body] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 431 /)
    expect(head).toMatch(/^content-type: text\/html/im)
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im)
    expect(head).toContain(`X-Request-Id: ${body}`)
    await app.drain()
  })

  it.each(['1.0', '1.1'])('accepts a client of HTTP/%s without a Host header', async (version) => {
    const app = await open((request) => new Response(new URL(request.url).pathname))
    const socket = await dial(app)
    socket.end(`GET /here HTTP/${version}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*\/here$/s)
    await app.drain()
  })

  it.each(['/api/admin/uploads', '/api/uploads', '/api/runs/7/photos'])(
    'A-UPL-02, W-07, Z-07: waits longer for the body of %s than for any other',
    async (path) => {
      const app = await open(readBody, { bodyTimeoutMs: 50 })
      const slow = await begin(app, 'POST', path)
      expect(await text(await begin(app, 'POST', '/api/support'))).toMatch(/^HTTP\/1.1 408 /)
      slow.write('cd')
      expect(await text(slow)).toMatch(/^HTTP\/1.1 200 .*abcd$/s)
      await app.drain()
    },
  )

  it.each(['', 'GET / HTTP/1.1\r\nHost: a\r\n'])(
    'R-15: closes a connection that sends only %j',
    async (said) => {
      const app = await open(() => new Response('done'), { bodyTimeoutMs: 50 })
      const socket = await dial(app)
      socket.write(said)
      expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
      await app.drain()
    },
  )

  it.each(['GET', 'POST', 'DELETE'])('R-15: closes a %s whose body trickles', async (method) => {
    const app = await open(readBody, { bodyTimeoutMs: 50 })
    const socket = await begin(app, method, '/api/support')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 (408|200) /)
    await app.drain()
  })

  it('R-15: closes the connection when a body keeps trickling after its response', async () => {
    const app = await open(() => new Response('early'), { bodyTimeoutMs: 50 })
    for (const path of ['/api/support', '/api/admin/uploads']) {
      const socket = await begin(app, 'POST', path, 'keep-alive')
      expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*early$/s)
    }
    await app.drain()
  })

  it('R-15: destroys the connection of a client that does not leave after a refusal', async () => {
    const app = await open(() => new Response('done'))
    const socket = connect({ port: app.port, host: '127.0.0.1', allowHalfOpen: true })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.write('hello\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
    const trickle = setInterval(() => socket.write('x'), 10)
    await closed
    clearInterval(trickle)
    await app.drain()
  })

  it('R-15: limits the number of connections', async () => {
    const app = await open(() => new Response('done'), { maxConnections: 2 })
    const first = await dial(app)
    await dial(app)
    const third = await dial(app)
    await once(third, 'close')
    first.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(await text(first)).toMatch(/^HTTP\/1.1 200 /)
    await app.drain()
  })

  it('reports a port that is taken', async () => {
    const app = await open(() => new Response())
    await expect(
      listen({ fetch: () => new Response(), unreadable, port: app.port, host: '127.0.0.1' }),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    await app.drain()
  })
})

const unreadable = createUnreadable(fixedHeaders(false), createRequestIds(), {
  detail: 'تعذّرت قراءة الطلب',
  pageOfTooLong: (requestId) => requestId,
})

const readBody = async (request: Request) => new Response(await request.text().catch(() => 'broken off'))

const open = (
  fetch: (request: Request) => Response | Promise<Response>,
  over: { bodyTimeoutMs?: number; maxConnections?: number } = {},
) => listen({ fetch, unreadable, port: 0, host: '127.0.0.1', ...over })

/** Half of a body. */
async function begin(app: HttpServer, method: string, path: string, connection = 'close'): Promise<Socket> {
  const socket = await dial(app)
  const headers = `Host: a\r\nConnection: ${connection}\r\nContent-Length: 4`
  socket.write(`${method} ${path} HTTP/1.1\r\n${headers}\r\n\r\nab`)
  return socket
}

function fetchWith(agent: Agent, app: HttpServer, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port: app.port, path }, resolve).on('error', reject)
  })
}

async function read(answer: Promise<IncomingMessage>) {
  const response = await answer
  return { body: await text(response), connection: response.headers.connection }
}

async function dial(app: HttpServer): Promise<Socket> {
  const socket = connect(app.port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
