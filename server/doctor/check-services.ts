// What the shop leans on: database, clock, migrations, mail, pictures, the last backup (L-07).
import { randomBytes, randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { checkBackup } from '#platform/backup/check-backup.ts'
import type { Database } from '#platform/database/connect.ts'
import { countMigrations } from '#platform/database/migrate.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { createFactorSecrets } from '#server/accounts/accounts.ts'
import { isBackupLate, readBackupStatus } from '#server/backup/backup-status.ts'
import { readDatabaseClock } from '#server/database/database-clock.ts'
import { secondFactors } from '#server/database/tables/accounts.ts'
import type { Environment } from '#server/environment.ts'
import { attention, broken, type Diagnosis, fine } from './diagnosis.ts'

const SECONDS_APART = 2
const FAR_APART = 60

export async function checkDatabase(db: Database, { databaseUrl }: Environment): Promise<Diagnosis> {
  const { rows } = await db.execute<{ version: string; size: string }>(
    sql`SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size`,
  )
  const where = databaseUrl ? `at ${new URL(databaseUrl).host}; its disk is not seen from here` : 'embedded'
  return fine(`PostgreSQL ${rows[0]?.version}, ${rows[0]?.size}, ${where}`)
}

export async function checkClock(db: Database): Promise<Diagnosis> {
  const before = Date.now()
  const there = await readDatabaseClock(db)
  const apart = Math.max(0, before - there, there - Date.now()) / 1000
  const says = `${new Date().toISOString()}, ${apart.toFixed(1)} s apart from the database`
  const fix = 'Let both machines keep the time by NTP.'
  return apart > FAR_APART ? broken(says, fix) : apart > SECONDS_APART ? attention(says, fix) : fine(says)
}

/** T-02: what was stored under another AUTH_SECRET reads no app's codes any more; recovery codes go on working. */
export async function checkSecondFactors(db: Database, { authSecret }: Environment): Promise<Diagnosis> {
  const secrets = createFactorSecrets(authSecret)
  const rows = await db.select().from(secondFactors)
  const unreadable = rows.filter(({ userId, secret }) => secrets.open(secret, userId) === null).length
  if (unreadable === 0) return fine(`${rows.length} set up`)
  return attention(
    `${unreadable} of ${rows.length} were set up under another AUTH_SECRET`,
    'Bring it back; else recovery codes sign in, or npm run second-factor:remove -- --email E.',
  )
}

export async function checkMigrations(db: Database): Promise<Diagnosis> {
  const { applied, known } = await countMigrations(db.$client)
  if (applied > known)
    return broken('the database is newer than this program', 'Run the program that made it.')
  if (applied < known)
    return attention(`${known - applied} of ${known} are pending`, 'Back up, then npm start applies them.')
  return fine(`all ${known} applied`)
}

/** @param sendTo an address that gets a mail, so that somebody sees it arrive */
export async function checkMail(
  mailer: Mailer,
  { smtpUrl, development, mailFrom, baseUrl }: Environment,
  sendTo: string | undefined,
): Promise<Diagnosis> {
  await mailer.check()
  if (!smtpUrl && !development) return broken('mails reach nobody: they become files', 'Set SMTP_URL.')
  const by = smtpUrl ? `${new URL(smtpUrl).host} answers and lets the shop in` : 'files in the outbox'
  if (!sendTo) return fine(by)
  const text = 'npm run doctor'
  await mailer.deliver(
    {
      from: { name: 'أليف', address: mailFrom ?? `noreply@${new URL(baseUrl).hostname}` },
      to: sendTo,
      subject: 'أليف: رسالة تجربة',
      text,
      html: `<p dir="ltr">${text}</p>`,
    },
    { id: randomUUID(), at: new Date(), kind: 'doctor' },
  )
  return fine(`${by}; a mail is on its way to ${sendTo}`)
}

export async function checkPictures(disk: Disk, { mediaBucket }: Environment): Promise<Diagnosis> {
  const name = `probe-${randomBytes(8).toString('hex')}`
  await disk.put(name, name)
  const read = await disk.get(name)
  await disk.delete(name)
  if (read !== name) return broken('what is written comes back changed', 'Look at the disk or the bucket.')
  return fine(mediaBucket ? `bucket ${mediaBucket.bucket}` : 'in the data folder')
}

export async function checkLastBackup(db: Database, now: Date): Promise<Diagnosis> {
  const { rows } = await db.execute(sql`SELECT to_regclass('backup_status') IS NOT NULL AS known`)
  if (!rows[0]?.known) return attention('unknown before the migrations have run', 'npm start applies them.')
  const status = await readBackupStatus(db)
  const { lastGoodAt, lastGoodFile, lastError } = status
  const why = lastError ? `; the last try failed: ${lastError}` : ''
  const fix = 'Run npm run backup and read what it says.'
  const says = lastGoodAt ? `${lastGoodAt.toISOString()}, ${lastGoodFile}${why}` : `none yet${why}`
  if (isBackupLate(status, now)) return broken(says, fix)
  if (lastError) return attention(says, fix)
  if (!lastGoodFile || lastGoodFile.startsWith('s3:')) return fine(says)
  // If somebody moved it away, it cannot be checked.
  if (!(await stat(lastGoodFile).catch(() => null))) return attention(`${says} is not there any more`, fix)
  await checkBackup(lastGoodFile)
  return fine(`${says}, whole`)
}
