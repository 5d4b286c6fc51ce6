import { describe, expect, it } from 'vitest'
import { createReadLimit, Overloaded } from './read-limit.ts'

/** So many reads of a network that go on until `end`. */
function hold(limit: ReturnType<typeof createReadLimit>, network: string, count: number) {
  const gate = Promise.withResolvers<void>()
  let started = 0
  let refused = 0
  const ended = Promise.all(
    Array.from({ length: count }, () =>
      limit
        .read(network, () => {
          started++
          return gate.promise
        })
        .catch((error) => {
          if (!(error instanceof Overloaded)) throw error
          refused++
        }),
    ),
  )
  return {
    started: () => started,
    refused: () => refused,
    end: async () => {
      gate.resolve()
      await ended
    },
  }
}

const settled = () => new Promise(setImmediate)

describe('reads under load (R-10)', () => {
  it('run a few at once, queue some, and are refused beyond that', async () => {
    const limit = createReadLimit()
    const held = Array.from({ length: 10 }, (_, network) => hold(limit, `${network}`, 20))
    await settled()
    const sum = (counts: number[]) => counts.reduce((a, b) => a + b)
    expect(sum(held.map(({ started }) => started()))).toBe(4)
    expect(sum(held.map(({ refused }) => refused()))).toBe(200 - 64)
    expect(limit.refused()).toBe(200 - 64)
    await Promise.all(held.map(({ end }) => end()))
    expect(sum(held.map(({ started }) => started()))).toBe(64)
    expect(await limit.read('later', async () => 'free again')).toBe('free again')
  })

  it('of one network leave capacity for others', async () => {
    const limit = createReadLimit()
    const greedy = hold(limit, 'greedy', 1000)
    const other = hold(limit, 'other', 10)
    await settled()
    expect([greedy.refused(), other.refused()]).toEqual([1000 - 40, 0])
    await Promise.all([greedy.end(), other.end()])
    expect(other.started()).toBe(10)
  })

  it('yield to writes, which wait for none of them', async () => {
    const limit = createReadLimit()
    const before = hold(limit, 'a', 4)
    await settled()
    const order = Promise.withResolvers<void>()
    const write = limit.write(() => order.promise)
    const beside = hold(limit, 'b', 4)
    await before.end()
    await settled()
    expect(beside.started()).toBe(2)
    order.resolve()
    await write
    await settled()
    expect(beside.started()).toBe(4)
    await beside.end()
  })

  it('free their slot when they fail', async () => {
    const limit = createReadLimit()
    const fail = () => limit.read('a', () => Promise.reject(new Error('broken')))
    for (let i = 0; i < 100; i++) await expect(fail()).rejects.toThrow('broken')
    expect(await limit.read('a', async () => 1)).toBe(1)
  })
})
