import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEventStream, type Message } from './event-stream.ts'

type Count = Message & { data: { n: number } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const count = (n: number): Count => ({ id: String(n), event: 'count', data: { n } })
const add = (a: Count, b: Count): Count => ({ ...b, data: { n: a.data.n + b.data.n } })

function open(mayHear = async () => true) {
  const ended = vi.fn()
  const stream = createEventStream<Count>(mayHear, ended)
  const reader = (stream.response.body as ReadableStream<Uint8Array>).getReader()
  const said: string[] = []
  let done = false
  return {
    stream,
    ended,
    said,
    reader,
    isDone: () => done,
    /** Takes whatever comes. */
    async readAll() {
      for (;;) {
        const { value, done: over } = await reader.read()
        if (over) break
        said.push(new TextDecoder().decode(value))
      }
      done = true
    },
  }
}

it('D-08, A-PLAT-01: sends at most ten messages a second, and loses none', async () => {
  const { stream, said, readAll } = open()
  void readAll()
  for (let ms = 0; ms < 3000; ms += 5) {
    stream.say(count(1), add)
    await vi.advanceTimersByTimeAsync(5)
  }
  await vi.advanceTimersByTimeAsync(200)
  const messages = said.filter((text) => text.startsWith('id:'))
  expect(messages.length).toBeLessThanOrEqual(32)
  expect(messages.length).toBeGreaterThan(20)
  const total = messages.reduce((sum, text) => sum + JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '').n, 0)
  expect(total).toBe(600)
})

it('holds one merged message for a client that does not read', async () => {
  const { stream, said, readAll } = open()
  for (let n = 0; n < 500; n++) {
    stream.say(count(1), add)
    await vi.advanceTimersByTimeAsync(100)
  }
  void readAll()
  await vi.advanceTimersByTimeAsync(300)
  expect(said.filter((text) => text.startsWith('id:')).length).toBeLessThanOrEqual(2)
})

it('Z-08: sends nothing after the permission is revoked, and ends the stream', async () => {
  let allowed = true
  const { stream, said, readAll, ended, isDone } = open(async () => allowed)
  void readAll()
  stream.say(count(1), add)
  await vi.advanceTimersByTimeAsync(200)
  allowed = false
  stream.say(count(2), add)
  await vi.advanceTimersByTimeAsync(200)
  expect(said.join()).toContain('{"n":1}')
  expect(said.join()).not.toContain('{"n":2}')
  expect(isDone()).toBe(true)
  expect(ended).toHaveBeenCalledTimes(1)
})

it('Z-08: ends an idle stream too, also when the permission cannot be checked', async () => {
  const { readAll, isDone } = open(async () => {
    throw new Error('the database is away')
  })
  void readAll()
  await vi.advanceTimersByTimeAsync(4000)
  expect(isDone()).toBe(true)
})

it('sends heartbeats while idle, and cleans up when the client leaves', async () => {
  const { said, readAll, reader, ended } = open()
  void readAll()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(said.filter((text) => text === ': alive\n\n').length).toBeGreaterThanOrEqual(2)
  await reader.cancel()
  expect(ended).toHaveBeenCalledTimes(1)
})
