import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { createLog } from '#platform/process/log.ts'
import { ok } from '#platform/result.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createStatementRecorder } from './record-statements.ts'

it('records the statements of one pool only', async () => {
  const database = await createTestDatabase()
  const recorder = createStatementRecorder()
  const db = connect({ url: database.url, log: createLog('error'), Client: recorder.Client })
  const statements = await recorder.record(async () => {
    await database.pool.query('SELECT 1')
    await db.$client.query({ name: 'two', text: 'SELECT $1::int', values: [2] })
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`SELECT ${3}::int`)
      return ok(null)
    })
  })
  expect(statements.map(({ text }) => text)).toEqual([
    'SELECT $1::int',
    expect.stringMatching(/^begin/i),
    'SELECT $1::int',
    expect.stringMatching(/^commit/i),
  ])
  expect(statements[0]).toEqual({ name: 'two', text: 'SELECT $1::int', values: [2] })
  expect(statements[2]?.values).toEqual([3])
  await db.$client.end()
  await database.drop()
})
