// Calls the shop's verbs directly on the database of a running shop, without HTTP.
import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import type pg from 'pg'
import { connect } from '#platform/database/connect.ts'
import { createImageStore } from '#platform/media/image-store.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import type { Context } from '#server/context.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { createChanges } from '#server/start/listen-for-changes.ts'

/** @param Client of the connections, to record their statements */
export async function openVerbs(
  databaseUrl: string,
  Client?: typeof pg.Client,
): Promise<AsyncDisposable & { context: Context }> {
  const log = createLog('error')
  const db = connect({ url: databaseUrl, log, Client })
  // Without LISTEN, so every read goes to the database.
  const changes = createChanges({ db, url: databaseUrl, log })
  const jobs = await openJobQueue(db, log, { works: false })
  return {
    context: {
      db,
      now: () => new Date(),
      random: (below) => randomInt(below),
      jobs,
      images: createImageStore(folderDisk(tmpdir())),
      changes,
      log,
      baseUrl: 'http://localhost',
      googleSignIn: 'off',
      mailArrives: false,
      mailFrom: undefined,
      production: false,
      debugRoutes: false,
      rateLimitScale: 0,
    },
    async [Symbol.asyncDispose]() {
      await changes.close()
      await jobs.stop()
      await db.$client.end()
    },
  }
}
