import { createServer } from 'node:net'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { explainFailure } from './explain-failure.ts'

const KNOWN = { port: 3000, host: '127.0.0.1', databaseUrl: undefined }

describe('explainFailure', () => {
  it('names a port that is taken and an address that is not of this machine', async () => {
    const first = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => first.once('listening', resolve))
    const port = (first.address() as { port: number }).port
    expect(explainFailure(await failureToListen(port, '127.0.0.1'), { ...KNOWN, port })).toBe(
      `PORT ${port} is taken: another program listens there, or this shop already does.`,
    )
    first.close()
    expect(explainFailure(await failureToListen(0, '203.0.113.9'), { ...KNOWN, host: '203.0.113.9' })).toBe(
      'HOST must be an address of this machine (it is "203.0.113.9").',
    )
  })

  it('names the PostgreSQL that refuses the connection, never its password', async () => {
    const database = await createTestDatabase()
    const wrong = new URL(database.url)
    wrong.password = 'not-the-password'
    const missing = new URL(database.url)
    missing.pathname = '/no_such_database'
    for (const url of [wrong.href, missing.href, 'postgres://u:not-the-password@127.0.0.1:1/shop']) {
      const line = explainFailure(await failureToConnect(url), { ...KNOWN, databaseUrl: url })
      expect(line).toContain(`(${new URL(url).host}${new URL(url).pathname}) cannot be used: `)
      expect(line).not.toMatch(/not-the-password|\n/)
    }
    await database.drop()
  })

  it('leaves a bug to the log', () => {
    expect(explainFailure(new TypeError('x is not a function'), KNOWN)).toBeNull()
    expect(explainFailure('x', KNOWN)).toBeNull()
  })
})

function failureToListen(port: number, host: string): Promise<Error> {
  return new Promise((resolve) => createServer().once('error', resolve).listen(port, host))
}

async function failureToConnect(connectionString: string): Promise<unknown> {
  return new pg.Client({ connectionString }).connect().then(
    () => null,
    (error) => error,
  )
}
