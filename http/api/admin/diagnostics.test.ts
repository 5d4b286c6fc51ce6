import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type Diagnostics, diagnostics } from '#contract/admin/diagnostics.ts'
import { type ShopSetUp, shopSetUp } from '#contract/debug.ts'
import { type SessionDetails, sessionDetails } from '#contract/session.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { readEnvironment } from '#server/environment.ts'
import { describeSetUp } from '#server/insights/describe-set-up.ts'
import { findClosedPort, openMailServer } from '#tests/support/mail-server.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET, type TestApp } from '#tests/support/test-app.ts'
import { createTestShop, testDiagnostics } from '#tests/support/test-shop.ts'

const doors: TestApp[] = []
const shop = await createTestShop()
const app = await createTestApp({ context: { debugRoutes: true } }, shop)
const admin = (await insertPerson(shop, SECRET, { isAdmin: true })).cookie
afterEach(async () => {
  for (const opened of doors.splice(0)) await opened.close()
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

it('X-02: administrators see the state of database, migrations, clock, queue and mail', async () => {
  const seen = await look(app)
  expect(diagnostics.parse(seen)).toEqual(seen)
  const { database, migrations, clock, queue, mail, backup, google } = seen.checks
  expect(database).toMatchObject({ state: 'ok', figures: { version: expect.stringMatching(/^\d+/) } })
  expect(migrations.state).toBe('ok')
  expect(migrations.figures?.applied).toBe(migrations.figures?.known)
  expect(clock).toMatchObject({ state: 'ok', figures: { secondsApart: 0 } })
  expect(queue).toMatchObject({ state: 'ok', figures: { waiting: 0, late: 0, failed: 0 } })
  expect(mail).toMatchObject({ state: 'ok', figures: { by: 'outbox' } })
  expect(backup).toMatchObject({ state: 'ok', figures: { lastAt: null, failed: false } })
  expect(google).toMatchObject({ state: 'off', figures: {} })
})

it('X-02: reports a stuck job, a wrong clock and a missing migration', async () => {
  await shop.context.jobs.enqueue(shop.db, 'send-mail', [{ mail: 'sign-up-attempt', to: 'a@example.com' }])
  await shop.pool.query(`UPDATE pgboss.job SET start_after = now() - interval '6 minutes'`)
  await shop.pool.query(
    'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
  )
  const late = await open({ context: { now: () => new Date(Date.now() + 60_000) } })
  const { clock, migrations, queue } = (await look(late)).checks
  expect(queue).toMatchObject({ state: 'attention', figures: { waiting: 1, late: 1 } })
  expect(migrations.state).toBe('attention')
  expect(clock.state).toBe('attention')
  expect(clock.figures?.secondsApart).toBeGreaterThan(50)
})

it('R-09, Z-11: an unreachable mail server is a failed check, without reason or address', async () => {
  const server = await openMailServer()
  const there = await open({ diagnostics: mailAt(server.url) })
  expect((await look(there)).checks.mail).toMatchObject({ state: 'ok', figures: { by: 'smtp' } })
  await server.close()

  const url = `smtp://127.0.0.1:${await findClosedPort()}`
  const away = await open({ diagnostics: mailAt(url) })
  const seen = await look(away)
  expect(seen.checks.mail).toMatchObject({ state: 'failed', figures: null })
  expect(JSON.stringify(seen)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
})

it('X-02, X-03: shows the shop’s configuration without secrets', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-set-up-'))
  const secrets = {
    DATABASE_URL: 'postgres://shop:hidden-1@db.example/shop',
    SMTP_URL: 'smtps://shop:hidden-2@mail.example',
    AUTH_SECRET: 'hidden-3 and long enough to be a secret',
    METRICS_TOKEN: 'hidden-4 and long enough',
    GOOGLE_CLIENT_ID: 'hidden-5',
    GOOGLE_CLIENT_SECRET: 'hidden-6',
    TRUSTED_PROXIES: '10.11.12.13',
  }
  const setUp = describeSetUp(
    readEnvironment({
      ...secrets,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      BASE_URL: 'https://aleef.example',
    }),
  )
  rmSync(dataDir, { recursive: true })
  const told = await open({ context: { debugRoutes: true }, diagnostics: { ...testDiagnostics(), setUp } })
  const text = await (await told.request('/api/debug/environment')).text()
  expect(text).not.toMatch(/hidden|example\/shop|mail\.example|10\.11|aleef-set-up/)
  expect(shopSetUp.parse(JSON.parse(text))).toEqual({
    ...setUp,
    mode: 'production',
    baseUrl: 'https://aleef.example',
    switches: {
      BASE_URL: true,
      DATABASE_URL: true,
      SMTP_URL: true,
      GOOGLE_CLIENT_ID: true,
      TRUSTED_PROXIES: true,
      METRICS_TOKEN: true,
      PAGE_CACHE: true,
      RATE_LIMIT_SCALE: true,
      DEBUG_ROUTES: false,
    },
  } satisfies ShopSetUp)
})

it('A-AUTH-16, A-DBG-03: shows since when the own session lasts, and how many there are', async () => {
  const person = await insertPerson(shop, SECRET)
  const response = await app.request('/api/session/details', { headers: { Cookie: person.cookie } })
  const details = (await response.json()) as SessionDetails
  expect(sessionDetails.parse(details)).toMatchObject({ sessions: 1, isOwner: false, signsInBy: [] })
  expect(Date.parse(details.endsAt)).toBeGreaterThan(Date.parse(details.startedAt))
  expect(JSON.stringify(details)).not.toMatch(/token|email|@/)
})

async function look(at: TestApp): Promise<Diagnostics> {
  const response = await at.request('/api/admin/diagnostics', { headers: { Cookie: admin } })
  expect(response.status).toBe(200)
  return (await response.json()) as Diagnostics
}

async function open(over: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const opened = await createTestApp(over, shop)
  doors.push(opened)
  return opened
}

function mailAt(smtpUrl: string) {
  const mailer = createMailer({ smtpUrl, dataDir: tmpdir(), baseUrl: 'http://shop.test' })
  return { ...testDiagnostics(), checkMail: mailer.check }
}
