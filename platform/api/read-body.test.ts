// What comes through a real socket; bodies that tests hand over as Requests are in http/app.test.ts.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { ShopEnv } from '#http/shop-env.ts'
import { listen } from '#platform/http/listen.ts'
import { MAX_BODY_BYTES, readBody } from './read-body.ts'

const failures: unknown[] = []
const app = new Hono<ShopEnv>()
app.post('/', async (c) => {
  const body = await readBody(c, z.object({ text: z.string() }), () => ({}))
  return c.text(body.ok ? `${body.value.text.length} letters` : body.refusal.code)
})
app.onError((error, c) => {
  failures.push(error)
  return c.text('failed', 500)
})
const unreadable = () => ({ headers: {}, body: 'unreadable' })
const door = await listen({ fetch: app.fetch, unreadable, port: 0, host: '127.0.0.1' })
afterAll(() => door.drain())

const START = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
const withLength = (body: string) => `${START}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
const inChunks = (...chunks: string[]) =>
  `${START}Transfer-Encoding: chunked\r\n\r\n${chunks.map(chunk).join('')}0\r\n\r\n`
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

async function dial(): Promise<Socket> {
  const socket = connect(door.port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  return socket
}

/** The text of the next answer, and whether the connection stays. */
async function answer(socket: Socket) {
  let read = ''
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    read += part
    const [, head = '', length, body = ''] = /^(.*?content-length: (\d+).*?)\r\n\r\n(.*)$/is.exec(read) ?? []
    if (length && body.length >= Number(length)) return { body, stays: !/^connection: close/im.test(head) }
  }
  throw new Error(`no answer: ${read}`)
}

it.each([
  ['whole', withLength('{"text":"قطة"}'), '3 letters'],
  ['in chunks', inChunks('{"text":', '"قطة"}'), '3 letters'],
  ['empty', withLength(''), 'invalid-json'],
  ['too large', withLength(`{"text":"${'x'.repeat(MAX_BODY_BYTES)}"}`), 'body-too-large'],
  ['too large, in chunks', inChunks('{"text":"', 'x'.repeat(MAX_BODY_BYTES), '"}'), 'body-too-large'],
])('reads a body that comes %s, and the connection serves the next request', async (_, sent, body) => {
  const socket = await dial()
  for (let time = 0; time < 2; time++) {
    socket.write(sent)
    expect(await answer(socket)).toEqual({ body, stays: true })
  }
  socket.destroy()
})

it('closes the connection of a body that never ends (R-10)', async () => {
  const socket = await dial()
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${START}Transfer-Encoding: chunked\r\n\r\n`)
  const piece = chunk('x'.repeat(100_000))
  const sending = setInterval(() => socket.write(piece), 1)
  await closed
  clearInterval(sending)
  expect(socket.bytesWritten).toBeGreaterThan(2_000_000)
})

it('an aborted body does not affect other requests', async () => {
  const socket = await dial()
  socket.write(`${START}Content-Length: 100\r\n\r\n{"text":`)
  socket.destroy()
  await expect.poll(() => failures).toMatchObject([{ code: 'ECONNRESET' }])
  const other = await dial()
  other.write(withLength('{"text":"x"}'))
  expect(await answer(other)).toEqual({ body: '1 letters', stays: true })
  other.destroy()
})
