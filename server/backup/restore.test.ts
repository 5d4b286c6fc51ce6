// A backup is restored into empty places only, of any age, and between PostgreSQL versions (L-08, L-10, R-12, R-13).
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { countTables } from '#platform/database/empty-database.ts'
import { countMigrations } from '#platform/database/migrate.ts'
import { asPostgresUser, choosePostgresUser } from '#platform/database/postgres-user.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import { backUpShop, createFolder, digestsIn, restoreTo } from '#tests/support/backups.ts'
import { digestOfData } from '#tests/support/digest-of-data.ts'
import { loadReleasedSchema, RELEASED_SCHEMAS } from '#tests/support/released-schemas.ts'
import { rounds } from '#tests/support/rounds.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createTestShop, insertAnimal } from '#tests/support/test-shop.ts'

const folder = createFolder()
const file = join(folder, 'shop.tar')
const PICTURE = `${'a'.repeat(32)}-320.webp`
/** S2-02: of a customer. */
const PRIVATE = `private/${'b'.repeat(32)}.webp`
const shop = await createTestShop()
await insertAnimal(shop)
writeFileSync(join(shop.mediaFolder, PICTURE), 'a picture')
mkdirSync(join(shop.mediaFolder, 'private'))
writeFileSync(join(shop.mediaFolder, PRIVATE), 'a private one')
const manifest = await backUpShop(shop, file)
afterAll(() => shop.close())

async function emptyPlace(): Promise<TestDatabase> {
  const place = await createTestDatabase('template0')
  onTestFinished(() => place.drop())
  return place
}

describe('restore (L-08)', () => {
  it('refuses a database that is not empty and leaves it unchanged', async () => {
    const before = await digestOfData(shop)
    await expect(restoreTo(shop, file, join(folder, 'media'))).rejects.toThrow(
      /not empty .*Nothing was written/,
    )
    expect(await digestOfData(shop)).toEqual(before)
  })

  it('leaves the database empty when it fails midway, and succeeds once the cause is fixed', async () => {
    const place = await emptyPlace()
    const media = join(folder, 'no-folder')
    writeFileSync(media, 'a file where pictures should go')
    await expect(restoreTo(place, file, join(media, 'media'))).rejects.toThrow()
    const client = await place.pool.connect()
    expect(await countTables(client)).toBe(0)
    client.release()
    await restoreTo(place, file, join(folder, 'mended'))
    expect(readFileSync(join(folder, 'mended', PICTURE), 'utf8')).toBe('a picture')
    expect(readFileSync(join(folder, 'mended', PRIVATE), 'utf8')).toBe('a private one')
  })

  it('continues the ids of the shop', async () => {
    const place = await emptyPlace()
    await restoreTo(place, file, join(folder, 'ids'))
    const next = `SELECT nextval('products_id_seq')::int AS id`
    const [here] = (await shop.pool.query(next)).rows
    const [there] = (await place.pool.query(next)).rows
    expect(there).toEqual(here)
  })
})

/** The oldest and the newest; all of them in the soak. Each is upgraded in upgraded-shop.test.ts, every time. */
const SCHEMAS = RELEASED_SCHEMAS.toSpliced(1, rounds(RELEASED_SCHEMAS.length - 2, 0))

it.each(SCHEMAS)('L-08, L-10: %s is backed up unchanged, and upgraded where it is restored', async (name) => {
  const [old, place] = [await emptyPlace(), await emptyPlace()]
  await loadReleasedSchema(old, name)
  const older = join(folder, `${name}.tar`)
  const { schema } = await backUpShop({ db: old.db, mediaFolder: shop.mediaFolder }, older)
  expect(name).toContain(schema.name.slice(0, 4))
  expect((await restoreTo(place, older, join(folder, 'old'))).breaches).toEqual([])
  const { applied, known } = await countMigrations(place.pool)
  expect(applied).toBe(known)
})

/** Debian's own server, where it is installed. */
const DEBIAN = '/usr/lib/postgresql/15/bin'

async function startDebianServer(): Promise<string> {
  const home = join(folder, 'debian')
  const cluster = join(home, 'cluster')
  mkdirSync(home, { mode: 0o755 })
  const user = choosePostgresUser(cluster)
  if (user) chownSync(home, user.uid, user.gid)
  const run = (program: string, args: string[]) =>
    asPostgresUser(user, join(DEBIAN, program), args, [cluster])
  const init = run('initdb', ['-D', cluster, '-U', 'aleef', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  execFileSync(init.file, init.args, { ...init.options, stdio: 'ignore' })
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const start = run('postgres', ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])])
  const server = spawn(start.file, start.args, { ...start.options, stdio: 'ignore' })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGINT')
    await ended
  })
  const url = `postgres://aleef@127.0.0.1:${port}/postgres`
  await expect
    .poll(async () => {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      )
    })
    .toBe(true)
  return url
}

describe.runIf(existsSync(DEBIAN))('between the embedded PostgreSQL and Debian’s (L-08)', () => {
  it('a shop goes there and back row by row', async () => {
    const url = await startDebianServer()
    const db = connect({ url, log: createLog('error') })
    await restoreTo({ url }, file, join(folder, 'there'))
    expect(await digestsIn({ pool: db.$client }, manifest.tables)).toEqual(manifest.tables)
    const back = join(folder, 'back.tar')
    const there = await backUpShop({ db, mediaFolder: join(folder, 'there') }, back)
    await db.$client.end()
    expect(there.postgres).toMatch(/^15\./)
    expect(there.tables).toEqual(manifest.tables)
    const place = await emptyPlace()
    expect((await restoreTo(place, back, join(folder, 'here'))).breaches).toEqual([])
    expect(await digestsIn(place, manifest.tables)).toEqual(manifest.tables)
    expect(await folderDisk(join(folder, 'here')).get(PICTURE)).toBe('a picture')
  })
})
