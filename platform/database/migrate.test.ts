import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectFolder } from '#platform/process/project-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'

describe('migrate', () => {
  let folder: string
  let test: TestDatabase
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aleef-migrations-'))
    cpSync(join(projectFolder, 'server', 'database', 'migrations'), folder, { recursive: true })
    test = await createTestDatabase('template0')
  })
  afterEach(async () => {
    await test.drop()
    rmSync(folder, { recursive: true })
  })

  const journalFile = () => join(folder, 'meta', '_journal.json')
  const readJournal = () => JSON.parse(readFileSync(journalFile(), 'utf8')) as { entries: Entry[] }
  const add = (tag: string, when: number, statement: string) => {
    const journal = readJournal()
    journal.entries.push({ idx: journal.entries.length, version: '7', when, tag, breakpoints: true })
    writeFileSync(journalFile(), JSON.stringify(journal))
    writeFileSync(join(folder, `${tag}.sql`), statement)
  }
  const newest = () => Math.max(...readJournal().entries.map((entry) => entry.when))
  const tableExists = async (name: string) =>
    (await test.pool.query('SELECT to_regclass($1) IS NOT NULL AS there', [name])).rows[0].there

  it('creates all tables of an empty database once, when several processes start together (R-13)', async () => {
    await Promise.all([migrate(test.url, folder), migrate(test.url, folder), migrate(test.url, folder)])
    expect(await tableExists('products')).toBe(true)
    const { rows } = await test.pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations')
    expect(rows[0].n).toBe(readJournal().entries.length)
  })

  it('rolls back a failed migration, and continues once it is fixed (R-13)', async () => {
    await migrate(test.url, folder)
    add('9999_broken', newest() + 1, 'CREATE TABLE toys (id int);--> statement-breakpoint\nSELECT 1/0;')
    await expect(migrate(test.url, folder)).rejects.toThrow()
    expect(await tableExists('toys')).toBe(false)
    writeFileSync(join(folder, '9999_broken.sql'), 'CREATE TABLE toys (id int);')
    await migrate(test.url, folder)
    expect(await tableExists('toys')).toBe(true)
  })

  it('refuses a migration older than one that has run', async () => {
    await migrate(test.url, folder)
    add('0000_late', newest() - 1, 'CREATE TABLE toys (id int);')
    await expect(migrate(test.url, folder)).rejects.toThrow(/0000_late is older/)
  })

  it('refuses a migration that was changed after it ran', async () => {
    add('9999_toys', newest() + 1, 'CREATE TABLE toys (id int);')
    await migrate(test.url, folder)
    writeFileSync(join(folder, '9999_toys.sql'), 'CREATE TABLE toys (id bigint);')
    await expect(migrate(test.url, folder)).rejects.toThrow(/9999_toys was changed/)
  })

  it('refuses a database migrated by a newer version', async () => {
    const original = readFileSync(journalFile())
    add('9999_toys', newest() + 1, 'CREATE TABLE toys (id int);')
    await migrate(test.url, folder)
    writeFileSync(journalFile(), original)
    await expect(migrate(test.url, folder)).rejects.toThrow(/newer than this program/)
  })
})

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean }
