// The backup of the night: when it runs, what it keeps, and who is told when it does not (L-08).
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminStats } from '#contract/admin/stats.ts'
import { checkBackup } from '#platform/backup/check-backup.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import { createFolder } from '#tests/support/backups.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { openBackupPlace } from './backup-place.ts'
import { readBackupStatus } from './backup-status.ts'
import { runDailyBackup } from './run-daily-backup.ts'

const METRICS_TOKEN = 'a token for the figures of the tests'
const DAY = 86_400_000
const folder = createFolder()
const app = await createTestApp({ metrics: { token: METRICS_TOKEN } })
const admin = (await insertPerson(app.shop, SECRET, { isAdmin: true })).cookie
afterAll(() => app.close())
beforeEach(() => began(new Date()))

/** The shop's database is as old as that, and was never backed up. */
async function began(since: Date): Promise<void> {
  await app.shop.pool.query(
    'UPDATE backup_status SET since = $1, last_good_at = NULL, last_failed_at = NULL',
    [since],
  )
}

function runAt(
  now: Date,
  place = { folder, disk: folderDisk(folder), bucket: undefined as string | undefined },
) {
  const { db, mediaFolder } = app.shop
  const context = { db, now: () => now, log: createLog('silent') }
  return runDailyBackup(context, { disk: folderDisk(mediaFolder), place })
}

const backupsIn = (where: string) => readdirSync(where).filter((name) => name.endsWith('.tar'))

describe('the daily backup (L-08)', () => {
  it('is made at night in Muscat, thins out older ones, and leaves other files alone', async () => {
    const night = new Date('2027-02-03T22:21:00Z')
    await began(new Date(night.getTime() - 400 * DAY))
    for (let day = 1; day <= 20; day++) {
      const date = new Date(night.getTime() - day * DAY).toISOString().slice(0, 10).replaceAll('-', '')
      writeFileSync(join(folder, `aleef-${date}T222100Z.tar`), 'an older one')
    }
    writeFileSync(join(folder, 'mine.tar'), 'a person put it there')
    const broken = join(folder, 'aleef-20260101T222100Z.tar.1.part')
    writeFileSync(broken, 'of a killed process')
    utimesSync(broken, 0, 0)

    await runAt(night)
    const kept = backupsIn(folder)
    // Seven days, two of the weeks before them, and that of a person.
    expect(kept).toHaveLength(7 + 2 + 1)
    expect(kept).toContain('mine.tar')
    expect(existsSync(broken)).toBe(false)
    const checked = await checkBackup(join(folder, 'aleef-20270203T222100Z.tar'))
    expect(checked.manifest.createdAt).toBe(night.toISOString())
    expect(await readBackupStatus(app.shop.db)).toMatchObject({ lastGoodAt: night, lastError: null })
  })

  it('is made once a night, even by two processes at once', async () => {
    const night = new Date(Date.now() + 40 * DAY)
    await began(new Date(0))
    const before = backupsIn(folder).length
    await Promise.all([runAt(night), runAt(night)])
    expect((await readBackupStatus(app.shop.db)).lastGoodAt).toEqual(night)
    await runAt(new Date(night.getTime() + 3_600_000))
    expect((await readBackupStatus(app.shop.db)).lastGoodAt).toEqual(night)
    expect(backupsIn(folder).length).toBeLessThanOrEqual(before + 1)
  })

  it('goes to a bucket and leaves nothing in the folder', async () => {
    const stored = join(folder, 'bucket')
    const backupDir = join(folder, 'made')
    mkdirSync(stored)
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: stored,
      configureBuckets: [{ name: 'backups', configs: [] }],
    })
    const { port } = await server.run()
    const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
    const backupBucket = {
      bucket: 'backups',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      ...key,
    }
    await began(new Date(0))
    await runAt(new Date('2027-03-01T22:21:00Z'), await openBackupPlace({ backupDir, backupBucket }))
    await server.close()
    expect(readdirSync(backupDir)).toEqual([])
    const [name = ''] = readdirSync(join(stored, 'backups')).filter((one) => one.includes('object'))
    expect(name).toContain('aleef-20270301T222100Z.tar')
    await checkBackup(join(stored, 'backups', name))
    expect((await readBackupStatus(app.shop.db)).lastGoodFile).toBe('s3://backups/aleef-20270301T222100Z.tar')
  })
})

describe('a shop without a good backup for two days (L-08)', () => {
  const stats = async () => {
    const response = await app.request('/api/admin/stats', { headers: { Cookie: admin } })
    return ((await response.json()) as AdminStats).attention.backup
  }
  const ageInMetrics = async () => {
    const response = await app.request('/metrics', { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
    return Number(/^aleef_last_backup_age_seconds (\d+)$/m.exec(await response.text())?.[1])
  }

  it('gets no warning while it is new', async () => {
    await began(new Date(Date.now() - DAY))
    expect(await stats()).toBeNull()
    expect(await ageInMetrics()).toBeGreaterThanOrEqual(86_400)
  })

  it('shows it on the office’s first screen and in the metrics, with a failed attempt', async () => {
    const since = new Date(Date.now() - 3 * DAY)
    await began(since)
    expect(await stats()).toEqual({ lastAt: null, failed: false })
    const file = join(folder, 'a-file')
    writeFileSync(file, 'no folder')
    await runAt(new Date(), { folder: join(file, 'below'), disk: folderDisk(folder), bucket: undefined })
    rmSync(file)
    expect(await stats()).toEqual({ lastAt: null, failed: true })
    expect((await readBackupStatus(app.shop.db)).lastError).toContain('ENOTDIR')
    expect(await ageInMetrics()).toBeGreaterThanOrEqual(3 * 86_400)
  })

  it('shows nothing after the next good one', async () => {
    await began(new Date(Date.now() - 3 * DAY))
    await runAt(new Date())
    expect(await stats()).toBeNull()
    expect(await ageInMetrics()).toBeLessThan(3600)
  })
})
