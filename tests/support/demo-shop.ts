// The demo catalogue for tests that need a shop full of goods: filled once a run, then copied.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { fillDemoShop } from './fill-demo-shop.ts'
import { createDatabase } from './postgres-server.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestShop, type TestShop } from './test-shop.ts'

const TEMPLATE = 'template_demo'

/** Without the files of its pictures, which no test opens. */
export async function createDemoShop(): Promise<TestShop> {
  await makeTemplate()
  return createTestShop({ database: await createTestDatabase(TEMPLATE) })
}

/** The first worker that asks makes it, and the others wait. */
async function makeTemplate(): Promise<void> {
  const server = inject('postgresUrl')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [TEMPLATE])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE])
    if (rowCount) return
    const { url } = await createDatabase(server)
    const media = mkdtempSync(join(tmpdir(), 'aleef-demo-'))
    await fillDemoShop(url, media)
    rmSync(media, { recursive: true })
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${TEMPLATE}`)
  } finally {
    await client.end()
  }
}
