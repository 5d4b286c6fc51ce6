import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

describe('startEmbeddedPostgres', () => {
  let template: string
  let parent: string
  let dataDir: string
  let users: EmbeddedPostgres[]
  // To make a database server takes longer than any of the tests: each has a copy of one that was made before.
  beforeAll(async () => {
    template = mkdtempSync(join(tmpdir(), 'aleef-postgres-'))
    const first = await startEmbeddedPostgres({ dataDir: join(template, 'data'), log: createLog('silent') })
    await first.stop()
  })
  afterAll(() => rmSync(template, { recursive: true }))
  beforeEach(() => {
    // mkdtemp makes it 0700 and ours: when root runs the tests, PostgreSQL's own user cannot simply enter it.
    parent = mkdtempSync(join(tmpdir(), 'aleef-postgres-'))
    dataDir = join(parent, 'data')
    execFileSync('cp', ['-a', join(template, 'data'), dataDir])
    users = []
  })
  afterEach(async () => {
    for (const user of users) await user.stop()
    rmSync(parent, { recursive: true })
  })

  const start = async (supervise = false) => {
    const user = await startEmbeddedPostgres({ dataDir, log: createLog('silent'), supervise })
    users.push(user)
    return user
  }
  const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')
  const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])
  const ask = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0]
    } finally {
      await client.end()
    }
  }

  it('keeps committed data, syncs to disk, and stops when its only user leaves', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    expect(await ask(first.url, 'SHOW fsync')).toBe('on')
    const pid = postmaster()
    await first.stop()
    expect(existsSync(pidFile())).toBe(false)
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 15_000 })
    expect(await ask((await start()).url, 'SELECT n FROM kept')).toBe(7)
  })

  it('requires the password, and stores it readable by the owner only', async () => {
    const { url } = await start()
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
  })

  it('treats Arabic characters as letters, whatever locales the machine has', async () => {
    const { url } = await start()
    await ask(url, 'CREATE EXTENSION pg_trgm')
    expect(await ask(url, `SELECT similarity('قطط', 'قطة') > 0`)).toBe(true)
  })

  it('is shared by all who start it at once, and stops with the last of them', async () => {
    const together = await Promise.all([start(), start(), start()])
    expect(new Set(together.map((user) => user.url)).size).toBe(1)
    const pid = postmaster()
    await together[0].stop()
    await together[1].stop()
    expect(await ask(together[2].url, 'SELECT 1')).toBe(1)
    await together[2].stop()
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 15_000 })
  })

  it('takes over the server of a killed shop (R-04)', async () => {
    const script = `
      const { startEmbeddedPostgres } = await import('#platform/database/embedded-postgres.ts')
      const { createLog } = await import('#platform/process/log.ts')
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: createLog('silent') })
      process.kill(process.pid, 'SIGKILL')`
    expect(() =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' }),
    ).toThrow()
    const pid = postmaster()
    const { url } = await start()
    expect(postmaster()).toBe(pid)
    expect(await ask(url, 'SELECT 1')).toBe(1)
  })

  it('recovers from a server that was killed, even when its pid belongs to another process now (R-04)', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    process.kill(postmaster(), 'SIGKILL')
    const lines = readFileSync(pidFile(), 'utf8').split('\n')
    writeFileSync(pidFile(), [process.pid, ...lines.slice(1)].join('\n'))
    expect(await ask((await start()).url, 'SELECT n FROM kept')).toBe(7)
    expect(postmaster()).not.toBe(process.pid)
  })

  it('starts the server again, at the same address, when it dies under a running shop (R-08)', async () => {
    const { url } = await start(true)
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n')
    for (let round = 0; round < 3; round++) {
      process.kill(postmaster(), 'SIGKILL')
      await vi.waitFor(async () => expect(await ask(url, 'SELECT n FROM kept')).toBe(7), { timeout: 15_000 })
    }
  })

  it('reports a password that is not the server’s', async () => {
    await start()
    chmodSync(join(dataDir, 'postgres-password'), 0o600)
    writeFileSync(join(dataDir, 'postgres-password'), 'another')
    await expect(start()).rejects.toThrow(/postgres-password is not the server's/)
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
