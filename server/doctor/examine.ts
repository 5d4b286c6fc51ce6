// `npm run doctor` (L-07): checks everything the shop needs, one line each. A check that throws gets a line too.
import { connect } from '#platform/database/connect.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import type { Log } from '#platform/process/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Environment } from '#server/environment.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'
import { checkAddress, checkEnvironment, checkProxies, checkSpace, checkWriting } from './check-place.ts'
import {
  checkClock,
  checkDatabase,
  checkLastBackup,
  checkMail,
  checkMigrations,
  checkPictures,
  checkSecondFactors,
} from './check-services.ts'
import { broken, type Diagnosis } from './diagnosis.ts'

export type CheckedService = Diagnosis & { name: string }

export async function examine(
  environment: Environment,
  log: Log,
  { sendTo }: { sendTo?: string | undefined } = {},
): Promise<CheckedService[]> {
  const { smtpUrl, dataDir, baseUrl } = environment
  const mailer = createMailer({ smtpUrl, dataDir, baseUrl })
  const opened = await openDatabase(environment, log).catch((error: Error) => error)
  const db = connect({
    url: opened instanceof Error ? '' : opened.url,
    log,
    name: 'aleef doctor',
    poolSize: 1,
  })
  const asked = <T>(work: () => Promise<T>) => {
    if (opened instanceof Error) throw opened
    return work()
  }
  const checks: [name: string, fix: string, check: () => Promise<Diagnosis> | Diagnosis][] = [
    ['Environment', '', () => checkEnvironment(environment)],
    ['Database', 'Start it, or fix DATABASE_URL.', () => asked(() => checkDatabase(db, environment))],
    ['Free space', 'Fix DATA_DIR.', () => checkSpace(environment)],
    ['Clock', 'Fix the database first.', () => asked(() => checkClock(db))],
    ['Write rights', 'Fix DATA_DIR.', () => checkWriting(environment)],
    ['Mail', 'Fix SMTP_URL: host, port, user, password.', () => checkMail(mailer, environment, sendTo)],
    ['BASE_URL, TLS', 'Fix BASE_URL.', () => checkAddress(environment)],
    ['Proxies', 'Fix TRUSTED_PROXIES.', () => checkProxies(environment)],
    [
      'Pictures',
      'Fix DATA_DIR or MEDIA_S3_….',
      async () => checkPictures(await openMediaDisk(environment), environment),
    ],
    ['Last backup', 'Run npm run backup.', () => asked(() => checkLastBackup(db, new Date()))],
    ['Second factors', 'Fix the database first.', () => asked(() => checkSecondFactors(db, environment))],
    ['Migrations', 'Fix the database first.', () => asked(() => checkMigrations(db))],
  ]
  const findings: CheckedService[] = []
  try {
    for (const [name, fix, check] of checks) findings.push({ name, ...(await look(fix, check)) })
    return findings
  } finally {
    await mailer.close()
    await db.$client.end()
    if (!(opened instanceof Error)) await opened.stop()
  }
}

async function look(fix: string, check: () => Promise<Diagnosis> | Diagnosis): Promise<Diagnosis> {
  try {
    return await check()
  } catch (error) {
    const { message, cause } = error as Error
    return broken(cause instanceof Error ? `${message} (${cause.message})` : message, fix)
  }
}
