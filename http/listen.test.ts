import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type Door, listen } from './listen.ts'

describe('listen', () => {
  it('ends what is in flight, says goodbye to kept connections, and takes no more (R-07)', async () => {
    const gate = Promise.withResolvers<void>()
    const inside = Promise.withResolvers<void>()
    const door = await open(async (request) => {
      if (new URL(request.url).pathname === '/slow') {
        inside.resolve()
        await gate.promise
      }
      return new Response('done')
    })
    const agent = new Agent({ keepAlive: true })
    expect(await read(fetchWith(agent, door, '/'))).toEqual({ body: 'done', connection: 'keep-alive' })
    const silent = await dial(door)
    const slow = read(fetchWith(agent, door, '/slow'))
    await inside.promise

    const drained = door.drain()
    await once(silent, 'close')
    await expect(dial(door)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    gate.resolve()
    expect(await slow).toEqual({ body: 'done', connection: 'close' })
    await drained
  })

  it('still answers a request that arrives on a kept connection just after the stop began (R-07)', async () => {
    const door = await open(() => new Response('done'))
    const agent = new Agent({ keepAlive: true })
    await read(fetchWith(agent, door, '/'))
    const drained = door.drain()
    expect(await read(fetchWith(agent, door, '/'))).toEqual({ body: 'done', connection: 'close' })
    await drained
  })

  it('says so when the port is taken', async () => {
    const door = await open(() => new Response())
    await expect(
      listen({ fetch: () => new Response(), port: door.port, host: '127.0.0.1' }),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    await door.drain()
  })
})

const open = (fetch: (request: Request) => Response | Promise<Response>) =>
  listen({ fetch, port: 0, host: '127.0.0.1' })

function fetchWith(agent: Agent, door: Door, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port: door.port, path }, resolve).on('error', reject)
  })
}

async function read(answer: Promise<IncomingMessage>) {
  const response = await answer
  return { body: await text(response), connection: response.headers.connection }
}

async function dial(door: Door): Promise<Socket> {
  const socket = connect(door.port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
