import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ok, refuse } from '#platform/result.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { isDatabaseAway, sqlState, type Transaction } from './connect.ts'
import { inTransaction } from './in-transaction.ts'

const test = await createTestDatabase()
await test.pool.query('CREATE TABLE bowls (id int PRIMARY KEY, food int NOT NULL CHECK (food >= 0))')

describe('inTransaction', () => {
  beforeEach(() => test.pool.query('TRUNCATE bowls; INSERT INTO bowls VALUES (1, 10), (2, 10)'))
  afterAll(() => test.drop())

  const eat = (tx: Transaction, id: number, n: number) =>
    tx.execute(sql`UPDATE bowls SET food = food - ${n} WHERE id = ${id}`)
  const food = async () =>
    (await test.pool.query('SELECT food FROM bowls ORDER BY id')).rows.map((row) => row.food)

  it('commits when the work succeeds', async () => {
    const result = await inTransaction(test.db, async (tx) => {
      await eat(tx, 1, 3)
      return ok('fed')
    })
    expect(result).toEqual(ok('fed'))
    expect(await food()).toEqual([7, 10])
  })

  it('rolls back on a refusal and returns it as a value (R-05)', async () => {
    const result = await inTransaction(test.db, async (tx) => {
      await eat(tx, 1, 3)
      return refuse({ code: 'empty-cart' })
    })
    expect(result).toEqual(refuse({ code: 'empty-cart' }))
    expect(await food()).toEqual([10, 10])
  })

  it('rolls back on an error and rethrows it', async () => {
    const spilled = new Error('spilled')
    const work = inTransaction(test.db, async (tx) => {
      await eat(tx, 1, 3)
      throw spilled
    })
    await expect(work).rejects.toBe(spilled)
    expect(await food()).toEqual([10, 10])
  })

  it('reports the violated constraint by its SQLSTATE', async () => {
    const error: unknown = await inTransaction(test.db, async (tx) => ok(await eat(tx, 1, 11))).catch(
      (e) => e,
    )
    expect(sqlState(error)).toBe('23514')
    expect(isDatabaseAway(error)).toBe(false)
  })

  it('retries after a deadlock, so that both transactions commit (R-02)', async () => {
    let runs = 0
    const meet = meetingOf(2)
    const crossing = (first: number, second: number) =>
      inTransaction(test.db, async (tx) => {
        const run = ++runs
        await eat(tx, first, 1)
        if (run <= 2) await meet()
        await eat(tx, second, 1)
        return ok(undefined)
      })
    const results = await Promise.all([crossing(1, 2), crossing(2, 1)])
    expect(results.every((result) => result.ok)).toBe(true)
    // One of the two was run again; on a busy machine it can meet the other a second time.
    expect(runs).toBeGreaterThan(2)
    expect(await food()).toEqual([8, 8])
  })

  it('gives up after five tries', async () => {
    let runs = 0
    const work = inTransaction(test.db, async (tx) => {
      runs++
      await tx.execute(sql`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`)
      return ok(undefined)
    })
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === '40001')
    expect(runs).toBe(5)
  })

  it('returns every connection to the pool when the server drops them (R-08)', async () => {
    const killer = new pg.Client({ connectionString: test.url })
    await killer.connect()
    for (let round = 0; round < test.pool.options.max + 3; round++) {
      const cut = inTransaction(test.db, async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
        await killer.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]!.pid])
        await eat(tx, 1, 1)
        return ok(undefined)
      })
      await expect(cut).rejects.toSatisfy(isDatabaseAway)
    }
    await killer.end()
    expect(await inTransaction(test.db, async (tx) => ok((await eat(tx, 1, 1)).rowCount))).toEqual(ok(1))
    expect(await food()).toEqual([9, 10])
    expect(test.pool.totalCount).toBeLessThanOrEqual(1)
  })
})

/** A barrier for the given number of callers. */
function meetingOf(size: number): () => Promise<void> {
  let arrived = 0
  let open: () => void
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    if (++arrived === size) open()
    return gate
  }
}
