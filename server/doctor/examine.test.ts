import { expect, it } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { readEnvironment } from '#server/environment.ts'
import { createFolder } from '#tests/support/backups.ts'
import { findClosedPort, openMailServer } from '#tests/support/mail-server.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { examine } from './examine.ts'

const DATA_DIR = createFolder()

async function statesWith(variables: Record<string, string>, sendTo?: string) {
  const findings = await examine(readEnvironment({ DATA_DIR, ...variables }), createLog('silent'), { sendTo })
  return Object.fromEntries(findings.map(({ name, state }) => [name, state]))
}

it('L-07: the doctor finds no fault in a new development shop, and its mail arrives', async () => {
  const database = await createTestDatabase()
  const server = await openMailServer()
  const states = await statesWith({ DATABASE_URL: database.url, SMTP_URL: server.url }, 'owner@example.com')
  expect(new Set(Object.values(states))).toEqual(new Set(['ok']))
  expect(Object.keys(states)).toHaveLength(12)
  expect(server.receivers).toEqual(['owner@example.com'])
  await server.close()
  await database.drop()
})

it('L-07: the doctor reports address, mail, database, an old backup, and second factors of another secret', async () => {
  const database = await createTestDatabase()
  await database.pool.query(`UPDATE backup_status SET since = '2026-01-01'`)
  await database.pool.query(`INSERT INTO profiles (id, email) VALUES ('salim', 'salim@example.com')`)
  await database.pool.query(
    `INSERT INTO second_factors VALUES ('salim', 'sealed under another AUTH_SECRET', 1, now())`,
  )
  const SMTP_URL = `smtp://127.0.0.1:${await findClosedPort()}`
  const production = { NODE_ENV: 'production', BASE_URL: 'http://shop.example', SMTP_URL }
  expect(await statesWith({ ...production, DATABASE_URL: database.url })).toMatchObject({
    Environment: 'ok',
    Database: 'ok',
    Mail: 'broken',
    'BASE_URL, TLS': 'broken',
    'Last backup': 'broken',
    'Second factors': 'attention',
  })
  await database.drop()
  const gone = await statesWith({ ...production, DATABASE_URL: database.url })
  expect(gone).toMatchObject({ Database: 'broken', Clock: 'broken', Migrations: 'broken', Pictures: 'ok' })
})
