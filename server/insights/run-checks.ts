// Health checks for an administrator: database, tables, clock, queue, mail, backup, Google, each timed. A failed check
// is a result too; its reason is only logged, since it may name hosts and paths.
import { sql } from 'drizzle-orm'
import type { Diagnostics } from '#contract/admin/diagnostics.ts'
import { countMigrations } from '#platform/database/migrate.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { isBackupLate, readBackupStatus } from '#server/backup/backup-status.ts'
import type { Context } from '#server/context.ts'
import { readDatabaseClock } from '#server/database/database-clock.ts'

type Checks = Diagnostics['checks']
type CheckFindings<Name extends keyof Checks> = {
  state: 'ok' | 'attention' | 'off'
  figures: NonNullable<Checks[Name]['figures']>
}
type CheckResult<Name extends keyof Checks> = (CheckFindings<Name> | { state: 'failed'; figures: null }) & {
  milliseconds: number
}
type CheckContext = Context & Pick<Accounts, 'google'> & { checkMail: Mailer['check'] }

const TIMEOUT_MS = 4000
const SECONDS_APART = 2

export async function runChecks(on: CheckContext, _admin: Granted<'settings:read'>): Promise<Checks> {
  const [database, migrations, clock, queue, mail, backup, google] = await Promise.all([
    timed(on, 'database', checkDatabase),
    timed(on, 'migrations', checkMigrations),
    timed(on, 'clock', checkClock),
    timed(on, 'queue', checkQueue),
    timed(on, 'mail', checkMail),
    timed(on, 'backup', checkBackup),
    timed(on, 'google', checkGoogle),
  ])
  return { database, migrations, clock, queue, mail, backup, google }
}

async function timed<Name extends keyof Checks>(
  on: CheckContext,
  name: Name,
  check: (on: CheckContext) => Promise<CheckFindings<Name>>,
): Promise<CheckResult<Name>> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    return { ...(await withTimeout(check(on))), milliseconds: took() }
  } catch (error) {
    on.log.warn({ error, check: name }, 'a check of the shop failed')
    return { state: 'failed', figures: null, milliseconds: took() }
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function checkDatabase({ db }: CheckContext): Promise<CheckFindings<'database'>> {
  const { rows } = await db.execute<{ version: string; connections: number }>(
    sql`SELECT current_setting('server_version') AS version,
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections`,
  )
  const { version = '', connections = 0 } = rows[0] ?? {}
  return { state: 'ok', figures: { version: version.split(' ')[0] ?? '', connections } }
}

async function checkMigrations({ db }: CheckContext): Promise<CheckFindings<'migrations'>> {
  const figures = await countMigrations(db.$client)
  return { state: figures.applied === figures.known ? 'ok' : 'attention', figures }
}

async function checkClock({ db, now }: CheckContext): Promise<CheckFindings<'clock'>> {
  const sentAt = now().getTime()
  const there = await readDatabaseClock(db)
  const received = now().getTime()
  // The database may have read its clock at any moment between sending and receiving.
  const apart = there < sentAt ? sentAt - there : Math.max(0, there - received)
  const secondsApart = Math.round(apart / 100) / 10
  return { state: secondsApart > SECONDS_APART ? 'attention' : 'ok', figures: { secondsApart } }
}

async function checkQueue({ db }: CheckContext): Promise<CheckFindings<'queue'>> {
  const { rows } = await db.execute<CheckFindings<'queue'>['figures']>(
    sql`SELECT count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
      count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < now() - interval '5 minutes')::int AS late,
      count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM pgboss.job WHERE name NOT LIKE '\\_\\_%'`,
  )
  const figures = rows[0] ?? { waiting: 0, late: 0, failed: 0 }
  return { state: figures.late > 0 || figures.failed > 0 ? 'attention' : 'ok', figures }
}

async function checkMail({ checkMail }: CheckContext): Promise<CheckFindings<'mail'>> {
  return { state: 'ok', figures: { by: await checkMail() } }
}

async function checkBackup({ db, now }: CheckContext): Promise<CheckFindings<'backup'>> {
  const status = await readBackupStatus(db)
  const { lastGoodAt, lastGoodBytes, lastFailedAt } = status
  return {
    state: isBackupLate(status, now()) || lastFailedAt ? 'attention' : 'ok',
    figures: {
      lastAt: lastGoodAt?.toISOString() ?? null,
      megabytes: Math.round((lastGoodBytes ?? 0) / 1_000_000),
      failed: lastFailedAt !== null,
    },
  }
}

/** Only fetches the provider's discovery document; signs nobody in. */
async function checkGoogle({ google }: CheckContext): Promise<CheckFindings<'google'>> {
  if (!google) return { state: 'off', figures: {} }
  await google.client.begin()
  return { state: 'ok', figures: {} }
}
