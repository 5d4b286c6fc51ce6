// A shop whose workers run, and a mail server to send to. What is opened closes with the test.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, onTestFinished, vi } from 'vitest'
import { createMailer } from '#platform/mail/mailer.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import type { Backups } from '#server/backup/run-daily-backup.ts'
import type { Context } from '#server/context.ts'
import { type JobQueue, openJobQueue } from '#server/jobs/job-queue.ts'
import { startWorkers } from '#server/workers/start-workers.ts'
import { createTestShop, type TestShop } from './test-shop.ts'

export type WorkingShop = TestShop & { queue: JobQueue; dataDir: string; mails(): Email[] | Promise<Email[]> }

export async function openWorkingShop(smtpUrl?: string, over: Partial<Context> = {}): Promise<WorkingShop> {
  const shop = await createTestShop()
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  onTestFinished(() => shop.close())
  const queue = await openJobQueue(shop.db, createLog('silent'))
  const context = { ...shop.context, jobs: queue, log: createLog('silent'), ...over }
  const mailer = createMailer({ smtpUrl, dataDir, baseUrl: context.baseUrl })
  onTestFinished(() => mailer.close())
  onTestFinished(() => queue.stop())
  await startWorkers(context, queue, mailer, backupsInto(dataDir))
  return { ...shop, context, queue, dataDir, mails: () => readOutbox(dataDir) }
}

/** Nothing is backed up in a test of mails: its shop is too young. */
export function backupsInto(folder: string): Backups {
  return { disk: folderDisk(folder), place: { folder, disk: folderDisk(folder), bucket: undefined } }
}

export function outboxFiles(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'outbox'), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .sort()
}

export function readOutbox(dataDir: string): Promise<Email[]> {
  return Promise.all(
    outboxFiles(dataDir).map((name) => PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)))),
  )
}

/** Waits until every mail job of the shop is in this state. */
export async function mailJobsAre(shop: Pick<TestShop, 'pool'>, state: 'retry' | 'completed', count: number) {
  await vi.waitFor(
    async () => {
      const { rows } = await shop.pool.query(`SELECT state FROM pgboss.job WHERE name = 'send-mail'`)
      expect(rows).toEqual(Array(count).fill({ state }))
    },
    { timeout: 15_000, interval: 50 },
  )
}
